import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Journals that somebody has edited: nothing traps, and nothing goes to another server.
func hostileJournals(_ other: LoopbackServer) async throws -> [String] {
    var request = RequestParts(method: "PUT", baseURL: "https://api.example.com", path: "/items/1")
    request.headers["X-Version"] = "1"
    let call = request
    let journal = FileManager.default.temporaryDirectory.appendingPathComponent("outbox-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: journal) }
    let offline = HTTPClient(
        transport: MemoryTransport { _ in throw URLError(.notConnectedToInternet) },
        retryPolicy: .none
    )
    func outbox(_ client: HTTPClient) throws -> Outbox {
        try Outbox(
            client: client,
            folder: journal,
            servers: ["https://api.example.com"],
            backOff: RetryPolicy { _ in try await Task.sleep(for: .seconds(3600)) }
        )
    }
    let first = try outbox(offline)
    let kept = await outcome {
        try await CallOptions.with(headers: ["Authorization": "Bearer SECRET", "X-Session": "SECRET", "X-Trace": "7"]) {
            try await first.send("put", try OutboxRequest(call, encoder: JSONEncoder())) {
                _ = try await offline.send(call)
            }
        }
    }
    await first.stop()
    let file = journal.appendingPathComponent("journal")
    let text = try String(contentsOf: file, encoding: .utf8)
    var lines = ["kept: \(kept), secrets \(text.contains("SECRET")), trace \(text.contains("X-Trace"))"]
    lines += try modes(of: journal).map { "  \($0)" }
    let edits = [
        ("as it was", "", ""), ("number", #""number":1"#, #""number":\#(Int.max)"#),
        ("attempts", #""attempts":1"#, #""attempts":\#(Int.max)"#),
        ("server", #"https:\/\/api.example.com"#, other.baseURL.replacing("/", with: #"\/"#)),
        ("server without a scheme", #"https:\/\/api.example.com"#, #"\/\/\#(other.baseURL.dropFirst(7))"#),
        ("path", #"\/items\/1"#, "@\(other.baseURL.dropFirst(7))"),
        ("method", #""PUT""#, #""PUT \/ HTTP\/1.1\r\nX: y""#),
        ("name of a header", #""X-Version""#, #""X: y\r\nX-Version""#),
    ]
    for (name, old, new) in edits {
        let edited = old.isEmpty ? text : text.replacing(old, with: new)
        for (place, base) in [("", nil), (" at a base URL", "https://base.example.com")] {
            for left in try FileManager.default.contentsOfDirectory(atPath: journal.path) where left != "lock" {
                try FileManager.default.removeItem(at: journal.appendingPathComponent(left))
            }
            try Data(edited.utf8).write(to: file)
            let memory = MemoryTransport(.json("1"))
            let client = HTTPClient(
                transport: memory,
                baseURL: base,
                credentials: FixedCredentials(["token": .token("SECRET")]),
                retryPolicy: .none
            )
            let next = try outbox(client)
            await next.resume()
            let sending = Task {
                for await entries in await next.changes() where entries.isEmpty {
                    break
                }
            }
            // What is kept and can't be sent would wait for ever.
            let clock = Task {
                try await Task.sleep(for: .seconds(3))
                sending.cancel()
            }
            await sending.value
            clock.cancel()
            await next.stop()
            let hosts = memory.requests.map { "\($0.httpMethod ?? "") \($0.url?.host ?? "nowhere")" }
            lines.append("\(name)\(place), edited \(edited != text): sent \(hosts)")
        }
    }
    return lines
}

/// Who may read what the client writes.
func privateFiles(_ server: LoopbackServer) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    server.reset()
    server.play(.json("1"), .json("2"), .json("3"))
    var upload = parts(server, "PUT")
    upload.body = .multipart([.field("a", "b"), .file("c", FileUpload(contentsOf: URL(fileURLWithPath: "/etc/hosts")))])
    var lines: [String] = []
    let seen = Locked<[String]>([])
    let client = HTTPClient(retryPolicy: .none, middlewares: [FileWatcher(seen: seen)])
    _ = try await client.send(upload)
    lines += seen.value
    let recording = HTTPClient(
        transport: try RecordingTransport.recording(to: folder.appendingPathComponent("recordings")),
        retryPolicy: .none
    )
    _ = try await recording.send(parts(server))
    let store = DiskCacheStore(folder: folder.appendingPathComponent("cache"))
    let key = CacheKey(of: "a", shape: "1", path: "/a", id: "GET /a")
    await store.save(
        CacheEntry(
            key: key,
            data: Data("1".utf8),
            storedAt: Date(),
            freshUntil: .distantFuture,
            entityTag: nil,
            lastModified: nil
        )
    )
    let saved = folder.appendingPathComponent("saved")
    _ = try await CallOptions.with(savingTo: saved) { try await client.send(parts(server)) }
    return lines + (try modes(of: folder)) + cacheKeys(server)
}

/// What a response is kept under, for calls that differ in a credential alone.
private func cacheKeys(_ server: LoopbackServer) -> [String] {
    func key(_ change: (inout RequestParts) -> Void) -> CacheKey? {
        var call = parts(server)
        change(&call)
        return CacheKey(of: "a", shape: "1", request: call)
    }
    let changes: [(String, (inout RequestParts, String) -> Void)] = [
        ("header", { $0.headers["X-Access-Key"] = $1 }),
        ("query", { $0.query = [QueryItem("api_key", $1)] }),
    ]
    return changes.map { name, change in
        let (one, other) = (key { change(&$0, canary) }, key { change(&$0, "other") })
        let tells = one?.id.contains(canary) ?? true
        return "key with a \(name): told apart \(one != other), tells \(tells)"
    }
}

private struct FileWatcher: HTTPMiddleware {
    let seen: Locked<[String]>

    func send(_ attempt: HTTPAttempt, next: @Sendable (HTTPAttempt) async throws -> HTTPReply) async throws -> HTTPReply
    {
        if let file = attempt.bodyFile {
            let mode = try mode(of: file.url)
            seen.withLock { $0.append("upload: \(mode)") }
        }
        return try await next(attempt)
    }
}

private func mode(of file: URL) throws -> String {
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
    return String(mode?.intValue ?? 0, radix: 8)
}

/// A folder and everything in it, with how many have each mode.
private func modes(of folder: URL) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try ["folder: \(mode(of: folder))"]
        + paths.map { path in
            let name = path.replacing(/[0-9a-f]{16}\./, with: "HASH.")
            return "\(name): \(try mode(of: folder.appendingPathComponent(path)))"
        }
}
