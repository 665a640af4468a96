import APIModel

/// Reads HTTP/1.1 requests from the bytes of a connection, as they arrive. It allows one form of everything: requests
/// that two servers could read differently (a length beside chunks, a folded header, a bare line feed) are refused,
/// since they can smuggle others.
struct RequestParser {
    /// The reason why a request is refused, and the status for it; the connection ends after the reply.
    struct Refusal: Error {
        let status: Int
        let reason: String

        init(_ status: Int, _ reason: String) {
            self.status = status
            self.reason = reason
        }
    }

    enum Progress {
        /// More bytes are needed.
        case more
        /// The head is complete, and the client waits for permission to send the body.
        case expectsContinue
        case request(Request)
    }

    /// The largest head, and the largest body that is kept.
    static let headLimit = 64 << 10
    static let keptBody = 1 << 20

    private enum State {
        case head
        case body(left: Int)
        case chunkSize
        case chunk(left: Int)
        case chunkEnd
        case trailers(left: Int)
    }

    private var state = State.head
    private var buffer: [UInt8] = []
    /// The offset of the bytes that are still to be read. Earlier bytes are removed only when others arrive, since
    /// moving the rest for each chunk would take long.
    private var start = 0
    /// The offset up to which the buffer was searched for the end of a head or line.
    private var searched = 0
    private var request: Request?
    /// Whether the connection stays open after the request.
    private(set) var keepsAlive = true

    /// The number of bytes that wait to be read.
    var buffered: Int { buffer.count - start }

    /// The number of bytes that are kept.
    var held: Int { buffer.count + (request?.body.count ?? 0) }

    /// Whether the head was read, and the body is still arriving.
    var isInBody: Bool { request != nil }

    /// Whether no byte of a request has arrived.
    var isIdle: Bool { request == nil && buffered == 0 }

    mutating func feed(_ bytes: UnsafeRawBufferPointer) {
        buffer.removeFirst(start)
        (start, searched) = (0, max(0, searched - start))
        buffer.append(contentsOf: bytes)
    }

    /// Reads the next request, as far as it has arrived.
    mutating func next() throws(Refusal) -> Progress {
        while true {
            switch state {
            case .head:
                guard let end = end(of: [0x0D, 0x0A, 0x0D, 0x0A], limit: Self.headLimit) else {
                    if buffered > Self.headLimit { throw Refusal(431, "the head has over 64 KiB") }
                    try refuseWrongStart()
                    return .more
                }
                let head = Array(buffer[start..<end])
                drop(end + 4 - start)
                if try readHead(head) { return .expectsContinue }
            case .body(let left):
                let count = min(left, buffered)
                take(count)
                if count < left {
                    state = .body(left: left - count)
                    return .more
                }
                return finish()
            case .chunkSize:
                guard let line = try line() else { return .more }
                let size = try chunkSize(line)
                state = size == 0 ? .trailers(left: 8 << 10) : .chunk(left: size)
            case .chunk(let left):
                let count = min(left, buffered)
                take(count)
                guard count == left else {
                    state = .chunk(left: left - count)
                    return .more
                }
                state = .chunkEnd
            case .chunkEnd:
                guard let line = try line() else { return .more }
                guard line.isEmpty else { throw Refusal(400, "a chunk is longer than its size") }
                state = .chunkSize
            case .trailers(let left):
                guard let line = try line() else { return .more }
                if line.isEmpty { return finish() }
                guard line.count < left else { throw Refusal(431, "the trailers are too long") }
                state = .trailers(left: left - line.count)
            }
        }
    }

    private mutating func finish() -> Progress {
        defer { request = nil }
        state = .head
        return request.map { .request($0) } ?? .more
    }

    // MARK: Bytes

    private mutating func drop(_ count: Int) {
        start += min(count, buffered)
        searched = start
    }

    /// Moves bytes of the body into the request, as far as they are kept.
    private mutating func take(_ count: Int) {
        let room = Self.keptBody - (request?.body.count ?? 0)
        if request?.body.count == request?.bodyLength { request?.body += buffer[start...].prefix(min(count, room)) }
        request?.bodyLength += count
        drop(count)
    }

    private mutating func end(of mark: [UInt8], limit: Int) -> Int? {
        var index = max(start, searched - mark.count + 1)
        let last = min(buffer.count, start + limit + mark.count) - mark.count
        while index <= last {
            if buffer[index] == mark[0], buffer[index..<index + mark.count].elementsEqual(mark) { return index }
            index += 1
        }
        searched = buffer.count
        return nil
    }

    /// The next line of the chunked format, without its end.
    private mutating func line() throws(Refusal) -> [UInt8]? {
        guard let end = end(of: [0x0D, 0x0A], limit: 4 << 10) else {
            if buffered > 4 << 10 { throw Refusal(400, "a line of the chunked body is too long") }
            return nil
        }
        let line = Array(buffer[start..<end])
        drop(end + 2 - start)
        return line
    }

