import APIModel
import Diagnostics

/// The server's own paths, and replies for them.
enum Control {
    static let prefix = "/__netlayer"

    /// Replies with the mistakes of a scenario, each with its line.
    static func faults(_ bag: DiagnosticBag) -> Reply {
        .problem(
            400,
            bag.diagnostics.prefix(20).map { problem in
                let line = problem.range.map { "line \($0.start.line): " } ?? ""
                return "\(line)\(problem.message)" + (problem.help.map { " (\($0))" } ?? "")
            }.joined(separator: "; "))
    }

    /// - Parameter keys: the names of headers and query items that are credentials.
    static func write(_ call: CallLog.Call, hiding keys: Set<String>, to json: inout JSONWriter) {
        json.object { json in
            if let operation = call.operation { json.field("operation", operation) }
            json.field("method", call.request.method)
            json.field("path", call.request.path)
            if let query = call.request.query { json.field("query", hidden(query, keys)) }
            json.object("headers") { json in
                for (name, value) in call.request.headers { json.field(name, isCredential(name, keys) ? "…" : value) }
            }
            if !call.request.body.isEmpty { json.field("body", String(decoding: call.request.body, as: UTF8.self)) }
            if let status = call.status { json.field("status", status) }
            if let fault = call.fault { json.field("fault", fault.rawValue) }
            if let reason = call.reason { json.field("reason", reason) }
            if !call.messages.isEmpty {
                json.list("messages", call.messages) { $0.string(String(decoding: $1, as: UTF8.self)) }
            }
        }
    }
}

extension Control {
    /// The names whose values are never shown in a test's log.
    static func credentials(of api: API) -> Set<String> {
        let names = api.securitySchemes.compactMap { scheme in
            if case .apiKey(let name, _) = scheme.kind { name.lowercased() } else { nil }
        }
        return Set(names + ["authorization", "cookie", "proxy-authorization"])
    }

    /// Whether a name is among the keys, or says that its value is secret: `X-Auth-Token`, `access_token`.
    private static func isCredential(_ name: String, _ keys: Set<String>) -> Bool {
        let letters = name.lowercased().filter(\.isLetter)
        return keys.contains(name.lowercased()) || secretNames.contains { letters.hasSuffix($0) }
    }

    private static let secretNames = [
        "accesstoken", "refreshtoken", "authtoken", "apitoken", "idtoken", "apikey", "accesskey", "secret", "password",
        "signature",
    ]

    /// `key=1&page=2` → `key=…&page=2`
    private static func hidden(_ query: String, _ keys: Set<String>) -> String {
        query.split(separator: "&", omittingEmptySubsequences: false).map { pair in
            let name = pair.prefix { $0 != "=" }
            return isCredential(PercentEncoding.decoded(name, plusIsSpace: true), keys) ? name + "=…" : String(pair)
        }.joined(separator: "&")
    }
}

extension Request {
    /// Whether a page of another site sends the request, by the browser's headers. Following a link is allowed.
    var comesFromAnotherSite: Bool {
        if let origin = header("Origin") { return origin != "http://" + (header("Host") ?? "") }
        return header("Sec-Fetch-Site") == "cross-site" && header("Sec-Fetch-Mode") != "navigate"
    }
}
