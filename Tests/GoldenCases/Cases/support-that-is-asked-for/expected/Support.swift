import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A coding key made from any text: `AnyCodingKey("x-rate")`.
nonisolated struct AnyCodingKey: CodingKey, Hashable, Sendable {
    let stringValue: String

    var intValue: Int? {
        nil
    }

    init(_ name: String) {
        stringValue = name
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        stringValue = String(intValue)
    }
}

/// The code and the reason with which a connection was closed.
nonisolated struct ChannelClosed: Error, Hashable, Sendable, LocalizedError {
    let code: ChannelCloseCode
    /// A text from the side that closed the connection.
    let reason: String

    init(_ code: ChannelCloseCode, reason: String = "") {
        self.code = code
        self.reason = reason
    }

    var errorDescription: String? {
        "The connection was closed (\(code.rawValue))\(reason.isEmpty ? "" : ": \(reason)")"
    }
}

/// The close code of a WebSocket. An application's own codes are 4000 to 4999.
nonisolated struct ChannelCloseCode: RawRepresentable, Hashable, Sendable {
    static let normal = ChannelCloseCode(rawValue: 1000)
    static let goingAway = ChannelCloseCode(rawValue: 1001)
    static let protocolError = ChannelCloseCode(rawValue: 1002)
    static let unsupportedData = ChannelCloseCode(rawValue: 1003)
    /// No code was given.
    static let none = ChannelCloseCode(rawValue: 1005)
    /// The connection broke without being closed.
    static let abnormal = ChannelCloseCode(rawValue: 1006)
    static let invalidData = ChannelCloseCode(rawValue: 1007)
    static let policyViolation = ChannelCloseCode(rawValue: 1008)
    static let messageTooBig = ChannelCloseCode(rawValue: 1009)
    static let internalError = ChannelCloseCode(rawValue: 1011)
    static let serviceRestart = ChannelCloseCode(rawValue: 1012)
    static let tryAgainLater = ChannelCloseCode(rawValue: 1013)
    static let badGateway = ChannelCloseCode(rawValue: 1014)

    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Whether the same request may well succeed later.
    var isTemporary: Bool {
        let temporary: [ChannelCloseCode] = [
            .goingAway, .none, .abnormal, .internalError, .serviceRestart, .tryAgainLater, .badGateway,
        ]
        return temporary.contains(self)
    }
}

/// An error on this side that ends a connection.
nonisolated enum ChannelError: Error, Hashable, Sendable, LocalizedError {
    /// The service didn't answer a ping in time.
    case unanswered
    /// More messages arrived than the buffer holds, and its policy is to fail.
    case overflow

    var errorDescription: String? {
        switch self {
        case .unanswered:
            return "The service doesn't answer."
        case .overflow:
            return "More messages came than were read."
        }
    }
}

/// Reads the parts of a date from left to right. A part that doesn't fit gives nil or false.
nonisolated struct DateScanner {
    private let bytes: [UInt8]
    private var position: Int = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool {
        position == bytes.count
    }

    /// Takes one character if it is among the given ones.
    mutating func skip(_ characters: String) -> Bool {
        guard position < bytes.count else {
            return false
        }
        let byte: UInt8 = bytes[position]
        let isFound: Bool = characters.utf8.contains(byte)
        position += isFound ? 1 : 0
        return isFound
    }

    /// Takes a number with exactly this many digits.
    mutating func number(digits: Int) -> Int? {
        guard position + digits <= bytes.count else {
            return nil
        }
        var number: Int = 0
        for byte in bytes[position..<position + digits] {
            guard byte >= 0x30, byte <= 0x39 else {
                return nil
            }
            number = number * 10 + Int(byte - 0x30)
        }
        position += digits
        return number
    }

    /// Takes `.25` as 0.25, and nothing as 0.
    mutating func fraction() -> Double? {
        guard skip(".,") else {
            return 0
        }
        let start: Int = position
        var fraction: Double = 0
        var unit: Double = 1
        while let digit = number(digits: 1) {
            // Further digits exceed the precision of a `Double`, and would overflow to infinity.
            if position - start <= 15 {
                unit *= 10
                fraction = fraction * 10 + Double(digit)
            }
        }
        return position > start ? fraction / unit : nil
    }

    /// Takes a time zone as seconds east of UTC: `Z` → 0, `+02:00` → 7200, nothing → 0.
    mutating func offset() -> Int? {
        if isAtEnd || skip("Zz") {
            return 0
        }
        let sign: Int
        if skip("+") {
            sign = 1
        } else if skip("-") {
            sign = -1
        } else {
            return nil
        }
        guard let hours = number(digits: 2), hours < 24 else {
            return nil
        }
        if isAtEnd {
            return sign * hours * 3_600
        }
        _ = skip(":")
        guard let minutes = number(digits: 2), minutes < 60 else {
            return nil
        }
        return sign * (hours * 3_600 + minutes * 60)
    }
}