    /// `1a;ext=1` → 26
    private func chunkSize(_ line: [UInt8]) throws(Refusal) -> Int {
        let digits = line.prefix { $0 != UInt8(ascii: ";") }
        guard !digits.isEmpty, digits.count <= 8 else { throw Refusal(400, "a chunk has no size") }
        var size = 0
        for byte in digits {
            guard let digit = PercentEncoding.digit(byte) else { throw Refusal(400, "a chunk has no size") }
            size = size << 4 | Int(digit)
        }
        return size
    }

    /// Refuses a client that doesn't speak HTTP at once, instead of waiting until its time is over.
    private func refuseWrongStart() throws(Refusal) {
        if let first = buffer[start...].first, !HTTPToken.isValid(String(decoding: [first], as: UTF8.self)) {
            throw Refusal(400, first == 0x16 ? "this server speaks HTTP, not HTTPS" : "this isn't an HTTP request")
        }
    }

    // MARK: Head

    /// Reads the head and decides how the body is sent; true if the client waits for permission to send it.
    private mutating func readHead(_ head: [UInt8]) throws(Refusal) -> Bool {
        var lines = head.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            line.last == 0x0D ? line.dropLast() : line
        }
        // The head's end isn't part of `head`, so that the last line has no line break.
        guard head.count(of: 0x0A) == head.count(of: 0x0D), !head.contains(0) else {
            throw Refusal(400, "a line of the head doesn't end with CR LF, or contains a NUL")
        }
        let (first, place) = try requestLine(Array(lines.removeFirst()))
        var request = first
        guard lines.count <= 200 else { throw Refusal(431, "there are over 200 headers") }
        for line in lines {
            let (name, value) = try header(line)
            request.add(header: name, value)
        }
        let isOld = keepsAlive == false
        let connection = request.header("Connection")?.lowercased() ?? ""
        keepsAlive = isOld ? connection.contains("keep-alive") : !connection.contains("close")
        let hosts = request.values(of: "Host")
        guard hosts.count == 1 || isOld && hosts.isEmpty, place.isEmpty || place == hosts.first?.lowercased() else {
            throw Refusal(400, "a request needs exactly one `Host` header")
        }
        state = try framing(of: request)
        self.request = request
        if case .body(left: 0) = state { return false }
        return request.header("Expect")?.lowercased() == "100-continue" && buffered == 0
    }

    /// `GET /users?limit=1 HTTP/1.1`; the target can also be a whole URL, as for proxies, whose host is `place`.
    private mutating func requestLine(_ line: [UInt8]) throws(Refusal) -> (Request, place: String) {
        let words = line.split(separator: 0x20, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard words.count == 3, HTTPToken.isValid(words[0]) else { throw Refusal(400, "this isn't an HTTP request") }
        guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
            throw Refusal(505, "this server speaks HTTP/1.1")
        }
        keepsAlive = words[2] == "HTTP/1.1"
        var (target, place) = (words[1][...], "")
        guard target.utf8.count <= 16 << 10 else { throw Refusal(414, "the target has over 16 KiB") }
        guard target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) else {
            throw Refusal(400, "the target has a character that must be percent-encoded")
        }
        if let scheme = target.firstRange(of: "://"), !target.hasPrefix("/") {
            place = target[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" }.lowercased()
            target = target[scheme.upperBound...].drop { $0 != "/" }
            if target.isEmpty { target = "/" }
        }
        guard target.hasPrefix("/") || target == "*" else { throw Refusal(400, "the target isn't a path") }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let query = parts.count > 1 ? String(parts[1]) : nil
        return (Request(method: words[0], path: String(parts[0]), query: query), place)
    }

    private func header(_ line: ArraySlice<UInt8>) throws(Refusal) -> (name: String, value: String) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw Refusal(400, "a header has no value") }
        let name = String(decoding: line[..<colon], as: UTF8.self)
        guard HTTPToken.isValid(name) else { throw Refusal(400, "a header has no name that HTTP allows") }
        var value = line[line.index(after: colon)...]
        let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        value = value.drop(while: isSpace)
        while let last = value.last, isSpace(last) { value.removeLast() }
        guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            throw Refusal(400, "a control character in header `\(name)`")
        }
        return (name, String(decoding: value, as: UTF8.self))
    }

    private func framing(of request: Request) throws(Refusal) -> State {
        let lengths = request.values(of: "Content-Length")
        let codings = request.values(of: "Transfer-Encoding")
        guard lengths.isEmpty || codings.isEmpty, lengths.count < 2, codings.count < 2 else {
            throw Refusal(400, "the length of the body is given twice")
        }
        if let coding = codings.first {
            guard coding.lowercased() == "chunked" else {
                throw Refusal(501, "`chunked` is the only transfer coding that this server reads")
            }
            return .chunkSize
        }
        guard let text = lengths.first else { return .body(left: 0) }
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let length = Int(text) else {
            throw Refusal(400, "`Content-Length` isn't a number")
        }
        return .body(left: length)
    }
}

extension [UInt8] { fileprivate func count(of byte: UInt8) -> Int { reduce(0) { $1 == byte ? $0 + 1 : $0 } } }
