import Foundation

func policies(_ server: LoopbackServer) async -> [String] {
    let clock = TestClock()
    let shelf = Layers(server).cached(RepositoryCache(now: clock.now))
    var scene = Scene(server: server)
    await scene.play("first", [.item("a", ["ETag": "\"1\""])]) { try await shelf.item(1) }
    await scene.play("fresh") { try await shelf.item(1) }
    await scene.play("another one", [.item("b", id: 2)]) { try await shelf.item(2) }
    clock.advance(by: 61)
    await scene.play("not modified", [ScriptedResponse(304)]) { try await shelf.item(1) }
    clock.advance(by: 61)
    await scene.play("modified", [.item("c", ["Cache-Control": "no-store"])]) { try await shelf.item(1) }
    await scene.play("not kept", [.item("d")]) { try await shelf.item(1) }
    await scene.play("network first", [.items("a"), .items("b")]) { try await shelf.list() + shelf.list() }
    await scene.play("without a network", [.dropped]) { try await shelf.list() }
    await scene.play("a server that fails", [ScriptedResponse(503)]) { try await shelf.list() }
    await scene.play("a refusal", [ScriptedResponse(403)]) { try await shelf.list() }
    await scene.play("news", [.items("a")]) { try await shelf.news() }
    clock.advance(by: 61)
    await scene.play("old news, and new ones later", [.items("b")]) {
        let news = try await shelf.news()
        try await Task.sleep(nanoseconds: 300_000_000)
        return news
    }
    await scene.play("now fresh") { try await shelf.news() }
    clock.advance(by: 61)
    await scene.play("both", [.items("c")]) {
        var names: [String] = []
        for try await news in shelf.newsUpdates() {
            names += news.map(\.name)
        }
        return names
    }
    await scene.play("a search", [.items("x")]) { try await shelf.find("x") + shelf.find("x") }
    await scene.play("another search", [.items("y")]) { try await shelf.find("y") }
    return scene.lines
}

func writes(_ server: LoopbackServer) async -> [String] {
    let layers = Layers(server)
    let cache = RepositoryCache()
    let shelf = layers.cached(cache)
    var scene = Scene(server: server)
    let reads = { (number: Int) -> [ScriptedResponse] in
        [.item("a\(number)"), .item("b\(number)", id: 2), .items("n\(number)"), .items("f\(number)")]
    }
    let all = { () async throws -> Any in
        [try await shelf.item(1).name, try await shelf.item(2).name]
            + (try await shelf.news() + shelf.find("x")).map(\.name)
    }
    await scene.play("before", reads(1), all)
    await scene.play("kept", [], all)
    await scene.play("put", [.item("p")]) { try await shelf.put(Item(id: 1, name: "p")) }
    await scene.play("after put", [reads(2)[0], reads(2)[2], reads(2)[3]], all)
    await scene.play("delete fails", [ScriptedResponse(500)]) { try await shelf.delete(2) }
    await scene.play("after it", Array(reads(3).dropFirst()), all)
    await scene.play("like", [ScriptedResponse(204)]) { try await shelf.like(1) }
    await scene.play("after like", [reads(4)[0], reads(4)[2], reads(4)[3]], all)
    await scene.play("a read that a write overtakes", [.item("old").with { $0.delay = 0.5 }, .item("new")]) {
        await cache.drop([.all])
        let reading = Task { try await shelf.item(1) }
        try await Task.sleep(nanoseconds: 200_000_000)
        _ = try await shelf.put(Item(id: 1, name: "new"))
        return try await reading.value
    }
    await scene.play("is not kept", [.item("new")]) { try await shelf.item(1) }
    await scene.play("a list", [.items("a")]) { try await shelf.list() }
    await scene.play("put without a network", [.dropped]) { try await shelf.put(Item(id: 1, name: "p")) }
    await scene.play("the list without a network", [.dropped]) { try await shelf.list() }
    await scene.play("it isn't fresh", [.item("p")]) { try await shelf.item(1) }
    await scene.play("put is refused", [ScriptedResponse(409)]) { try await shelf.put(Item(id: 1, name: "q")) }
    await scene.play("no list without a network", [.dropped]) { try await shelf.list() }
    return scene.lines
}

func sharing(_ server: LoopbackServer) async -> [String] {
    var scene = Scene(server: server)
    let shelf = Layers(server).cached(RepositoryCache(store: MemoryCacheStore(maximumCount: 2)))
    await scene.play("one request for fifty calls", [.item("a").with { $0.delay = 0.3 }]) {
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<50 {
                group.addTask { try await shelf.item(1).name }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
    }
    await scene.play("two at most", [.item("b", id: 2), .item("c", id: 3), .item("a")]) {
        try await [shelf.item(2), shelf.item(3), shelf.item(1), shelf.item(3)]
    }
    return scene.lines
}