/// Where and why a body couldn't be decoded.
nonisolated struct DecodingFailure: Error, Sendable {
    /// The requested type.
    let type: String
    /// The place in the body: `items[3].price`; empty for the whole body.
    let path: String
    let reason: String
    /// The beginning of the body, without credentials.
    let excerpt: String
    let reply: HTTPReply

    init(of type: Any.Type, path: String = "", reason: String, in reply: HTTPReply) {
        self.type = String(describing: type)
        self.path = Redaction.plain(path)
        self.reason = Redaction.plain(reason)
        self.reply = reply
        excerpt = Redaction.excerpt(of: reply.data)
    }

    init(of type: Any.Type, error: any Error, in reply: HTTPReply) {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            let reason: String = "the key '\(key.stringValue)' is missing"
            self.init(of: type, path: DecodingFailure.text(of: context.codingPath), reason: reason, in: reply)
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            let path: String = DecodingFailure.text(of: context.codingPath)
            // The reason may contain the value.
            let reason: String = Redaction.hidesMember(path) ? "it is not valid" : Self.reason(context, in: reply)
            self.init(of: type, path: path, reason: Redaction.text(reason), in: reply)
        default:
            self.init(of: type, reason: Redaction.text(String(describing: error)), in: reply)
        }
    }

    private static func reason(_ context: DecodingError.Context, in reply: HTTPReply) -> String {
        // On Linux, Foundation also reports this for a number that doesn't fit its type, without the place.
        let isMalformed: Bool = context.debugDescription == "The given data was not valid JSON."
        if isMalformed, (try? JSONSerialization.jsonObject(with: reply.data, options: .fragmentsAllowed)) != nil {
            return "a number in it doesn't fit its type"
        }
        guard let cause = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey] else {
            return context.debugDescription
        }
        return "\(context.debugDescription) \(cause)"
    }

    private static func text(of path: [any CodingKey]) -> String {
        var text: String = ""
        for key in path {
            if let index = key.intValue {
                text += "[\(index)]"
            } else {
                text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
        return text
    }
}

nonisolated extension DecodingFailure: LocalizedError {
    var errorDescription: String? {
        let place: String = path.isEmpty ? "" : " at '\(path)'"
        let shown: String = excerpt.isEmpty ? "" : "; the body begins with: \(excerpt)"
        return "The response (status \(reply.statusCode)) is not a valid \(type)\(place): \(reason)\(shown)"
    }
}

nonisolated extension DecodingFailure: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String {
        errorDescription ?? ""
    }

    var debugDescription: String {
        description
    }
}

/// A file of a multipart body, or a body whose media type the caller chooses.
nonisolated struct FileUpload: Hashable, Sendable {
    var data: Data
    /// The name of the file. Services treat an empty name as no file.
    var filename: String
    var contentType: String

    init(data: Data, filename: String = "file", contentType: String = "application/octet-stream") {
        self.data = data
        self.filename = filename
        self.contentType = contentType
    }
}

/// A server's reply: the status, the headers and the bytes of the body, with methods to read them.
nonisolated struct HTTPReply: Sendable {
    /// The most bytes that a reply may take in memory, unless the client or the call sets another limit.
    static let limit: Int = 16 * 1024 * 1024

    let statusCode: Int
    let headers: [String: String]
    let data: Data
    /// The sent request, without credentials; nil unless the client reports requests.
    var request: URLRequest?
    /// Creates the decoder of the body; set by the client.
    var decoder: @Sendable () -> JSONDecoder

    init(
        statusCode: Int = 200,
        headers: [String: String] = [:],
        data: Data = Data(),
        decoder: @escaping @Sendable () -> JSONDecoder = JSONCoding.makeDecoder
    ) {
        self.statusCode = statusCode
        self.headers = headers
        self.data = data
        self.decoder = decoder
    }

    /// The same reply with other bytes, such as an item of a stream.
    func carrying(_ data: Data) -> HTTPReply {
        HTTPReply(statusCode: statusCode, headers: headers, data: data, decoder: decoder)
    }

    /// The value of a header. The case of its name doesn't matter.
    func header(_ name: String) -> String? {
        if let value = headers[name] {
            return value
        }
        let match: String? = headers.keys.first { $0.caseInsensitiveCompare(name) == .orderedSame }
        return match.flatMap { headers[$0] }
    }

    /// The header as a number, a date, an enum or another type with a plain JSON value, or as a list of these;
    /// nil if it is absent.
    func header<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value? {
        guard let text = header(name)?.trimmingCharacters(in: .whitespaces) else {
            return nil
        }
        if let text = text as? Value {
            return text
        }
        for json in jsonForms(of: text) {
            if let value = try? decoder().decode(type, from: Data(json.utf8)) {
                return value
            }
        }
        let shown: String = Redaction.headers([name: text])[name] ?? ""
        throw NetworkError.invalidResponse("the header '\(name)' is '\(shown)', not \(type)")
    }

    /// The header, which every reply of this kind has. Throws if it is missing.
    func requiredHeader<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
        guard let value = try header(name, as: type) else {
            throw NetworkError.invalidResponse("the header '\(name)' is missing")
        }
        return value
    }

    /// The seconds that `Retry-After` requests, as a number or as a date by the server's own clock.
    var retryAfter: TimeInterval? {
        guard let text = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else {
            return nil
        }
        if let seconds = TimeInterval(text), !seconds.isNaN {
            return max(0, seconds)  // a number too long for a `Double` is infinite: beyond any wait
        }
        let now: Date = header("Date").flatMap(httpDate) ?? Date()
        return httpDate(text).map { max(0, $0.timeIntervalSince(now)) }
    }

    /// The JSON body, or the part of it under one key: `{ "data": … }`. Its content type is ignored.
    ///
    /// An empty body is nil if the type allows nil, and an error otherwise.
    func value<Value: Decodable>(_ type: Value.Type, envelope: String? = nil) throws -> Value {
        if data.isEmpty {
            if let null = absentValue(of: type) {
                return null
            }
            throw NetworkError.decoding(DecodingFailure(of: type, reason: "the body is empty", in: self))
        }
        do {
            guard let envelope else {
                return try JSONDocument.decode(type, from: data, by: decoder())
            }
            let reader: EnvelopeReader = try JSONDocument.decode(EnvelopeReader.self, from: data, by: decoder())
            return try reader.content(of: envelope, as: type)
        } catch {
            throw NetworkError.decoding(DecodingFailure(of: type, error: error, in: self))
        }
    }

    /// The body as text: in UTF-8, unless its content type names Latin-1.
    func text() throws -> String {
        let contentType: String = (header("Content-Type") ?? "").lowercased().filter { $0 != "\"" }
        let encoding: String.Encoding = contentType.contains("charset=iso-8859-1") ? .isoLatin1 : .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw NetworkError.invalidResponse("the body is not text in \(encoding)")
        }
        return text
    }

    /// The ID of the request in the server's log, from one of the customary headers.
    var requestID: String? {
        let names: [String] = ["X-Request-Id", "Request-Id", "X-Correlation-Id", "X-Amzn-RequestId", "X-Trace-Id"]
        return names.lazy.compactMap { header($0) }.first
    }
}

