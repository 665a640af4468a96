import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A body may be a password: a redirect takes none to another server.
func movedBodies(_ server: LoopbackServer, _ other: LoopbackServer) async -> [String] {
    let client = HTTPClient(retryPolicy: .none)
    var lines: [String] = []
    var write = parts(server, "POST")
    write.body = .text(canary)
    var upload = parts(server, "PUT")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("empty-\(UUID().uuidString)")
    try? Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    upload.body = .data(FileUpload(contentsOf: file))
    for (name, call) in [("body", write), ("file", upload)] {
        for status in [302, 303, 307, 308] {
            server.reset()
            other.reset()
            server.play(.redirect(to: other.baseURL + "/moved", status: status))
            other.play(.json("1"))
            let result = await outcome { try await client.send(call).statusCode }
            let seen = other.takeRequests().map { "\($0.method), tells \($0.bodyText.contains(canary))" }
            lines.append("\(name) by \(status): \(result), there \(seen)")
        }
    }
    for status in [302, 303, 307, 308] {
        server.reset()
        server.play(.redirect(to: server.baseURL + "/moved", status: status), .json("1"))
        _ = await outcome { try await client.send(write).statusCode }
        let lost = server.takeRequests().filter { $0.method != "GET" && $0.bodyText.isEmpty }
        lines.append("moved at home by \(status): \(lost.count) without its body")
    }
    return lines
}

/// Where a handshake of a WebSocket may be redirected to. Asked of the client itself: libcurl has no WebSockets here.
func handshakes(_ server: LoopbackServer, _ other: LoopbackServer) -> [String] {
    let from = URLRequest(url: URL(string: server.baseURL.replacing("http", with: "ws") + "/desk")!)
    let goals = [
        "\(server.baseURL)/moved", "\(other.baseURL)/moved", "ws://user@127.0.0.1/",
        "wss\(server.baseURL.dropFirst(4))/",
    ]
    let followed = goals.map { goal in
        let next = HTTPAttempt.handshake(redirectedTo: URLRequest(url: URL(string: goal)!), from: from)
        return next == nil ? "no" : "yes"
    }
    let sameScheme = HTTPAttempt.handshake(redirectedTo: from, from: nil) == nil ? "no" : "yes"
    return ["handshakes follow: \(followed), of nowhere \(sameScheme)"]
}

/// A line break in what the app says would begin another header.
func headerBreaks(_ server: LoopbackServer) async -> [String] {
    let evil = "a\r\nX-Evil: 1"
    var typed = parts(server, "POST")
    typed.body = .data(Data(), contentType: evil)
    var named = parts(server)
    named.headers["X-Name"] = evil
    let calls: [(String, HTTPClient, RequestParts)] = [
        ("content type", HTTPClient(retryPolicy: .none), typed), ("header", HTTPClient(retryPolicy: .none), named),
        ("default", HTTPClient(defaultHeaders: ["X-Device": evil], retryPolicy: .none), parts(server)),
        ("default's name", HTTPClient(defaultHeaders: ["X\r\nX-Evil": "1"], retryPolicy: .none), parts(server)),
    ]
    var lines: [String] = []
    for (name, client, call) in calls {
        server.reset()
        server.play(.json("1"))
        let result = await outcome { try await client.send(call).statusCode }
        lines.append("\(name) with a line break: \(result.prefix(24)), \(server.takeRequests().count) sent")
    }
    return lines
}

