import APIModel
import Diagnostics

/// A reply of the server, before it is written as bytes.
struct Reply: Sendable {
    /// A message that is sent some time after the one before it.
    struct Event: Sendable {
        var delay: Int
        /// JSON, until it is written in the format of its stream.
        var bytes: [UInt8]
        /// `event`, `id` and `retry` of an event of `text/event-stream`.
        var fields: [(name: String, value: String)] = []
    }

    enum Body: Sendable {
        case bytes([UInt8])
        /// The body is sent in chunks, each at its time. It ends after the last one, or stays open.
        case events([Event], staysOpen: Bool)
        /// The connection becomes a WebSocket, on which the server sends these messages.
        case messages([Event], staysOpen: Bool)
    }

    /// How a connection misbehaves.
    enum Fault: String, Sendable, CaseIterable {
        /// The connection is reset instead of a reply.
        case reset = "drop"
        /// The connection ends in the middle of the body.
        case cut
        /// The server never answers.
        case silence
    }

    var status: Int
    var headers: [(name: String, value: String)] = []
    var body: Body
    /// Milliseconds before the first byte.
    var delay = 0
    var fault: Fault?
    /// Whether the description has the header `ETag` for it, which is sent for every method, as a hash of the bytes.
    var hasTag = false
    /// The reason for this reply, for the log of calls.
    var reason: String?

    init(_ status: Int, _ bytes: [UInt8] = [], type: String? = nil) {
        self.status = status
        body = .bytes(bytes)
        if let type { headers.append(("Content-Type", type)) }
    }

    /// A problem in the format of RFC 9457: `{"title": …, "status": …, "detail": …}`.
    static func problem(_ status: Int, _ detail: String, at place: String? = nil) -> Reply {
        var json = JSONWriter()
        json.object { json in
            json.field("title", Reply.phrase(of: status))
            json.field("status", status)
            json.field("detail", detail)
            if let place { json.field("description", place) }
        }
        var reply = Reply(status, json.bytes, type: "application/problem+json")
        reply.reason = detail
        return reply
    }

    /// The permission that a browser needs before a page of another site can call an operation.
    static func preflight(of request: Request) -> Reply {
        var reply = Reply(204)
        reply.set("Access-Control-Allow-Origin", "*")
        reply.set("Access-Control-Allow-Methods", request.header("Access-Control-Request-Method") ?? "*")
        if let headers = request.header("Access-Control-Request-Headers") {
            reply.set("Access-Control-Allow-Headers", headers)
        }
        reply.set("Access-Control-Max-Age", "600")
        return reply
    }

    func header(_ name: String) -> String? { headers.first { $0.name.lowercased() == name.lowercased() }?.value }

    mutating func set(_ name: String, _ value: String) {
        headers.removeAll { $0.name.lowercased() == name.lowercased() }
        headers.append((name, value))
    }

    var isJSON: Bool { header("Content-Type").map { MediaType($0).isJSON } ?? false }

    var hasNoBody: Bool { status < 200 || status == 204 || status == 304 }

    /// The head, and the body if it is sent at once.
    func bytes(to method: String, keepsAlive: Bool) -> [UInt8] {
        var head = "HTTP/1.1 \(status) \(Reply.phrase(of: status))\r\n"
        for (name, value) in headers where Reply.isSent(name) { head += "\(name): \(Reply.line(value))\r\n" }
        switch body {
        case .bytes(let content):
            if !hasNoBody || status == 304 && !content.isEmpty { head += "Content-Length: \(content.count)\r\n" }
        case .events: head += "Transfer-Encoding: chunked\r\n"
        case .messages: break
        }
        if !keepsAlive { head += "Connection: close\r\n" }
        var bytes = Array((head + "\r\n").utf8)
        if case .bytes(let content) = body, method != "HEAD", !hasNoBody { bytes += content }
        return bytes
    }

    /// Whether a header of the description is sent: HTTP has to allow its name. The server itself writes the headers
    /// that determine the end of the body, whatever the example is.
    static func isSent(_ name: String) -> Bool {
        HTTPToken.isValid(name) && !["content-length", "transfer-encoding"].contains(name.lowercased())
    }

    /// A text that can be the value of a header: without control characters.
    private static func line(_ text: String) -> String {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } ? text : String(text.filter { !$0.isNewline && $0 != "\0" })
    }

    static func chunk(_ bytes: [UInt8]) -> [UInt8] {
        Array((String(bytes.count, radix: 16) + "\r\n").utf8) + bytes + Array("\r\n".utf8)
    }

    static func phrase(of status: Int) -> String { phrases[status] ?? "Status \(status)" }

    private static let phrases: [Int: String] = [
        100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content",
        206: "Partial Content", 301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
        307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
        404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable", 409: "Conflict", 410: "Gone",
        412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
        416: "Range Not Satisfiable", 421: "Misdirected Request", 422: "Unprocessable Content",
        429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
        501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
        505: "HTTP Version Not Supported", 507: "Insufficient Storage",
    ]
}