nonisolated extension HTTPReply: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The status and the size of the body. Headers are left out, since they may repeat sent credentials.
    var description: String {
        "status \(statusCode), \(data.count) bytes"
    }

    var debugDescription: String {
        description
    }

    var customMirror: Mirror {
        Mirror(self, children: [])
    }
}

/// A date in one of the three forms of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT` and two obsolete ones.
private nonisolated func httpDate(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let formats: [String] = [
        "EEE, dd MMM yyyy HH:mm:ss zzz", "EEEE, dd-MMM-yy HH:mm:ss zzz", "EEE MMM d HH:mm:ss yyyy",
    ]
    return formats.lazy.compactMap { format in
        formatter.dateFormat = format
        return formatter.date(from: text)
    }.first
}

/// The JSON that the text of a header may mean: a string, a plain value such as a number, or a list of either.
private nonisolated func jsonForms(of text: String) -> [String] {
    let parts: [Substring] = text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false)
    let items: [String] = parts.map { $0.trimmingCharacters(in: .whitespaces) }
    let strings: String = items.map(jsonString).joined(separator: ",")
    return [jsonString(text), text, "[\(strings)]", "[\(items.joined(separator: ","))]"]
}

/// `a"b` → `"a\"b"`
private nonisolated func jsonString(_ text: String) -> String {
    let escaped: [String] = text.unicodeScalars.map { scalar in
        let needsEscape: Bool = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
        let digits = String(scalar.value, radix: 16)
        return needsEscape ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
    }
    return "\"" + escaped.joined() + "\""
}

/// Nil as a value of the type, if the type allows nil.
private nonisolated func absentValue<Value>(of type: Value.Type) -> Value? {
    let optional: (any ExpressibleByNilLiteral.Type)? = type as? any ExpressibleByNilLiteral.Type
    return optional?.init(nilLiteral: ()) as? Value
}

/// Keeps the decoder of a document, to decode the value under one of its keys.
private nonisolated struct EnvelopeReader: Decodable {
    private let decoder: any Decoder

    init(from decoder: any Decoder) throws {
        self.decoder = decoder
    }

    func content<Value: Decodable>(of key: String, as type: Value.Type) throws -> Value {
        let container: KeyedDecodingContainer<AnyCodingKey> = try decoder.container(keyedBy: AnyCodingKey.self)
        let key = AnyCodingKey(key)
        if !container.contains(key), let null = absentValue(of: type) {
            return null
        }
        return try container.decode(type, forKey: key)
    }
}

