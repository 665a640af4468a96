import Foundation

/// Writes one scripted response to a connection, with its faults.
struct ResponseWriter {
    private let socket: Socket

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// False when the other side was gone before the end.
    func write(_ response: ScriptedResponse, hasBody: Bool) -> Bool {
        if response.delay > 0 {
            Thread.sleep(forTimeInterval: response.delay)
        }
        if response.isDropped {
            return true
        }
        if let wire = response.wire {
            return wire.allSatisfy(play)
        }
        guard socket.send(head(of: response)) else {
            return false
        }
        guard hasBody else {
            return true
        }
        let body = response.body.prefix(response.truncatedAfter ?? response.body.count)
        guard let size = response.chunkSize else {
            return socket.send(body)
        }
        let isEnded = body.count == response.body.count
        return writeChunks(of: body, size: size, delay: response.chunkDelay, isEnded: isEnded)
    }

    private func play(_ step: WireStep) -> Bool {
        switch step {
        case .bytes(let bytes):
            return socket.send(bytes)
        case .pause(let seconds):
            Thread.sleep(forTimeInterval: seconds)
            return true
        case .repeated(let bytes, let count, let pause):
            for _ in 0..<count {
                guard socket.send(bytes) else {
                    return false
                }
                if pause > 0 {
                    Thread.sleep(forTimeInterval: pause)
                }
            }
            return true
        case .halfClose:
            socket.halfClose()
            return true
        case .reset:
            socket.reset()
            return true
        }
    }

    private func head(of response: ScriptedResponse) -> Data {
        var lines = ["HTTP/1.1 \(response.status) Scripted", "Connection: \(response.keepsOpen ? "keep-alive" : "close")"]
        lines += response.headers.keys.sorted().map { "\($0): \(response.headers[$0] ?? "")" }
        if response.chunkSize != nil {
            lines.append("Transfer-Encoding: chunked")
        } else if response.status != 204 && response.status != 304 {
            lines.append("Content-Length: \(response.body.count)")
        }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private func writeChunks(of body: Data, size: Int, delay: TimeInterval, isEnded: Bool) -> Bool {
        var rest = body
        while !rest.isEmpty {
            let chunk = rest.prefix(size)
            let framed = Data("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Data("\r\n".utf8)
            guard socket.send(framed) else {
                return false
            }
            rest = rest.dropFirst(size)
            Thread.sleep(forTimeInterval: delay)
        }
        return !isEnded || socket.send(Data("0\r\n\r\n".utf8))
    }
}
