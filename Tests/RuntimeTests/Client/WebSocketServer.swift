import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A WebSocket service on the loopback interface: a thread for each connection runs what the test says.
final class WebSocketServer: Sendable {
    /// The service's end of a connection.
    final class Peer: @unchecked Sendable {
        /// The request for the connection.
        let head: [String]
        private var reader: WebSocketReader
        private let socket: Socket

        init(head: [String], reader: WebSocketReader, socket: Socket) {
            self.head = head
            self.reader = reader
            self.socket = socket
        }

        func send(_ frame: WebSocketFrame) {
            socket.send(Data(frame.bytes()))
        }

        func send(_ text: String) {
            send(.text(text))
        }

        /// The next frame that isn't a ping, which is answered.
        func receive() -> WebSocketFrame? {
            while let frame = reader.frame() {
                guard frame.kind == .ping else {
                    return frame
                }
                send(WebSocketFrame(.pong, frame.payload))
            }
            return nil
        }

        /// The same with pings, of which none is answered.
        func receiveAll() -> WebSocketFrame? {
            reader.frame()
        }
    }

    let port: UInt16
    private let listener: Int32
    private let open = Locked<[Int32]>([])

    init(_ script: @escaping @Sendable (Peer) -> Void) throws {
        (listener, port) = try Socket.listenOnLoopback()
        Thread.detachNewThread { [self] in
            while true {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0 else {
                    return
                }
                open.withLock { $0.append(descriptor) }
                Thread.detachNewThread { [self] in
                    serve(Socket(descriptor), script)
                    open.withLock { $0.removeAll { $0 == descriptor } }
                    Socket.close(descriptor)
                }
            }
        }
    }

    var baseURL: String {
        "http://127.0.0.1:\(port)"
    }

    /// Takes no more connections, and cuts off those that there are.
    func stop() {
        Socket.close(listener)
        open.withLock { descriptors in
            for descriptor in descriptors {
                _ = shutdown(descriptor, Int32(SHUT_RDWR))
            }
        }
    }

    private func serve(_ socket: Socket, _ script: (Peer) -> Void) {
        var reader = WebSocketReader(socket)
        guard let head = reader.head(), let key = head.header("Sec-WebSocket-Key") else {
            return
        }
        if head.first?.contains("/forbidden") == true {
            socket.send(Data("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n".utf8))
            return
        }
        var reply = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        reply += "Sec-WebSocket-Accept: \(webSocketAccept(key))\r\n"
        if let name = head.header("Sec-WebSocket-Protocol")?.split(separator: ",").last {
            reply += "Sec-WebSocket-Protocol: \(name.trimmingCharacters(in: .whitespaces))\r\n"
        }
        socket.send(Data((reply + "\r\n").utf8))
        script(Peer(head: head, reader: reader, socket: socket))
    }
}