/// A reply whose body is read while it arrives. The connection closes with the last copy.
nonisolated struct HTTPStream: Sendable {
    /// The most bytes that may wait for their reader, and the size limit of an item. With more, a stream fails.
    static let limit: Int = 16 * 1024 * 1024
    /// The number of waiting bytes at which the connection pauses, if tasks of a session can be suspended.
    static let window: Int = 1024 * 1024

    /// The status and the headers; its data is empty.
    let head: HTTPReply
    /// The next bytes of the body; nil at its end.
    let next: @Sendable () async throws -> Data?
    /// Reopens the stream after the event with an ID; nil if that isn't possible.
    let reopen: (@Sendable (String) async throws -> HTTPStream)?
    /// Waits before reopening. Cancelling the task ends the wait.
    let wait: @Sendable (TimeInterval) async throws -> Void

    init(head: HTTPReply, next: @escaping @Sendable () async throws -> Data?) {
        self.init(head: head, next: next, reopen: nil) { _ in }
    }

    init(
        head: HTTPReply,
        next: @escaping @Sendable () async throws -> Data?,
        reopen: (@Sendable (String) async throws -> HTTPStream)?,
        wait: @escaping @Sendable (TimeInterval) async throws -> Void
    ) {
        self.head = head
        self.next = next
        self.reopen = reopen
        self.wait = wait
    }

    /// A stream whose body is complete already, for transports that don't stream and for mocks.
    init(_ reply: HTTPReply) {
        let rest = Locked<Data?>(reply.data)
        self.init(head: reply.carrying(Data())) {
            rest.withLock { data in
                defer {
                    data = nil
                }
                return data
            }
        }
    }
}

/// Makes the encoders and decoders of request and response bodies.
nonisolated enum JSONCoding {
    static func makeEncoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .rfc3339
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    static func makeDecoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .rfc3339
        return decoder
    }
}

nonisolated extension JSONEncoder.DateEncodingStrategy {
    /// Dates in UTC, with a fraction only if they have one.
    static var rfc3339: JSONEncoder.DateEncodingStrategy {
        .custom { date, encoder in
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            try container.encode(RFC3339.text(date, at: encoder.codingPath))
        }
    }
}

nonisolated extension JSONDecoder.DateDecodingStrategy {
    /// Dates with or without a fraction, in UTC or with an offset.
    static var rfc3339: JSONDecoder.DateDecodingStrategy {
        .custom { decoder in
            let container: any SingleValueDecodingContainer = try decoder.singleValueContainer()
            let text: String = try container.decode(String.self)
            guard let date = RFC3339.date(from: text) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "'\(text)' isn't a date (RFC 3339)"
                )
            }
            return date
        }
    }
}

/// The document that a decoder reads. Its identity shows which decoded values belong together.
nonisolated final class JSONDocument: Sendable {
    private static let key: CodingUserInfoKey? = CodingUserInfoKey(rawValue: "netlayer.document")
    /// The limit for the sum of the depths of all values, or the number of bytes if that is larger.
    private static let limit: Int = 4_000_000

    /// Decodes data, but refuses values nested so deeply that a few bytes take minutes to decode.
    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data, by decoder: JSONDecoder) throws -> Value {
        // Smaller data can't exceed the limit: Foundation refuses values deeper than 512.
        if data.count > limit / 512, weight(of: data) > max(limit, data.count) {
            let reason: String = "it has too many values that are too deep"
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: reason))
        }
        if let key {
            decoder.userInfo[key] = JSONDocument()
        }
        return try decoder.decode(type, from: data)
    }

    /// The document of a decoder; nil if the decoder was created elsewhere.
    static func of(_ decoder: any Decoder) -> JSONDocument? {
        key.flatMap { decoder.userInfo[$0] as? JSONDocument }
    }

    /// The sum of the depths of all values.
    private static func weight(of data: Data) -> Int {
        var (weight, depth): (Int, Int) = (0, 1)
        var (isString, isEscaped): (Bool, Bool) = (false, false)
        for byte in data {
            if isString {
                isString = byte != 0x22 || isEscaped
                isEscaped = byte == 0x5C && !isEscaped
                continue
            }
            switch byte {
            case 0x22:
                isString = true
            case 0x5B, 0x7B:
                weight += depth
                depth += 1
            case 0x5D, 0x7D:
                depth = max(1, depth - 1)
            case 0x2C:
                weight += depth
            default:
                break
            }
        }
        return weight
    }
}

/// A value that any task may read and change, one at a time.
nonisolated final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: Value

    init(_ value: Value) {
        storage = value
    }

    /// The value at this moment.
    var value: Value {
        withLock { $0 }
    }

    /// Reads or changes the value while no other task does.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&storage)
    }
}

/// A failure between a call and its value. A cancelled call throws `CancellationError` instead.
nonisolated enum NetworkError: Error, Sendable {
    /// The request has no base URL, or its parts don't form a valid URL.
    case invalidURL(String)
    /// A part of the request can't be sent as it is.
    case invalidRequest(String)
    /// A parameter or the body could not be encoded.
    case encoding(location: String, underlying: any Error)
    /// There was no reply.
    case transport(URLError)
    case timeout
    /// The status isn't in 200…299. The body is typed if the API names its type.
    case status(code: Int, body: (any Sendable)?, reply: HTTPReply)
    case decoding(DecodingFailure)
    /// The reply isn't what HTTP or the API promises.
    case invalidResponse(String)

    /// The error for a reply that is longer than the client accepts.
    static func tooLong(_ limit: Int) -> NetworkError {
        .invalidResponse("it has more than \(limit) bytes; 'replyLimit' of the client or of the call allows more")
    }

    /// The status of the reply, if there was one.
    var statusCode: Int? {
        reply?.statusCode
    }

    /// The server's id for the request, to give to its support team.
    var requestID: String? {
        reply?.requestID
    }

    /// The reply that the error is about, if there was one.
    var reply: HTTPReply? {
        switch self {
        case .status(_, _, let reply):
            return reply
        case .decoding(let failure):
            return failure.reply
        default:
            return nil
        }
    }

    /// The body of an error reply as a type, even if the API doesn't name that type for the status.
    func body<Body: Decodable>(as type: Body.Type) -> Body? {
        guard case .status(_, let body, let reply) = self else {
            return nil
        }
        return body as? Body ?? (try? reply.value(type))
    }
}

