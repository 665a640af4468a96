import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The code that all drivers of `.ci/compare-requests` share; the script writes the calls of a description.

struct ComparedKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer where Key == ComparedKey {
    /// The members that no property takes.
    func others<Value: Decodable>(than names: [String], _ type: Value.Type) throws -> [String: Value] {
        let others = allKeys.filter { !names.contains($0.stringValue) }
        return try others.reduce(into: [:]) { $0[$1.stringValue] = try decode(type, forKey: $1) }
    }
}

/// The arguments of a call as JSON, by their places and names: `query:limit`.
struct ComparedArguments: Sendable {
    let texts: [String: String]

    struct Missing: Error { let key: String }

    func required<Value: Decodable>(_ key: String, _ type: Value.Type) throws -> Value {
        guard let value = try optional(key, type) else {
            if let null = try? JSONCoding.makeDecoder().decode(type, from: Data("null".utf8)) { return null }
            throw Missing(key: key)
        }
        return value
    }

    func optional<Value: Decodable>(_ key: String, _ type: Value.Type) throws -> Value? {
        guard let text = texts[key] else { return nil }
        do {
            return try JSONCoding.makeDecoder().decode(type, from: Data(text.utf8))
        } catch {
            throw ArgumentFault(key: key, error: error)
        }
    }

    struct ArgumentFault: Error { let key: String, error: any Error }
}

/// A value of any type, passed on unchanged.
enum ComparedValue: Codable, Sendable {
    case null, truth(Bool), whole(Int), number(Double), text(String), list([ComparedValue])
    case object([String: ComparedValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let truth = try? value.decode(Bool.self) {
            self = .truth(truth)
        } else if let whole = try? value.decode(Int.self) {
            self = .whole(whole)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([ComparedValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: ComparedValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .truth(let value): try container.encode(value)
        case .whole(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

/// Sends every request to the recording server, with its original address in headers.
struct Redirection: HTTPMiddleware {
    let port: String
    let index: Int

    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        var attempt = attempt
        attempt.request = redirected(attempt.request)
        return try await next(attempt)
    }

    private func redirected(_ original: URLRequest) -> URLRequest {
        var request = original
        let text = request.url?.absoluteString ?? ""
        guard let scheme = text.range(of: "://") else { return request }
        let end = text[scheme.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
        request.url = URL(string: "http://127.0.0.1:\(port)" + text[end...])
        request.setValue(String(text[..<end]), forHTTPHeaderField: "X-Compare-Origin")
        request.setValue(text, forHTTPHeaderField: "X-Compare-URL")
        request.setValue("\(index)", forHTTPHeaderField: "X-Compare-Index")
        return request
    }
}

/// Has a credential for every scheme.
struct ComparedCredentials: CredentialProvider {
    func credential(for scheme: SecurityScheme) async throws -> Credential? {
        if scheme.kind == .basic { return .user(name: "user", password: "pass") }
        return .token("key-\(scheme.name)")
    }
}

/// The result of a method, encoded again: its kind, and a text without line breaks.
func describe<Value>(_ value: Value) throws -> String {
    if value is Void { return "none " }
    if let data = value as? Data { return "data " + data.base64EncodedString() }
    if let value = value as? any Encodable {
        let encoder = JSONCoding.makeEncoder()
        return "json " + String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    if let child = Mirror(reflecting: value).children.first { return try describe(child.value) }
    return "none "
}

/// The items of a stream, as a list.
func describe<Item: Encodable>(_ stream: AsyncThrowingStream<Item, any Error>) async throws -> String {
    var items: [Item] = []
    for try await item in stream { items.append(item) }
    return try describe(items)
}

struct ComparedCall: Decodable {
    let index: Int
    let operation: Int
    let base: String?
    let arguments: [String: String]
}

@main
struct Program {
    static func main() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        let session = URLSession(configuration: configuration)
        let lines = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8).split(separator: "\n")
        for line in lines {
            let call = try JSONDecoder().decode(ComparedCall.self, from: Data(line.utf8))
            let redirection = Redirection(port: CommandLine.arguments[1], index: call.index)
            let client = HTTPClient(
                transport: session,
                baseURL: call.base,
                credentials: ComparedCredentials(),
                retryPolicy: .none,
                timeout: 10,
                middlewares: [redirection]
            )
            let values = ComparedArguments(texts: call.arguments)
            var outcome: String
            do {
                outcome = try await makeCall(call.operation, ComparedServices(client), values)
            } catch NetworkError.status(let code, let body, _) where code >= 400 {
                let value = (body as? any Encodable).flatMap { try? describe($0) }
                outcome = "refused \(code) \(value ?? "nothing")"
            } catch {
                outcome = "error \(error)"
            }
            let line = "> \(call.index) " + outcome.replacingOccurrences(of: "\n", with: " ") + "\n"
            FileHandle.standardOutput.write(Data(line.utf8))
        }
    }
}
