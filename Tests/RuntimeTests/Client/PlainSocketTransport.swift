import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// WebSockets over plain sockets to this machine: Foundation has none where its libcurl was built without them.
struct PlainSocketTransport: SocketTransport {
    func connect(_ request: URLRequest, subprotocols: [String]) async throws -> any SocketConnection {
        let socket = try Socket.connect(toPort: UInt16(request.url?.port ?? 0))
        let connection = PlainSocket(socket)
        try await connection.open(request, subprotocols: subprotocols)
        return connection
    }
}

extension Socket {
    fileprivate static func connect(toPort port: UInt16) throws -> Socket {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                #if canImport(Glibc)
                    Glibc.connect(descriptor, address, length) == 0
                #elseif canImport(Musl)
                    Musl.connect(descriptor, address, length) == 0
                #else
                    Darwin.connect(descriptor, address, length) == 0
                #endif
            }
        }
        guard isConnected else {
            Socket.close(descriptor)
            throw URLError(.cannotConnectToHost)
        }
        return Socket(descriptor)
    }
}

/// A connection whose bytes are read on a queue of its own, while somebody waits for a message.
private final class PlainSocket: SocketConnection {
    private struct State {
        var subprotocol: String?
        var pongs: [Int: CheckedContinuation<Void, any Error>] = [:]
        var lastPing: Int = 0
        var closed: ChannelClosed?
    }

    private let socket: Socket
    private let reader: Locked<WebSocketReader>
    private let reading = DispatchQueue(label: "reading")
    private let writing = DispatchQueue(label: "writing")
    private let state = Locked(State())

    init(_ socket: Socket) {
        self.socket = socket
        reader = Locked(WebSocketReader(socket))
    }

    deinit {
        socket.close()
    }

    var subprotocol: String? {
        state.value.subprotocol
    }

    func open(_ request: URLRequest, subprotocols: [String]) async throws {
        let key = Data((0..<16).map { _ in UInt8.random(in: 0...255) }).base64EncodedString()
        let url = request.url
        var text = "GET \(url?.path ?? "/")\(url?.query.map { "?" + $0 } ?? "") HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        text +=
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \(key)\r\n"
        if !subprotocols.isEmpty {
            text += "Sec-WebSocket-Protocol: \(subprotocols.joined(separator: ", "))\r\n"
        }
        for (name, value) in request.allHTTPHeaderFields ?? [:] {
            text += "\(name): \(value)\r\n"
        }
        let asked = text + "\r\n"
        let head: [String]? = try await cancelling {
            await onQueue(reading) { [self] in
                socket.send(Data(asked.utf8))
                return reader.withLock { $0.head() }
            }
        }
        guard let head, let status = head.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw URLError(.networkConnectionLost)
        }
        guard status == 101, head.header("Sec-WebSocket-Accept") == webSocketAccept(key) else {
            throw SocketRefusal(statusCode: status)
        }
        state.withLock { $0.subprotocol = head.header("Sec-WebSocket-Protocol") }
    }

    func send(_ message: SocketMessage) async throws {
        let frame: WebSocketFrame
        switch message {
        case .text(let text):
            frame = .text(text)
        case .data(let data):
            frame = WebSocketFrame(.data, Array(data))
        }
        try await write(frame)
    }

    func receive() async throws -> SocketMessage {
        while true {
            let frame: WebSocketFrame? = try await cancelling {
                await onQueue(reading) { [self] in
                    reader.withLock { $0.frame() }
                }
            }
            guard let frame else {
                throw state.value.closed ?? ChannelClosed(.abnormal)
            }
            switch frame.kind {
            case .text:
                return .text(String(decoding: frame.payload, as: UTF8.self))
            case .data:
                return .data(Data(frame.payload))
            case .ping:
                try await write(WebSocketFrame(.pong, frame.payload))
            case .pong:
                state.withLock { $0.pongs.removeValue(forKey: Int(frame.payload.first ?? 0)) }?.resume()
            case .close:
                let (code, reason) = frame.closing
                throw ChannelClosed(ChannelCloseCode(rawValue: code), reason: reason)
            }
        }
    }

    func ping() async throws {
        try Task.checkCancellation()
        let id: Int = state.withLock { state in
            state.lastPing = (state.lastPing + 1) % 256
            return state.lastPing
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                state.withLock { $0.pongs[id] = continuation }
                writing.async { [self] in
                    write(now: WebSocketFrame(.ping, [UInt8(id)]))
                }
                if Task.isCancelled {
                    giveUp(id)
                }
            }
        } onCancel: {
            giveUp(id)
        }
    }

    func close(_ reason: ChannelClosed) async {
        state.withLock { $0.closed = $0.closed ?? reason }
        _ = await onQueue(writing) { [self] in
            write(now: .close(reason.code.rawValue, reason.reason))
        }
        _ = shutdown(socket.descriptor, Int32(SHUT_RDWR))
        let waiting = state.withLock { state in
            defer {
                state.pongs = [:]
            }
            return Array(state.pongs.values)
        }
        for pong in waiting {
            pong.resume(throwing: ChannelClosed(.abnormal))
        }
    }

    private func giveUp(_ id: Int) {
        state.withLock { $0.pongs.removeValue(forKey: id) }?.resume(throwing: CancellationError())
    }

    private func write(_ frame: WebSocketFrame) async throws {
        let isSent: Bool = await onQueue(writing) { [self] in
            write(now: frame)
        }
        if !isSent {
            throw ChannelClosed(.abnormal)
        }
    }

    @discardableResult
    private func write(now frame: WebSocketFrame) -> Bool {
        socket.send(Data(frame.bytes(mask: (0..<4).map { _ in UInt8.random(in: 0...255) })))
    }

    private func cancelling<Value: Sendable>(_ work: () async -> Value) async throws -> Value {
        try Task.checkCancellation()
        let value: Value = await withTaskCancellationHandler {
            await work()
        } onCancel: {
            writing.async { [self] in
                write(now: .close(1001, ""))
                _ = shutdown(socket.descriptor, Int32(SHUT_RDWR))
            }
        }
        try Task.checkCancellation()
        return value
    }
}

private func onQueue<Value: Sendable>(_ queue: DispatchQueue, _ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
        queue.async {
            continuation.resume(returning: work())
        }
    }
}