nonisolated extension NetworkError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .invalidURL(let reason):
            return "The request has no valid URL: \(Redaction.text(reason))"
        case .invalidRequest(let reason):
            return "The request is not valid: \(Redaction.plain(reason))"
        case .encoding(let location, let underlying):
            return "Encoding \(location) failed: \(Redaction.text("\(underlying)"))"
        case .transport(let error):
            return "The server could not be reached: \(Redaction.error(error).localizedDescription)"
        case .timeout:
            return "The server did not answer in time."
        case .status(let code, _, let reply):
            return statusDescription(code, reply: reply)
        case .decoding(let failure):
            return failure.errorDescription
        case .invalidResponse(let reason):
            return "The response is not valid: \(reason)"
        }
    }

    private func statusDescription(_ code: Int, reply: HTTPReply) -> String {
        var text: String = "The server answered with status \(code)"
        if let request = reply.request {
            text += " to \(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "")"
        }
        if let requestID = reply.requestID {
            text += " (request \(Redaction.plain(requestID)))"
        }
        if !reply.data.isEmpty {
            text += ": \(Redaction.excerpt(of: reply.data))"
        }
        return text
    }
}

/// Printing, logging or dumping an error shows its description, which has no credentials.
nonisolated extension NetworkError: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String {
        errorDescription ?? ""
    }

    var debugDescription: String {
        description
    }

    var customMirror: Mirror {
        Mirror(self, children: [])
    }
}

/// A calendar day without a time or a time zone, written `2024-02-29`.
nonisolated struct PlainDate: Hashable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    /// Nil if there is no such day: `PlainDate(year: 2023, month: 2, day: 29)`.
    init?(year: Int, month: Int, day: Int) {
        guard (0...9_999).contains(year), (1...12).contains(month), day >= 1 else {
            return nil
        }
        let isLeap: Bool = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths: [Int] = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard day <= lengths[month - 1] else {
            return nil
        }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day of a moment in a time zone, or the nearest day within the years 0 to 9999.
    init(_ date: Date, in timeZone: TimeZone) {
        let first: Double = -719_528
        let last: Double = 2_932_896
        // In this order, NaN becomes the first day.
        let moment: Double = min(max(first * 86_400, date.timeIntervalSince1970), last * 86_400)
        let offset: Int = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: moment))
        let seconds: Double = date.timeIntervalSince1970 + Double(offset)
        self.init(daysSince1970: Int(min(max(first, (seconds / 86_400).rounded(.down)), last)))
    }

    /// Counts in eras of 400 years that begin on 1 March, so that a leap day is the last day of its year.
    init(daysSince1970 days: Int) {
        let shifted: Int = days + 719_468
        let era: Int = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra: Int = shifted - era * 146_097
        let leapDays: Int = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra: Int = (dayOfEra - leapDays) / 365
        let dayOfYear: Int = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth: Int = (5 * dayOfYear + 2) / 153
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Reads the day at the start of a longer text.
    init?(_ scanner: inout DateScanner) {
        guard let year = scanner.number(digits: 4), scanner.skip("-"),
            let month = scanner.number(digits: 2), scanner.skip("-"),
            let day = scanner.number(digits: 2)
        else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    var daysSince1970: Int {
        let shiftedYear: Int = month <= 2 ? year - 1 : year
        let era: Int = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra: Int = shiftedYear - era * 400
        let shiftedMonth: Int = month > 2 ? month - 3 : month + 9
        let dayOfYear: Int = (153 * shiftedMonth + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The moment at which the day begins in a time zone.
    func date(in timeZone: TimeZone) -> Date {
        let midnight = Date(timeIntervalSince1970: Double(daysSince1970) * 86_400)
        let guess: Date = midnight.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: midnight)))
        return midnight.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: guess)))
    }
}

