import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a generated repository does around its writes, for notes at `/notes/{name}`.
private struct Desk: Sendable {
    let client: HTTPClient
    let outbox: Outbox

    /// - Parameter file: what is sent; a text with the name otherwise.
    func put(_ name: String, _ method: String = "POST", file: FileUpload? = nil) async throws -> String {
        var parts = RequestParts(method: method, path: "/notes/\(name)")
        parts.query = [QueryItem("at", "a b")]
        parts.body = method == "DELETE" ? nil : file.map { .data($0) } ?? .text(name)
        parts.security = [[SecurityScheme("token", .bearer)]]
        let request = parts
        return try await outbox.send("putNote", OutboxRequest(request, encoder: outbox.encoder())) {
            try await client.send(request).text()
        } postponed: {
            "postponed"
        }
    }

    var pending: [String] {
        get async {
            await outbox.pending.map { "\($0.request.path) \($0.attempts)" }
        }
    }

    /// Waits until nothing waits any more, or not more than so much.
    func wait(for count: Int = 0) async {
        for await entries in await outbox.changes() where entries.count <= count {
            return
        }
    }
}

/// A folder, and the outboxes that have it one after the other.
private struct PostOffice {
    let server: LoopbackServer
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("outbox-\(UUID().uuidString)")
    let refused = Locked<[String]>([])

    /// - Parameter attempts: after which no wait takes any time.
    func desk(attempts: Int? = nil) throws -> Desk {
        let credentials = FixedCredentials(["token": .token("secret")])
        let client = HTTPClient(baseURL: server.baseURL, credentials: credentials, retryPolicy: .none)
        let outbox = try Outbox(
            client: client,
            folder: folder,
            backOff: RetryPolicy(maximumAttempts: attempts ?? .max) { _ in
                if attempts == nil {
                    try await Task.sleep(for: .seconds(3600))
                }
            },
            refusal: { [refused] entry, error in
                let code = (error as? NetworkError)?.statusCode ?? 0
                refused.withLock { $0.append("\(entry.request.path): \(code)") }
                return .drop
            }
        )
        return Desk(client: client, outbox: outbox)
    }

    /// What the server was sent; keys by the order of their first use.
    func sent(_ keys: inout [String]) -> String {
        server.takeRequests().map { request in
            let key = request.header("Idempotency-Key") ?? "none"
            if !keys.contains(key) {
                keys.append(key)
            }
            let number = keys.firstIndex(of: key) ?? 0
            let body = String(decoding: request.body, as: UTF8.self)
            return "\(request.target) \(body) key \(number) \(request.header("Authorization") ?? "nobody")"
        }.joined(separator: ", ")
    }
}

func outboxes(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let post = PostOffice(server: server)
    defer { try? FileManager.default.removeItem(at: post.folder) }
    var lines: [String] = []
    var keys: [String] = []
    let ok = ScriptedResponse(200, body: "done")
    do {
        let desk = try post.desk()
        server.play(ok)
        lines.append("online: \(try await desk.put("a")), waiting: \(await desk.pending); \(post.sent(&keys))")
        server.play(ScriptedResponse(409))
        lines.append("refused: \(await outcome { try await desk.put("b") }), waiting: \(await desk.pending)")
        _ = post.sent(&keys)
        server.play(.dropped)
        lines.append("no answer: \(try await desk.put("c")), \(try await desk.put("d"))")
        lines.append("waiting: \(await desk.pending); \(post.sent(&keys))")
        let last = await desk.outbox.pending.last
        lines.append("taken back: \(try await desk.outbox.cancel(last?.id ?? "")), waiting: \(await desk.pending)")
        server.play(ok)
        await desk.outbox.resume()
        await desk.wait()
        lines.append("later: waiting: \(await desk.pending); \(post.sent(&keys))")
        server.play(ScriptedResponse(302, headers: ["Location": "/login"]), ok)
        lines.append("led to a login: \(try await desk.put("k")), waiting: \(await desk.pending); \(post.sent(&keys))")
        server.reset()
        server.play(ok, ScriptedResponse(302, headers: ["Location": "/login"]), ok)
        await desk.outbox.resume()
        await desk.wait()
        lines.append("so was a DELETE: \(try await desk.put("m", "DELETE")), waiting: \(await desk.pending)")
        server.reset()
        server.play(ok, .dropped)
        await desk.outbox.resume()
        await desk.wait()
        _ = try await desk.put("n")
        let file = post.folder.appendingPathComponent("file")
        try Data("as it was".utf8).write(to: file)
        _ = try await desk.put("l", file: FileUpload(contentsOf: file))
        try FileManager.default.removeItem(at: file)
        _ = post.sent(&keys)
        server.reset()
        server.play(ok, ok)
        await desk.outbox.resume()
        await desk.wait()
        lines.append("a file that is gone: \(post.sent(&keys))")
        server.play(ScriptedResponse(500))
        lines.append("before a crash: \(try await desk.put("e"))")
        lines.append("a second outbox: \(await outcome { try post.desk() })")
        await desk.outbox.stop()
    }
    _ = post.sent(&keys)
    lines += try await restarted(post, &keys)
    return lines
}

private func restarted(_ post: PostOffice, _ keys: inout [String]) async throws -> [String] {
    var lines: [String] = []
    let server = post.server
    let ok = ScriptedResponse(200, body: "done")
    do {
        let desk = try post.desk()
        lines.append("after a crash: waiting: \(await desk.pending)")
        server.play(ok, ok)
        lines.append("a new one is sent behind: \(try await desk.put("f")); \(post.sent(&keys))")
        server.play(.dropped)
        lines.append("no answer: \(try await desk.put("g"))")
        await desk.outbox.stop()
    }
    _ = post.sent(&keys)
    do {
        let desk = try post.desk()
        server.play(ScriptedResponse(422))
        await desk.outbox.resume()
        await desk.wait()
        lines.append("refused after a crash: \(post.refused.value), waiting: \(await desk.pending)")
        server.play(.dropped)
        lines.append("no answer: \(try await desk.put("h"))")
        await desk.outbox.stop()
        try Data("{".utf8).write(to: post.folder.appendingPathComponent("journal"))
    }
    _ = post.sent(&keys)
    do {
        let desk = try post.desk(attempts: 2)
        lines.append("damaged: \(desk.outbox.damaged.count), waiting: \(await desk.pending)")
        server.play(.dropped, .dropped)
        lines.append("no answer: \(try await desk.put("i"))")
        await desk.wait()
        lines.append("sent often enough: \(post.refused.value.count) refused; \(post.sent(&keys))")
        await desk.outbox.stop()
    }
    let client = HTTPClient()
    let folder = URL(fileURLWithPath: "/dev/null/outbox")
    lines.append("a folder that can't be: \(await outcome { try Outbox(client: client, folder: folder) })")
    return lines
}
