import Foundation

func outbox(_ server: LoopbackServer) async throws -> [String] {
    let place = folder("outbox")
    defer { try? FileManager.default.removeItem(at: place) }
    let layers = Layers(server)
    let refused = Locked<[String]>([])
    let opened = {
        try Outbox(
            client: layers.client,
            folder: place,
            backOff: RetryPolicy(maximumAttempts: 3) { _ in try await Task.sleep(for: .seconds(3600)) },
            refusal: { entry, error in
                refused.withLock { $0.append("\(entry.operation) \((error as? NetworkError)?.statusCode ?? 0)") }
                return .drop
            }
        )
    }
    var scene = Scene(server: server)
    var outbox = try opened()
    var desk = layers.offline(outbox)
    await scene.play("online", [.item("a")]) { try await desk.put(Item(id: 1, name: "a")) }
    await scene.play("refused", [ScriptedResponse(409)]) { try await desk.put(Item(id: 1, name: "b")) }
    await scene.play("a like without a network", [.dropped]) { try await desk.like(1) }
    await scene.play("others wait behind it", [.dropped]) { try await desk.put(Item(id: 2, name: "c")) }
    await scene.play("reads show it", [.item("d")]) { try await desk.item(1) }
    scene.note("waiting: \(await outbox.pending.map { "\($0.operation) \($0.request.path)" })")
    scene.note("as values: \(await outbox.pending.map { values($0, layers) })")
    await outbox.stop()
    server.reset()
    outbox = try opened()
    desk = layers.offline(outbox)
    let keys = await outbox.pending.map(\.id)
    scene.note("as values after a restart: \(await outbox.pending.map { values($0, layers) })")
    server.play(ScriptedResponse(204))
    server.play(.item("c", id: 2))
    await outbox.resume()
    for await entries in await outbox.changes() where entries.isEmpty {
        break
    }
    let sent = server.takeRequests()
    scene.note("after a restart: \(sent.map { "\($0.method) \($0.target) \($0.bodyText)" })")
    scene.note("the same keys: \(sent.map { $0.header("Idempotency-Key") ?? "" } == keys)")
    scene.note("with a credential: \(sent.map { $0.header("Authorization") ?? "none" })")
    await scene.play("a delete does not wait", [.dropped]) { try await desk.delete(1) }
    await scene.play("a like", [.dropped]) { try await desk.like(3) }
    server.reset()
    server.play(ScriptedResponse(422))
    await outbox.resume()
    for await entries in await outbox.changes() where entries.isEmpty {
        break
    }
    scene.note("refused later: \(refused.value)")
    await outbox.stop()
    await scene.play("stopped") { try await desk.like(1) }
    return scene.lines + (try await conflict(server))
}

private func values(_ entry: OutboxEntry, _ layers: Layers) -> String {
    let waiting = layers.waiting(entry)
    return waiting?.item.map { "put \($0.id) \($0.name)" } ?? waiting?.like.map { "like \($0)" } ?? "unknown"
}

/// Both sides changed an item: what becomes of the one that waits is decided by what the service has.
private func conflict(_ server: LoopbackServer) async throws -> [String] {
    let place = folder("conflict")
    defer { try? FileManager.default.removeItem(at: place) }
    let layers = Layers(server)
    let outbox = try Outbox(
        client: layers.client,
        folder: place,
        backOff: RetryPolicy(maximumAttempts: .max) { _ in try await Task.sleep(for: .milliseconds(10)) }
    ) { entry, error in
        guard let reply = (error as? NetworkError)?.reply, reply.statusCode == 412,
            let mine = layers.waiting(entry)?.item, let theirs = try? reply.value(Item.self)
        else {
            return .keep
        }
        let merged = Item(id: mine.id, name: "\(theirs.name)+\(mine.name)")
        return .replace(layers.write(of: merged), headers: ["If-Match": reply.header("ETag") ?? "*"])
    }
    let desk = layers.offline(outbox)
    var scene = Scene(server: server)
    await scene.play("a version of an item, without a network", [.dropped]) {
        try await CallOptions.with(headers: ["If-Match": "\"1\"", "X-Device": "a"]) {
            try await desk.put(Item(id: 1, name: "mine"))
        }
    }
    server.reset()
    var other = ScriptedResponse.item("theirs", ["ETag": "\"2\""])
    other.status = 412
    server.play(other)
    server.play(.item("theirs+mine"))
    await outbox.resume()
    for await entries in await outbox.changes() where entries.isEmpty {
        break
    }
    let sent = server.takeRequests()
    scene.note(
        "sent: \(sent.map { "\($0.header("If-Match") ?? "none") \($0.header("X-Device") ?? "none") \($0.bodyText)" })"
    )
    scene.note("under another key: \(Set(sent.map { $0.header("Idempotency-Key") ?? "" }).count == 2)")
    scene.note("refused: \(await outbox.refused.count)")
    await outbox.stop()
    return scene.lines
}