nonisolated extension PlainDate: Comparable {
    static func < (left: PlainDate, right: PlainDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

nonisolated extension PlainDate: LosslessStringConvertible {
    init?(_ description: String) {
        var scanner = DateScanner(description)
        self.init(&scanner)
        guard scanner.isAtEnd else {
            return nil
        }
    }

    var description: String {
        String(format: "%04d-%02d-%02d", year, month, day)
    }
}

nonisolated extension PlainDate: Codable {
    init(from decoder: any Decoder) throws {
        let container: any SingleValueDecodingContainer = try decoder.singleValueContainer()
        let text: String = try container.decode(String.self)
        guard let date = PlainDate(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "'\(text)' isn't a date (yyyy-MM-dd)"
            )
        }
        self = date
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Dates as APIs write them: `2024-02-29T12:30:00Z`, with or without a fraction, in UTC or with an offset.
nonisolated enum RFC3339 {
    /// The years 0 to 9999, in seconds after 1970.
    private static let moments: Range<Double> = -62_167_219_200..<253_402_300_799.999_5

    /// The moment in a text, or nil: `2024-02-29T14:30:00.5+02:00` → half a second past 12:30 UTC. Limited to
    /// the years 0 to 9999, since some services write never as `9999-12-31T23:59:59.9999999Z`.
    ///
    /// Also accepts a space in place of the `T`, an offset without a colon, and no offset (UTC).
    static func date(from text: String) -> Date? {
        var scanner = DateScanner(text)
        guard let day = PlainDate(&scanner), scanner.skip("Tt "),
            let hours = scanner.number(digits: 2), hours < 24, scanner.skip(":"),
            let minutes = scanner.number(digits: 2), minutes < 60, scanner.skip(":"),
            let seconds = scanner.number(digits: 2), seconds <= 60,
            let fraction = scanner.fraction(),
            let offset = scanner.offset(), scanner.isAtEnd
        else {
            return nil
        }
        let time: Int = hours * 3_600 + minutes * 60 + seconds - offset
        let moment: Double = Double(day.daysSince1970 * 86_400 + time) + fraction
        return Date(timeIntervalSince1970: min(max(moment, moments.lowerBound), 253_402_300_799.999))
    }

    /// The text of a moment in UTC, with a fraction only if there is one: `2024-02-29T12:30:00.500Z`.
    ///
    /// Throws an `EncodingError` for NaN, and outside the years 0 to 9999, which have four digits.
    static func text(_ date: Date, at path: [any CodingKey] = []) throws -> String {
        let moment: Double = date.timeIntervalSince1970
        guard moments.contains(moment) else {
            let reason: String = "the date \(moment) seconds after 1970 is not within the years 0 to 9999"
            throw EncodingError.invalidValue(date, EncodingError.Context(codingPath: path, debugDescription: reason))
        }
        // Far from 1970, a date isn't exact to a microsecond: digits beyond a millisecond are noise there.
        let unit: Double = moment.ulp < 0.000_001 ? 1 : 1_000
        var whole: Double = moment.rounded(.down)
        var fraction = Int(((moment - whole) * 1_000_000 / unit).rounded() * unit)
        if fraction == 1_000_000 {
            whole += 1
            fraction = 0
        }
        let days: Double = (whole / 86_400).rounded(.down)
        let time = Int(whole - days * 86_400)
        let day: String = PlainDate(daysSince1970: Int(days)).description
        let clock = String(format: "%02d:%02d:%02d", time / 3_600, time / 60 % 60, time % 60)
        return "\(day)T\(clock)\(fractionText(fraction))Z"
    }

    /// The digits that are needed: 0 → nothing, 500,000 → `.500`, 123,456 → `.123456`.
    private static func fractionText(_ micros: Int) -> String {
        if micros == 0 {
            return ""
        }
        return micros % 1_000 == 0 ? String(format: ".%03d", micros / 1_000) : String(format: ".%06d", micros)
    }
}

/// Keeps credentials out of logs, recordings and messages.
nonisolated enum Redaction {
    /// The text in place of a hidden value.
    static let mark: String = "***"

    /// Whether a name is that of a credential: one of the given names, or one with telling words, as in
    /// `X-Access-Key`, `accessToken` and `user[password]`.
    static func hides(_ name: String, besides secrets: Set<String> = []) -> Bool {
        let words: [String] = words(of: name)
        let joined: String = words.joined()
        if secrets.contains(name.lowercased()) || parts.contains(where: { joined.contains($0) }) {
            return true
        }
        if words.contains("code"), joined == "code" || words.contains(where: { kindsOfCodes.contains($0) }) {
            return true
        }
        // An idempotency key isn't a secret.
        return !joined.hasSuffix("idempotencykey") && (joined.hasSuffix("key") || !whole.isDisjoint(with: words))
    }

    /// The same for a member of JSON, where `code` alone is the code of an error. In addresses and forms, it is
    /// the code of a login.
    static func hidesMember(_ name: String, besides secrets: Set<String> = []) -> Bool {
        hides(name, besides: secrets) && (name.lowercased() != "code" || secrets.contains("code"))
    }

    /// Parts of the names of credentials, at any position.
    private static let parts: [String] = [
        "token", "secret", "password", "passwd", "passphrase", "passcode", "credential", "signature", "authorization",
        "authentication", "oauth", "apikey", "accesskey", "privatekey", "session", "sessid", "cookie", "bearer", "jwt",
        "csrf", "xsrf", "verifier",
    ]
    /// Whole words in the names of credentials.
    private static let whole: Set<String> = [
        "assertion", "auth", "hmac", "key", "keys", "otp", "pass", "pin", "pwd", "saml", "sas", "sid", "sig", "sso",
        "totp",
    ]
    /// Words that make a code a credential. Other codes are errors, countries or colours.
    private static let kindsOfCodes: Set<String> = [
        "access", "activation", "auth", "backup", "challenge", "confirmation", "device", "email", "login", "mfa",
        "one", "recovery", "reset", "security", "sms", "user", "verification", "verify",
    ]

    /// `X-APIKey` → x, api, key
    private static func words(of name: String) -> [String] {
        var words: [String] = [""]
        let characters: [Character] = Array(name.removingPercentEncoding ?? name)
        for (index, character) in characters.enumerated() {
            let next: Character? = index + 1 < characters.count ? characters[index + 1] : nil
            let isAfterSmall: Bool = index > 0 && characters[index - 1].isLowercase
            if !character.isLetter && !character.isNumber {
                words.append("")
            } else if character.isUppercase, isAfterSmall || next?.isLowercase ?? false {
                words.append(character.lowercased())
            } else {
                words[words.count - 1] += character.lowercased()
            }
        }
        return words.filter { !$0.isEmpty }
    }

    /// A hash that distinguishes values without showing them, the same in each run: FNV-1a.
    static func fingerprint(of data: Data) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in data {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    static func headers(
        _ headers: [String: String],
        besides secrets: Set<String> = []
    ) -> [String: String] {
        var shown: [String: String] = [:]
        for (name, value) in headers {
            shown[name] = hides(name, besides: secrets) ? mark : text(value, besides: secrets)
        }
        return shown
    }

    /// An address without its user and password, and without credentials in its query or fragment.
    static func url(_ url: URL?, besides secrets: Set<String> = []) -> URL? {
        url.flatMap { URL(string: text($0.absoluteString, besides: secrets)) }
    }

    /// A network error that keeps nothing of its request except the address without credentials and query.
    static func error(_ error: URLError) -> URLError {
        var details: [String: Any] = [NSLocalizedDescriptionKey: text(error.localizedDescription)]
        if let url = error.failingURL, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) {
            (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
            details[NSURLErrorFailingURLErrorKey] = parts.url
        }
        if let cause = error.errorUserInfo[NSUnderlyingErrorKey] as? NSError {
            details[NSUnderlyingErrorKey] = NSError(domain: cause.domain, code: cause.code)
        }
        return URLError(error.code, userInfo: details)
    }

    /// A request with an address, headers and a body that may be shown.
    static func request(_ request: URLRequest, besides secrets: Set<String> = []) -> URLRequest {
        var shown: URLRequest = request
        shown.url = url(request.url, besides: secrets)
        shown.allHTTPHeaderFields = headers(request.allHTTPHeaderFields ?? [:], besides: secrets)
        // A code in a request is one to log in with.
        let names: Set<String> = secrets.union(["code"])
        shown.httpBody = request.httpBody.map { Data(excerpt(of: $0, limit: 10_000, besides: names).utf8) }
        return shown
    }

    /// The start of a body on one line, or its size if it isn't text. JSON members that are credentials are
    /// hidden.
    static func excerpt(
        of data: Data,
        limit: Int = 300,
        besides secrets: Set<String> = []
    ) -> String {
        // The prefix may end in the middle of a character.
        let whole = String(decoding: data.prefix(limit * 8), as: UTF8.self)
        let start: Substring = whole.last == "\u{FFFD}" && data.count > limit * 8 ? whole.dropLast() : whole[...]
        let isText: Bool = start.unicodeScalars.allSatisfy { scalar in
            scalar != "\u{FFFD}" && (scalar.value >= 0x20 || scalar.properties.isWhitespace)
        }
        guard isText else {
            return "\(data.count) bytes"
        }
        let line: String = start.split(whereSeparator: \.isNewline).joined(separator: " ")
        let shown: String = text(line, besides: secrets)
        return shown.count > limit ? shown.prefix(limit) + "…" : shown
    }

    /// A text without its credentials: in JSON, even inside strings, in addresses and forms, and after the name
    /// of an authentication scheme.
    /// - Parameter levels: the depth to which escaped text is unescaped; all text below it is hidden.
    static func text(_ text: String, besides secrets: Set<String> = [], levels: Int = 4) -> String {
        var shown: String = withoutMembers(text, besides: secrets)
        // No match begins inside text already tried, for speed: a server may send a header of 100 KB.
        shown = replacing(#"(?<![\w.\-\[\]%~])([\w.\-\[\]%~]+)=([^&;\s"'<>#]+)"#, in: shown) { parts in
            let value: String = parts[2].removingPercentEncoding ?? parts[2]
            let isHidden: Bool =
                hides(parts[1].removingPercentEncoding ?? parts[1], besides: secrets)
                || (value != parts[2]
                    && (levels == 0 || self.text(value, besides: secrets, levels: levels - 1) != value))
            return isHidden ? "\(parts[1])=\(mark)" : parts[0]
        }
        shown = replacing("://[^/?#\\s\"'<>]*@", in: shown) { _ in "://" }
        shown = replacing(#"\b(Basic|Bearer) +[^\s"',;]+"#, in: shown) { "\($0[1]) \(mark)" }
        shown = replacing(#"\beyJ[\w-]{1,600}\.[\w-]+(\.[\w-]*)?"#, in: shown) { _ in mark }
        return plain(shown)
    }

    /// A text that can't break a log's line, control a terminal or reverse the reading direction: characters
    /// that do become `\u{FFFD}`.
    static func plain(_ text: String) -> String {
        var shown: String.UnicodeScalarView = .init()
        for scalar in text.unicodeScalars {
            let kind: Unicode.GeneralCategory = scalar.properties.generalCategory
            let isUnfit: Bool =
                kind == .control && scalar != "\t" || kind == .lineSeparator || kind == .paragraphSeparator
            shown.append(isUnfit || scalar.properties.isBidiControl ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }

    /// Replaces each match with a value made from its groups.
    private static func replacing(_ pattern: String, in text: String, _ value: ([String]) -> String) -> String {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
            return ""
        }
        var shown: String = ""
        var position: String.Index = text.startIndex
        for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
            guard let range = Range(match.range, in: text) else {
                continue
            }
            let parts: [String] = (0..<match.numberOfRanges).map { index in
                Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
            }
            shown += text[position..<range.lowerBound] + value(parts)
            position = range.upperBound
        }
        return shown + text[position...]
    }

    /// `{"token": "abc"}` → `{"token": ***}`
    private static func withoutMembers(_ text: String, besides secrets: Set<String>) -> String {
        guard let keys = try? NSRegularExpression(pattern: #"((?<!\\)\\*|)"((?:[^"\\]++|\\[^"])*+)\1"\s*:\s*"#) else {
            return ""
        }
        var shown: String = ""
        var position: String.Index = text.startIndex
        for match in keys.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
            guard let key = Range(match.range, in: text), let name = Range(match.range(at: 2), in: text),
                key.lowerBound >= position, hidesMember(unescaped(text[name]), besides: secrets)
            else {
                continue
            }
            shown += text[position..<key.upperBound] + mark
            let rest: Substring = text[key.upperBound...]
            // Inside a string, the rest of it is hidden from here on.
            position = match.range(at: 1).length > 0 ? end(ofStringIn: rest) : end(ofValueIn: rest)
        }
        return shown + text[position...]
    }

    /// A key without escapes: `tok\u0065n` → token
    private static func unescaped(_ key: Substring) -> String {
        let texts: [String]? = try? JSONDecoder().decode([String].self, from: Data("[\"\(key)\"]".utf8))
        return texts?.first ?? String(key)
    }

    /// The end of the JSON string in which a text begins.
    private static func end(ofStringIn text: Substring) -> String.Index {
        var isEscaped: Bool = false
        for index in text.indices {
            if text[index] == "\"", !isEscaped {
                return index
            }
            isEscaped = text[index] == "\\" && !isEscaped
        }
        return text.endIndex
    }

    /// The end of the JSON value at the start of a text, or of the text if the value is cut off.
    private static func end(ofValueIn text: Substring) -> String.Index {
        var depth: Int = 0
        var isString: Bool = false
        var isEscaped: Bool = false
        for index in text.indices {
            let character: Character = text[index]
            if isEscaped {
                isEscaped = false
            } else if isString {
                isEscaped = character == "\\"
                isString = character != "\""
            } else if character == "\"" {
                isString = true
            } else if "[{".contains(character) {
                depth += 1
            } else if depth == 0, ",]}".contains(character) {
                return index
            } else if "]}".contains(character) {
                depth -= 1
            }
        }
        return text.endIndex
    }
}

/// Opens WebSockets. `URLSession` does; a replacement can use another network, or none.
nonisolated protocol SocketTransport: Sendable {
    /// Returns when the service accepts. Throws `SocketRefusal` for any other answer, and `URLError` if the
    /// network fails.
    func connect(_ request: URLRequest, subprotocols: [String]) async throws -> any SocketConnection
}

/// An open WebSocket. `receive` and `ping` throw if the task that called them is cancelled.
nonisolated protocol SocketConnection: Sendable {
    /// The subprotocol that the service chose from those offered.
    var subprotocol: String? { get }
    func send(_ message: SocketMessage) async throws
    /// The next message. Throws at the end of the connection: `ChannelClosed` if somebody closed it.
    func receive() async throws -> SocketMessage
    /// Returns when the service has answered.
    func ping() async throws
    /// Sends the reason and closes the connection.
    func close(_ reason: ChannelClosed) async
}

/// One message as it is sent.
nonisolated enum SocketMessage: Hashable, Sendable {
    case text(String)
    case data(Data)

    /// The size in bytes.
    var size: Int {
        switch self {
        case .text(let text):
            return text.utf8.count
        case .data(let data):
            return data.count
        }
    }
}

/// The answer of a service that refuses a WebSocket.
nonisolated struct SocketRefusal: Error, Hashable, Sendable {
    let statusCode: Int
    let headers: [String: String]

    init(statusCode: Int, headers: [String: String] = [:]) {
        self.statusCode = statusCode
        self.headers = headers
    }
}
