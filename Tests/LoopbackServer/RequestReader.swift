import Foundation

/// Reads one request from a connection.
struct RequestReader {
    private let socket: Socket

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// Nil when the connection ends early or does not speak HTTP.
    func read() -> RecordedRequest? {
        var buffer = Data()
        let end = Data("\r\n\r\n".utf8)
        while buffer.range(of: end) == nil {
            let bytes = socket.receive()
            if bytes.isEmpty {
                return nil
            }
            buffer.append(contentsOf: bytes)
        }
        guard let boundary = buffer.range(of: end) else {
            return nil
        }
        let head = String(decoding: buffer[..<boundary.lowerBound], as: UTF8.self)
        var lines = head.components(separatedBy: "\r\n")
        let words = lines.removeFirst().components(separatedBy: " ")
        guard words.count == 3 else {
            return nil
        }
        let headers = lines.compactMap(headerLine)
        let request = RecordedRequest(method: words[0], target: words[1], headers: headers, body: Data())
        if request.header("Expect")?.lowercased() == "100-continue" {
            socket.send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8))
        }
        guard let body = readBody(of: request, beginning: Data(buffer[boundary.upperBound...])) else {
            return nil
        }
        return RecordedRequest(method: words[0], target: words[1], headers: headers, body: body)
    }

    private func headerLine(_ line: String) -> RecordedRequest.HeaderLine? {
        guard let colon = line.firstIndex(of: ":") else {
            return nil
        }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        return RecordedRequest.HeaderLine(name: String(line[..<colon]), value: value)
    }

    private func readBody(of request: RecordedRequest, beginning: Data) -> Data? {
        var body = beginning
        if request.header("Transfer-Encoding")?.lowercased() == "chunked" {
            let end = Data("0\r\n\r\n".utf8)
            while body.suffix(end.count) != end {
                let bytes = socket.receive()
                if bytes.isEmpty {
                    return nil
                }
                body.append(contentsOf: bytes)
            }
            return joinedChunks(body)
        }
        let length = request.header("Content-Length").flatMap { Int($0) } ?? 0
        while body.count < length {
            let bytes = socket.receive()
            if bytes.isEmpty {
                return nil
            }
            body.append(contentsOf: bytes)
        }
        return body
    }

    private func joinedChunks(_ data: Data) -> Data {
        var rest = data
        var result = Data()
        while let line = rest.range(of: Data("\r\n".utf8)) {
            let size = Int(String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16) ?? 0
            if size == 0 {
                break
            }
            rest = Data(rest[line.upperBound...])
            result.append(rest.prefix(size))
            rest = Data(rest.dropFirst(size + 2))
        }
        return result
    }
}