extension Reply.Event {
    static let fieldNames = ["event", "id", "retry"]

    init(delay: Int, value: Literal) { self.init(delay: delay, bytes: JSON.bytes(of: value)) }

    /// An event from its complete form in a description or a scenario: `{ event: added, data: { id: 7 } }`
    init(of event: Literal, delay: Int = 0) {
        self.init(delay: delay, value: event["data"] ?? .null)
        fields = Self.fieldNames.compactMap { name in
            (event[name]?.plainText?.filter { !$0.isNewline && $0 != "\0" }).map { (name, $0) }
        }
    }

    /// The event in `text/event-stream`. A text is sent as it is, anything else as JSON.
    func lines(isText: Bool) -> [UInt8] {
        var text = fields.map { "\($0.name): \($0.value)\n" }.joined()
        let json = String(decoding: bytes, as: UTF8.self)
        let data = isText ? JSON.read(bytes).value?.plainText ?? json : json
        // Only these end a line of a stream; a text can have others, such as U+2028.
        let ends: Set<Character> = ["\n", "\r", "\r\n"]
        for line in data.split(omittingEmptySubsequences: false, whereSeparator: ends.contains) {
            text += "data: \(line)\n"
        }
        return Array((text + "\n").utf8)
    }
}

extension Reply {
    /// The reply in the form that the request's headers ask for: unchanged (304), in part (206), or compressed.
    func negotiated(with request: Request) -> Reply {
        guard case .bytes(let content) = body, fault == nil, (200..<300).contains(status) else { return self }
        var reply = self
        let isRead = request.method == "GET" || request.method == "HEAD"
        guard isRead || hasTag else { return reply }
        let tag = header("ETag") ?? "\"\(Reply.hash(of: content))\""
        reply.set("ETag", tag)
        guard isRead else { return reply }
        if let wanted = request.header("If-None-Match"), Reply.matches(wanted, tag) {
            reply.status = 304
            reply.body = .bytes([])
            reply.headers.removeAll { $0.name == "Content-Type" }
            return reply
        }
        guard status == 200 else { return reply }
        reply.set("Accept-Ranges", "bytes")
        let condition = request.header("If-Range")
        if let text = request.header("Range"), text.hasPrefix("bytes="), condition == nil || condition == tag {
            return reply.part(text.dropFirst(6), of: content)
        }
        if Reply.takesGzip(request), !content.isEmpty {
            reply.set("Content-Encoding", "gzip")
            reply.set("Vary", "Accept-Encoding")
            reply.body = .bytes(Gzip.wrapped(content))
        }
        return reply
    }

    private static func matches(_ wanted: String, _ tag: String) -> Bool {
        let plain = tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
        return wanted.split(separator: ",").contains { given in
            var given = given.drop(while: \.isWhitespace)
            if given.hasPrefix("W/") { given = given.dropFirst(2) }
            while given.last?.isWhitespace == true { given.removeLast() }
            return given == "*" || given == plain
        }
    }

    /// `gzip;q=0` is a refusal.
    private static func takesGzip(_ request: Request) -> Bool {
        (request.header("Accept-Encoding") ?? "").lowercased().split(separator: ",").contains { coding in
            let parts = coding.filter { !$0.isWhitespace }.split(separator: ";")
            return parts.first == "gzip" && !parts.dropFirst().contains { $0 == "q=0" || $0.hasPrefix("q=0.000") }
        }
    }

    /// One range of bytes: `0-499`, `500-`, `-500`. For several ranges, the whole is sent, as HTTP allows.
    private func part(_ range: Substring, of content: [UInt8]) -> Reply {
        let bounds = range.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard bounds.count == 2, !range.contains(",") else { return self }
        let (first, last) = (Int(bounds[0]), UInt(bounds[1]).map { Int(clamping: $0) })
        let start: Int
        switch (first, last) {
        case (let first?, _): start = first
        case (nil, let last?) where bounds[0].isEmpty: start = max(0, content.count - last)
        default: return self
        }
        let end = first == nil ? content.count : min(content.count, last.map { $0 == .max ? .max : $0 + 1 } ?? .max)
        var reply = self
        guard start < content.count, start < end else {
            reply = Reply(416)
            reply.set("Content-Range", "bytes */\(content.count)")
            return reply
        }
        reply.status = 206
        reply.set("Content-Range", "bytes \(start)-\(end - 1)/\(content.count)")
        reply.body = .bytes(Array(content[start..<end]))
        return reply
    }

    /// FNV-1a of the bytes, in hexadecimal digits.
    static func hash(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}

/// The format of gzip without its compression, which needs no library and which every client reads.
enum Gzip {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    static func wrapped(_ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
        var start = 0
        repeat {
            let count = min(0xFFFF, content.count - start)
            bytes.append(start + count == content.count ? 1 : 0)
            bytes += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
            bytes += content[start..<start + count]
            start += count
        } while start < content.count
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in content { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
        for value in [~sum, UInt32(truncatingIfNeeded: content.count)] {
            for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(value >> shift & 0xFF)) }
        }
        return bytes
    }
}
