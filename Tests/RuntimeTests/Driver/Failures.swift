import Foundation

struct Problem: Codable, Hashable, Sendable, CustomStringConvertible {
    var title: String

    var description: String {
        "Problem(\(title))"
    }
}

struct Rejection: Codable, Hashable, Sendable, CustomStringConvertible {
    var field: String

    var description: String {
        "Rejection(\(field))"
    }
}

struct Price: Codable, Sendable {
    var items: [[String: Int]]
}

func failures(_ server: LoopbackServer) async throws -> [String] {
    var lines: [String] = []
    var parts = RequestParts(method: "POST", baseURL: server.baseURL, path: "/")
    parts.errorBodies = [.default(Problem.self), ErrorBody(400...499, Problem.self), ErrorBody(422, Rejection.self)]
    let client = HTTPClient(timeout: 1)
    func play(_ name: String, _ response: ScriptedResponse, _ read: (HTTPReply) throws -> Any) async {
        server.play(response)
        lines.append("\(name): " + (await outcome { try read(await client.send(parts)) }))
        server.reset()
    }
    let value: (HTTPReply) throws -> Any = { try $0.value([Int].self) }
    let optional: (HTTPReply) throws -> Any = { try $0.value([Int]?.self).map { "\($0)" } ?? "nil" }
    await play("200", .json("[1]"), value)
    await play("200 as text/plain", ScriptedResponse(200, headers: ["Content-Type": "text/plain"], body: "[1]"), value)
    await play("201 with a body", .json("[2]", status: 201), value)
    await play("204", ScriptedResponse(204)) { $0.data.count }
    await play("204 of an optional", ScriptedResponse(204), optional)
    await play("200 empty", ScriptedResponse(200), value)
    await play("200 empty of an optional", ScriptedResponse(200), optional)
    await play("200 null of an optional", .json("null"), optional)
    await play("304", ScriptedResponse(304), value)
    await play("401 empty", ScriptedResponse(401), value)
    await play("404 typed", .json(#"{"title":"gone"}"#, status: 404), value)
    await play("422 typed", .json(#"{"field":"name"}"#, status: 422), value)
    await play("422 of the wrong type", .json(#"{"title":"gone"}"#, status: 422), value)
    await play("500 typed by default", .json(#"{"title":"oh"}"#, status: 500), value)
    await play("500 with HTML", ScriptedResponse(500, headers: ["Content-Type": "text/html"], body: "<p>Oh"), value)
    await play("truncated JSON", .json("[1,"), value)
    await play("no whole number", .json("[12.5]"), value)
    await play("wrong type", .json(#"{"items":[{"a":1},{"a":"x"}]}"#)) { try $0.value(Price.self) }
    await play("missing key", .json("{}")) { try $0.value(Price.self) }
    await play("envelope", .json(#"{"data":[3]}"#)) { try $0.value([Int].self, envelope: "data") }
    await play("envelope missing", .json(#"{"date":[3]}"#)) { try $0.value([Int].self, envelope: "data") }
    await play("envelope missing of an optional", .json("{}")) { try $0.value(Int?.self, envelope: "data") ?? -1 }
    await play("envelope wrong", .json(#"{"data":["x"]}"#)) { try $0.value([Int].self, envelope: "data") }
    await play("text", ScriptedResponse(200, body: "héllo")) { try $0.text() }
    await play("typed header", ScriptedResponse(200, headers: ["x-left": "7"])) {
        try $0.header("X-Left", as: Int.self) ?? -1
    }
    await play("wrong header", ScriptedResponse(200, headers: ["x-left": "a"])) {
        try $0.header("X-Left", as: Int.self) ?? -1
    }
    await play("chunked", .json("[1,2,3]").with { $0.chunkSize = 2 }, value)
    await play("slow chunks", .json("[1,2]").with { ($0.chunkSize, $0.chunkDelay) = (1, 0.05) }, value)
    await play("truncated body", .json("[1,2,3,4]").with { $0.truncatedAfter = 3 }, value)
    await play("dropped", .dropped, value)
    await play("timeout", .json("[1]").with { $0.delay = 2 }, value)

    for (name, timeout) in [("endless", Double.infinity), ("too long", 1e300), ("none", .nan)] {
        server.play(.json("[1]"))
        let client = HTTPClient(timeout: timeout)
        lines.append("\(name) timeout: " + (await outcome { try value(await client.send(parts)) }))
        server.reset()
    }
    let stopped = try LoopbackServer()
    stopped.stop()
    parts.baseURL = stopped.baseURL
    lines.append("refused: " + (await outcome { try await client.send(parts).statusCode }))
    parts.baseURL = server.baseURL
    lines.append("cancelled: " + (await cancelled(parts, server)))
    lines.append("cancelled before: " + (await cancelledBefore(parts)))
    lines += await errorDetails(parts, server)
    return lines
}

func cancelled(_ parts: RequestParts, _ server: LoopbackServer) async -> String {
    server.play(.json("[1]").with { $0.delay = 1 })
    let task = Task {
        await outcome { try await HTTPClient().send(parts).statusCode }
    }
    try? await Task.sleep(nanoseconds: 200_000_000)
    let start = Date()
    task.cancel()
    let result = await task.value
    return result + (Date().timeIntervalSince(start) < 0.5 ? " at once" : " late")
}

func cancelledBefore(_ parts: RequestParts) async -> String {
    let task = Task {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        return await outcome { try await HTTPClient().send(parts).statusCode }
    }
    task.cancel()
    return await task.value
}

func errorDetails(_ parts: RequestParts, _ server: LoopbackServer) async -> [String] {
    server.reset()
    server.play(.json(#"{"field":"a"}"#, status: 409).with { $0.headers["x-request-id"] = "r-1" })
    do {
        _ = try await HTTPClient().send(parts)
        return ["no error"]
    } catch let error as NetworkError {
        return [
            "status code: \(error.statusCode ?? 0), request: \(error.requestID ?? "none")",
            "body as another type: \(error.body(as: Rejection.self)?.description ?? "none")",
            "description: \(error.localizedDescription)",
        ]
    } catch {
        return ["\(error)"]
    }
}

func retries(_ server: LoopbackServer) async throws -> [String] {
    var lines: [String] = []
    func play(
        _ name: String,
        _ method: String,
        retriesUnsafe: Bool = false,
        _ responses: [ScriptedResponse]
    ) async {
        server.reset()
        for response in responses {
            server.play(response)
        }
        let waits = Locked<[TimeInterval]>([])
        let policy = RetryPolicy(retriesUnsafe: retriesUnsafe) { delay in
            waits.withLock { $0.append(delay) }
        }
        let parts = RequestParts(method: method, baseURL: server.baseURL, path: "/")
        let result = await outcome { try await HTTPClient(retryPolicy: policy).send(parts).statusCode }
        let shown = waits.value.map { wait in
            switch wait {
            case 0.25...0.5: return "short"
            case 0.5...1: return "longer"
            default: return "\(wait)"
            }
        }
        lines.append("\(name): \(result) after \(server.takeRequests().count) requests, waits \(shown)")
    }
    let busy = ScriptedResponse(503)
    await play("GET until it works", "GET", [busy, busy, .json("1")])
    await play("GET gives up", "GET", [busy, busy, busy, .json("1")])
    await play("PUT is repeated", "PUT", [busy, .json("1")])
    await play("POST is not", "POST", [busy, .json("1")])
    await play("POST with permission", "POST", retriesUnsafe: true, [busy, .json("1")])
    await play("404 is an answer", "GET", [ScriptedResponse(404), .json("1")])
    await play("500 is an answer", "GET", [ScriptedResponse(500), .json("1")])
    await play("Retry-After", "GET", [ScriptedResponse(429, headers: ["Retry-After": "7"]), .json("1")])
    await play("Retry-After too long", "GET", [ScriptedResponse(429, headers: ["Retry-After": "70"]), .json("1")])
    for text in ["1e999", "99999999999999999999", "-5", "nan", "soon", ""] {
        await play("Retry-After '\(text)'", "GET", [ScriptedResponse(429, headers: ["Retry-After": text]), .json("1")])
    }
    let past = "Wed, 21 Oct 2015 07:28:00 GMT"
    await play("Retry-After a date", "GET", [ScriptedResponse(503, headers: ["Retry-After": past]), .json("1")])
    await play("dropped connection", "GET", [.dropped, .json("1")])
    await play("dropped POST", "POST", [.dropped, .json("1")])

    server.reset()
    server.play(busy, .json("1"))
    let parts = RequestParts(method: "GET", baseURL: server.baseURL, path: "/")
    let task = Task {
        let policy = RetryPolicy(baseDelay: 20)
        return await outcome { try await HTTPClient(retryPolicy: policy).send(parts).statusCode }
    }
    try await Task.sleep(nanoseconds: 300_000_000)
    task.cancel()
    lines.append("cancelled in a wait: \(await task.value) after \(server.takeRequests().count) requests")
    return lines
}
