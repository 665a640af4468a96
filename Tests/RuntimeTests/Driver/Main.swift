import Foundation

/// Runs every section against the expanded support code and prints what comes out, for the tests to compare.
@main
enum Driver {
    static func main() async throws {
        let server = try LoopbackServer()
        show("styles", styles())
        show("escaping", escaping())
        show("climbing", climbing())
        show("dates", dates())
        show("scalars", scalars())
        show("models", models())
        show("unions", unions())
        show("requests", try await requests(server))
        show("bodies", try await bodies(server))
        show("security", try await security(server))
        show("failures", try await failures(server))
        show("retries", try await retries(server))
        show("network-manager", try await networkManager(server))
        show("streams", try await streams(server))
        show("pages", await pages(server))
        server.stop()
    }

    static func show(_ section: String, _ lines: [String]) {
        print("== \(section)")
        for line in lines {
            print(line)
        }
    }
}

/// The value of an expression, or the error that it throws.
func outcome(_ work: () throws -> Any) -> String {
    do {
        return "\(try work())"
    } catch {
        return "throws \(text(of: error))"
    }
}

func outcome(_ work: () async throws -> Any) async -> String {
    do {
        return "\(try await work())"
    } catch {
        return "throws \(text(of: error))"
    }
}

func text(of error: any Error) -> String {
    switch error {
    case NetworkError.status(let code, let body, let reply):
        return "status \(code), body \(body.map { "\($0)" } ?? "untyped"), \(reply.data.count) bytes"
    case NetworkError.transport:
        return "transport"
    case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
        return context.debugDescription
    case DecodingError.keyNotFound(let key, _):
        return "missing \(key.stringValue)"
    case EncodingError.invalidValue(_, let context):
        return context.debugDescription
    case NetworkError.encoding(let location, let underlying):
        return "encoding \(location): \(text(of: underlying))"
    case let error as LocalizedError:
        return error.errorDescription ?? "\(error)"
    default:
        return "\(error)"
    }
}

/// Decodes JSON and encodes it again.
func roundTrip<Value: Codable>(_ type: Value.Type, _ json: String) -> String {
    outcome {
        let value = try JSONCoding.makeDecoder().decode(type, from: Data(json.utf8))
        return String(decoding: try JSONCoding.makeEncoder().encode(value), as: UTF8.self)
    }
}
