import APIModel
import Diagnostics
import Platform

/// The server's own paths, and what they answer.
enum Control {
    static let prefix = "/__netlayer"

    static func reply(_ write: (inout JSONWriter) -> Void) -> Reply {
        var json = JSONWriter()
        json.beginArray()
        write(&json)
        json.endArray()
        return Reply(200, json.bytes, type: "application/json")
    }

    /// The mistakes of a scenario, each with its line.
    static func faults(_ bag: DiagnosticBag) -> Reply {
        .problem(400, bag.diagnostics.map { problem in
            let line = problem.range.map { "line \($0.start.line): " } ?? ""
            return "\(line)\(problem.message)" + (problem.help.map { " (\($0))" } ?? "")
        }.joined(separator: "; "))
    }

    static func write(_ call: FakeService.Call, to json: inout JSONWriter) {
        json.object { json in
            if let operation = call.operation { json.field("operation", operation) }
            json.field("method", call.request.method)
            json.field("path", call.request.path)
            if let query = call.request.query { json.field("query", query) }
            json.object("headers") { json in
                // Credentials are what a log is never asked for.
                let secret = ["authorization", "cookie", "proxy-authorization"]
                for (name, value) in call.request.headers { json.field(name, secret.contains(name.lowercased()) ? "…" : value) }
            }
            if !call.request.body.isEmpty { json.field("body", String(decoding: call.request.body, as: UTF8.self)) }
            json.field("status", call.status)
            if let reason = call.reason { json.field("reason", reason) }
            if !call.messages.isEmpty { json.list("messages", call.messages) { $0.string(String(decoding: $1, as: UTF8.self)) } }
        }
    }
}

/// A lock of the C library.
final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func withLock<Value>(_ body: () -> Value) -> Value {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}