/// No control of a terminal, no line of a log and no reordering comes out of a reply.
func unfitTexts(_ server: LoopbackServer) async -> [String] {
    let client = HTTPClient(retryPolicy: .none)
    let headers = ["X-Request-Id": "r\u{1B}[2J"]
    let bodies = ["\u{9B}2J\u{202E}a", "{\"a\\u000ab\":{\"c\\u001b\":1}}", "x\u{2028}y\u{85}"]
    let log = Locked<[String]>([])
    let logging = HTTPClient(
        retryPolicy: .none,
        middlewares: [LoggingMiddleware(showsHeaders: true) { line in log.withLock { $0.append(line) } }]
    )
    var texts: [String] = []
    for body in bodies {
        for status in [200, 400] {
            server.reset()
            server.play(
                ScriptedResponse(status, headers: headers, body: body),
                ScriptedResponse(status, headers: headers)
            )
            do {
                _ = try await client.send(parts(server)).value([String: [String: [Int]]].self)
            } catch {
                texts += allTexts(of: error)
            }
            _ = try? await logging.send(parts(server))
        }
    }
    let shown = texts + log.value.flatMap { $0.components(separatedBy: "\n    ") }
    let unfit = shown.filter { text in
        text.components(separatedBy: "\n").contains { line in
            line.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.properties.isBidiControl }
        }
    }
    return ["texts: \(texts.count), unfit \(unfit.count)"]
}

/// JSON of which a few bytes take long: every value deep inside of the others, and unions in unions.
func deepReplies(_ server: LoopbackServer) async -> [String] {
    let client = HTTPClient(retryPolicy: .none)
    let half = String(repeating: "[", count: 500) + String(repeating: "{},", count: 100_000)
    var lines: [String] = []
    for (name, body) in [("deep", half), ("deeper", String(repeating: "[", count: 9_000_000))] {
        server.reset()
        server.play(.json(body))
        let start = Date()
        let result = await outcome { try await client.send(parts(server)).value(JSONValue.self) }
        lines.append("\(name): \(result.prefix(60)), slow \(Date().timeIntervalSince(start) > 10)")
    }
    return lines
}

/// What a service can have a client do without an end.
func endlessWork(_ server: LoopbackServer) async -> [String] {
    var lines: [String] = []
    let pages = PagedItems<Int, Int>(from: nil) { ([], next: ($0 ?? 0) + 1) }
    lines.append("empty pages: " + (await outcome { try await items(of: pages) }))
    let waits = Locked<[TimeInterval]>([])
    let client = HTTPClient(
        retryPolicy: RetryPolicy(sleep: { seconds in waits.withLock { $0.append(seconds) } })
    )
    let stream = ["Content-Type": "text/event-stream"]
    server.reset()
    for _ in 0..<9 { server.play(ScriptedResponse(headers: stream, body: "retry: 0\n\n")) }
    server.play(ScriptedResponse(headers: stream, body: "retry: 99999999999999999999\n\n"), ScriptedResponse(204))
    let format: StreamFormat<ServerSentEvent<String>> = .textEvents(reconnects: true)
    let result = await outcome {
        try await format.items(of: client.stream(parts(server))).reduce(0) { sum, _ in sum + 1 }
    }
    lines.append("events: \(result), waits \(waits.value)")
    return lines
}

/// A challenge is a reply like any other: nobody has a credential of the session's own.
func challenges(_ server: LoopbackServer) async -> [String] {
    let client = HTTPClient(retryPolicy: .none)
    let call = parts(server)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    let calls: [(String, @Sendable () async throws -> Int)] = [
        ("plain", { try await client.send(call).statusCode }),
        ("saved", { try await CallOptions.with(savingTo: file) { try await client.send(call).statusCode } }),
        ("stream", { try await client.stream(call).head.statusCode }),
    ]
    var lines: [String] = []
    for (name, work) in calls {
        server.reset()
        server.play(ScriptedResponse(401, headers: ["WWW-Authenticate": #"Basic realm="a""#], body: "no"), .json("1"))
        let task = Task(operation: work)
        let clock = Task {
            try await Task.sleep(for: .seconds(10))
            task.cancel()
        }
        let result = await outcome { try await task.value }
        clock.cancel()
        lines.append("challenge, \(name): \(result), then \(await outcome { try await client.send(call).statusCode })")
    }
    return lines
}

private func items(of pages: PagedItems<Int, Int>) async throws -> Int {
    try await pages.reduce(0) { sum, _ in sum + 1 }
}
