import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server, and the clients that are pointed at it.
final class Wire: Sendable {
    let server: LoopbackServer

    init() throws {
        server = try LoopbackServer()
    }

    /// A client without an own store of cookies; one that is refused speaks to a port on which nobody listens.
    func client(isRetrying: Bool = false, isRefused: Bool = false) -> HTTPClient {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieStorage = nil
        var retry = RetryPolicy.none
        if isRetrying { retry = RetryPolicy(maximumAttempts: 3, baseDelay: 0.01) }
        return HTTPClient(
            transport: URLSession(configuration: configuration),
            baseURL: isRefused ? "http://127.0.0.1:1" : server.baseURL,
            credentials: Keys(),
            retryPolicy: retry,
            timeout: 1
        )
    }

    /// Plays the answers, makes the call, and prints what came of it as a line of JSON.
    func run<Value>(
        _ index: Int,
        _ replies: [ScriptedResponse],
        cancelAfter delay: TimeInterval? = nil,
        call: @escaping @Sendable () async throws -> Value
    ) async {
        server.reset()
        for reply in replies { server.play(reply) }
        let task = Task { () -> String in
            do {
                return "value \(try await call())".replacingOccurrences(of: "driver.", with: "")
            } catch {
                return "error \(Wire.text(of: error))"
            }
        }
        if let delay {
            try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
            task.cancel()
        }
        let outcome = await task.value
        print(index, outcome, server.takeRequests())
    }

    private func print(_ index: Int, _ outcome: String, _ requests: [RecordedRequest]) {
        let list = requests.map { request -> [String: Any] in
            [
                "method": request.method, "target": request.target,
                "headers": request.headers.map { [$0.name, $0.value] },
                "body": request.body.base64EncodedString(),
            ]
        }
        let line: [String: Any] = ["index": index, "outcome": outcome, "requests": list]
        guard let data = try? JSONSerialization.data(withJSONObject: line) else { return }
        Swift.print("> " + String(decoding: data, as: UTF8.self))
    }

    static func text(of error: any Error) -> String {
        switch error {
        case is CancellationError:
            return "cancelled"
        case NetworkError.status(let code, let body, _):
            return "status \(code), \(body.map { "\($0)" } ?? "untyped body")"
        case NetworkError.transport:
            return "transport"
        case NetworkError.timeout:
            return "timeout"
        case NetworkError.decoding(let failure):
            return "decoding \(failure.type) at '\(failure.path)'"
        default:
            return "\(error)"
        }
    }
}

/// Has something for every scheme but the one that is missing.
private struct Keys: CredentialProvider {
    func credential(for scheme: SecurityScheme) async throws -> Credential? {
        switch scheme.name {
        case "missing": return nil
        case "userAndPassword": return .user(name: "user", password: "pass")
        default: return .token("key")
        }
    }
}
