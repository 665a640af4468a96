import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A small HTTP/1.1 server on the loopback interface, with a connection for each request.
public final class Server: Sendable {
    /// A request with its whole body.
    public struct Request: Sendable {
        public var method: String
        /// Path and query as they were sent.
        public var target: String
        /// By their names in small letters.
        public var headers: [String: String]
        public var body: Data
    }

    /// What is sent back.
    public struct Response: Sendable {
        public var status: Int
        public var headers: [String: String]
        /// They are sent one after another, with a pause behind each.
        public var pieces: [String]

        public init(_ status: Int, headers: [String: String] = [:], _ body: String = "") {
            self.init(status, headers: headers, pieces: [body])
        }

        public init(_ status: Int, headers: [String: String] = [:], pieces: [String]) {
            self.status = status
            self.headers = headers
            self.pieces = pieces
        }
    }

    /// `http://127.0.0.1:PORT`
    public let baseURL: String
    private let socket: Socket
    private let answer: @Sendable (Request) -> Response

    /// Listens on a free port until the process ends.
    public init(_ answer: @escaping @Sendable (Request) -> Response) throws {
        self.answer = answer
        let (socket, port) = try Socket.listening()
        self.socket = socket
        baseURL = "http://127.0.0.1:\(port)"
        Thread.detachNewThread { [self] in
            while let connection = self.socket.accepted() {
                Thread.detachNewThread { [self] in serve(connection) }
            }
        }
    }

    private func serve(_ connection: Socket) {
        defer { connection.close() }
        guard let request = read(connection) else { return }
        let response = answer(request)
        var lines = ["HTTP/1.1 \(response.status) Answered", "Connection: close"]
        lines += response.headers.map { "\($0): \($1)" }
        let length = response.pieces.reduce(0) { $0 + $1.utf8.count }
        if response.status != 204 { lines.append("Content-Length: \(length)") }
        connection.send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        for (index, piece) in response.pieces.enumerated() {
            if index > 0 { Thread.sleep(forTimeInterval: 0.05) }
            connection.send(Data(piece.utf8))
        }
    }

    private func read(_ connection: Socket) -> Request? {
        var bytes = Data()
        let blank = Data("\r\n\r\n".utf8)
        while bytes.range(of: blank) == nil {
            guard let more = connection.receive() else { return nil }
            bytes += more
        }
        guard let end = bytes.range(of: blank) else { return nil }
        var lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines.removeFirst().components(separatedBy: " ")
        guard words.count == 3 else { return nil }
        var headers: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] = parts.last.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        var body = Data(bytes[end.upperBound...])
        let length = headers["content-length"].flatMap { Int($0) } ?? 0
        while body.count < length {
            guard let more = connection.receive() else { return nil }
            body += more
        }
        return Request(method: words[0], target: words[1], headers: headers, body: body)
    }
}
