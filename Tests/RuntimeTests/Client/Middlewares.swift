import Foundation

/// Notes what passes.
struct Note: HTTPMiddleware {
    let name: String
    let notes: Locked<[String]>

    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        let operation = attempt.operation.map { "\($0.id) \($0.path) \($0.tags)" } ?? "no operation"
        notes.withLock { $0.append("\(name) sees \(operation), attempt \(attempt.number)") }
        do {
            let reply = try await next(attempt)
            notes.withLock { $0.append("\(name) gets \(reply.statusCode)") }
            return reply
        } catch {
            notes.withLock { $0.append("\(name) gets an error") }
            throw error
        }
    }
}

/// Signs what is sent.
struct Signature: HTTPMiddleware {
    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        var attempt = attempt
        let token = attempt.request.value(forHTTPHeaderField: "Authorization") ?? "nothing"
        attempt.request.setValue("\(token.count) \(attempt.number)", forHTTPHeaderField: "X-Signature")
        return try await next(attempt)
    }
}

struct Born: Decodable {
    let bornAt: Int
}

/// Answers by itself.
struct Answer: HTTPMiddleware {
    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        HTTPReply(data: Data(#"{"born_at": 7}"#.utf8))
    }
}

/// Asks for a token with a client of its own.
struct TokenFirst: HTTPMiddleware {
    let client: HTTPClient
    let token: RequestParts

    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        var attempt = attempt
        attempt.request.setValue(try await client.send(token).text(), forHTTPHeaderField: "X-Token")
        return try await next(attempt)
    }
}

/// What a middleware asks for by itself has nothing of the call's options.
private func ownCalls(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("yesterday's".utf8).write(to: file)
    var client = HTTPClient(retryPolicy: .none)
    client.middlewares = [TokenFirst(client: client, token: parts(server, "POST", path: "/token"))]
    let call = (client: client, parts: parts(server, "POST", path: "/payments"))
    server.play(ScriptedResponse(body: "t1"), ScriptedResponse(503))
    let result = await outcome {
        try await CallOptions.with(headers: ["X-Trace": "1"], idempotencyKey: .fixed("pay")) {
            try await CallOptions.with(savingTo: file) { try await call.client.send(call.parts).statusCode }
        }
    }
    let requests = server.takeRequests().map { request in
        let sent = ["Idempotency-Key", "X-Trace", "X-Token"].map { request.header($0) ?? "none" }
        return "\(request.target) \(sent)"
    }
    return requests + ["saved: \(result), \(try String(contentsOf: file, encoding: .utf8))"]
}

func middlewares(_ server: LoopbackServer) async throws -> [String] {
    var lines: [String] = []
    let notes = Locked<[String]>([])
    var client = HTTPClient(
        credentials: FixedCredentials(["token": .token("abc")]),
        retryPolicy: .eager,
        middlewares: [Note(name: "outer", notes: notes), Note(name: "inner", notes: notes), Signature()]
    )
    var signed = parts(server)
    signed.security = [[SecurityScheme("token", .bearer)]]
    server.play(ScriptedResponse(503), .json("1"))
    lines.append(await outcome { try await client.send(signed).statusCode })
    lines += notes.value
    lines += server.takeRequests().map { "signature " + ($0.header("X-Signature") ?? "none") }
    notes.withLock { $0 = [] }
    server.play(.dropped)
    lines.append(await outcome { try await client.send(parts(server, "POST")).statusCode })
    lines += notes.value
    server.reset()
    client.middlewares = [Note(name: "outer", notes: notes), Answer()]
    client.decoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
    let answered = try await client.send(parts(server)).value(Born.self)
    lines.append("answered \(answered.bornAt) after \(server.takeRequests().count) requests")
    return lines + (try await ownCalls(server))
}

func logging(_ server: LoopbackServer) async throws -> [String] {
    let lines = Locked<[String]>([])
    let write: @Sendable (String) -> Void = { line in
        let shown = line.replacing(server.baseURL, with: "http://server").replacing(/\d+ ms/, with: "N ms")
        lines.withLock { $0 += shown.components(separatedBy: "\n").filter { !$0.contains("Content-Length") } }
    }
    let credentials = FixedCredentials([
        "key": .token("k 1"), "query": .token("q-secret"), "token": .token("t-secret"), "cookie": .token("c-secret"),
    ])
    var client = HTTPClient(
        credentials: credentials,
        retryPolicy: .none,
        middlewares: [LoggingMiddleware(write: write)]
    )
    var secret = parts(server, path: "/pets")
    secret.query = [QueryItem("page", 2), QueryItem("access_token", "a-secret")]
    secret.security = [
        [
            SecurityScheme("key", .apiKey(name: "X-Team", location: .header)),
            SecurityScheme("query", .apiKey(name: "team id", location: .query)),
            SecurityScheme("token", .bearer), SecurityScheme("cookie", .apiKey(name: "sid", location: .cookie)),
        ]
    ]
    server.play(.json("[]").with { $0.headers["Set-Cookie"] = "sid=s-secret" }, ScriptedResponse(404))
    _ = try await client.send(secret)
    _ = await outcome { try await client.send(parts(server)) }
    server.reset()
    server.play(.json("[]").with { $0.headers["Set-Cookie"] = "sid=s-secret" })
    client.middlewares = [LoggingMiddleware(showsHeaders: true, write: write)]
    _ = try await client.send(secret)
    server.reset()
    server.play(.dropped)
    client.middlewares = [LoggingMiddleware { line in write(line.components(separatedBy: "): ")[0]) }]
    _ = await outcome { try await client.send(secret) }
    let userInfo = Redaction.url(URL(string: "https://me:secret@a.example/b?c=1&Api_Key=2&d&token"))
    return lines.value + [userInfo?.absoluteString ?? "none"]
}
