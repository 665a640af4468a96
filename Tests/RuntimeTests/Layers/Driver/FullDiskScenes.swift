import Foundation

func fullDisk(_ server: LoopbackServer) async throws -> [String] {
    var scene = Scene(server: server)
    let place = folder("full")
    defer { try? FileManager.default.removeItem(at: place) }
    let layers = Layers(server)
    let told = Locked(0)
    let store = DiskCacheStore(folder: place.appendingPathComponent("cache")) { _ in told.withLock { $0 += 1 } }
    let shelf = layers.cached(RepositoryCache(store: store))
    for bytes in [0, 100] {
        await withFullDisk(after: bytes) {
            await scene.play("reads go on", [.item("a"), .item("b")]) { try await [shelf.item(1), shelf.item(1)] }
        }
    }
    let left = (try? FileManager.default.contentsOfDirectory(atPath: place.path + "/cache")) ?? []
    scene.note("told \(told.value) times, files: \(left.count)")
    await scene.play("room again", [.item("c")]) { try await [shelf.item(1), shelf.item(1)] }

    let waits = Locked(0)
    let outbox = try Outbox(
        client: layers.client,
        folder: place.appendingPathComponent("outbox"),
        backOff: RetryPolicy(maximumAttempts: .max) { _ in
            waits.withLock { $0 += 1 }
            try await Task.sleep(for: .seconds(3600))
        }
    )
    let desk = layers.offline(outbox)
    let journal = place.path + "/outbox/journal"
    for bytes in [0, 100] {
        await withFullDisk(after: bytes) {
            await scene.play("a write is refused", [.item("p")]) { try await desk.put(Item(id: 1, name: "p")) }
        }
        scene.note("journal: \(try Data(contentsOf: URL(fileURLWithPath: journal)).count) bytes")
    }
    scene.note("waiting: \(await outbox.pending.count)")
    await scene.play("room again", [.item("p")]) { try await desk.put(Item(id: 1, name: "p")) }
    await scene.play("one waits", [.dropped]) { try await desk.put(Item(id: 2, name: "q")) }
    // What is there can still be written over, as on a disk that is full.
    await withFullDisk(after: try Data(contentsOf: URL(fileURLWithPath: journal)).count) {
        await scene.play("it is sent all the same", [ScriptedResponse(503), .item("q")]) {
            await outbox.resume()
            while waits.value < 2 {
                await Task.yield()
            }
            await outbox.resume()
            for await entries in await outbox.changes() where entries.isEmpty {
                break
            }
            return "done"
        }
    }
    await outbox.stop()
    let kept = try Outbox(client: layers.client, folder: place.appendingPathComponent("outbox"))
    scene.note("after a restart: \(await kept.pending.count)")
    await kept.stop()
    return scene.lines
}
