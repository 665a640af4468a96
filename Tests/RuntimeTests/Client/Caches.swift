import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ShelfItem: Codable, Hashable, Sendable {
    var id: Int
    var name: String
}

/// A clock that stands still until a test sets it.
final class TestClock: Sendable {
    private let time = Locked(Date(timeIntervalSince1970: 1_000_000))

    var now: @Sendable () -> Date {
        { [time] in time.value }
    }

    func advance(by seconds: TimeInterval) {
        time.withLock { $0.addTimeInterval(seconds) }
    }
}

/// What a generated repository does around its calls, for items at `/items/{id}`.
struct Shelf: Sendable {
    let client: HTTPClient
    let cache: RepositoryCache
    var shape: String = "1"

    private func request(_ id: Int, _ method: String = "GET") -> RequestParts {
        RequestParts(method: method, path: "/items/\(id)")
    }

    private func key(_ id: Int) -> CacheKey? {
        CacheKey(of: "getItem", shape: shape, request: request(id))
    }

    func item(_ id: Int, for duration: TimeInterval? = 60, by policy: CachePolicy = .cacheFirst) async throws -> String
    {
        try await cache.value(key(id), for: duration, by: policy) {
            try await client.send(request(id)).value(ShelfItem.self)
        }.name
    }

    func updates(_ id: Int) async throws -> [String] {
        let stream = cache.values(key(id), for: 60) { try await client.send(request(id)).value(ShelfItem.self) }
        var names: [String] = []
        do {
            for try await item in stream {
                names.append(item.name)
            }
        } catch {
            names.append((error as? NetworkError)?.statusCode.map { "status \($0)" } ?? "\(error)")
        }
        return names
    }

    func put(_ id: Int) async throws {
        try await cache.write(dropping: [.entries(of: "getItem", at: "/items/\(id)")]) {
            _ = try await client.send(request(id, "PUT"))
        }
    }
}

/// Plays responses and tells what was asked for.
private struct Scene {
    let server: LoopbackServer
    var lines: [String] = []

    mutating func play(_ name: String, _ responses: [ScriptedResponse], _ call: () async throws -> Any) async {
        server.reset()
        for response in responses {
            server.play(response)
        }
        let result = await outcome(call)
        let asked = server.takeRequests().map { request in
            let condition = request.header("If-None-Match").map { " if not \($0)" } ?? ""
            let date = request.header("If-Modified-Since").map { " if after \($0)" } ?? ""
            return "\(request.method) \(request.target)\(condition)\(date)"
        }
        lines.append("\(name): \(result); \(asked.isEmpty ? "nothing asked" : asked.joined(separator: ", "))")
    }
}

private func item(_ name: String, _ headers: [String: String] = [:], id: Int = 1) -> ScriptedResponse {
    var response = ScriptedResponse.json("{\"id\":\(id),\"name\":\"\(name)\"}")
    response.headers.merge(headers) { $1 }
    return response
}

func caches(_ server: LoopbackServer) async throws -> [String] {
    let client = HTTPClient(baseURL: server.baseURL, retryPolicy: .none)
    var scene = Scene(server: server)
    await freshness(&scene, client)
    await policies(&scene, client)
    await writes(&scene, client)
    await sharing(&scene, client)
    return scene.lines + (try await stores())
}

private func freshness(_ scene: inout Scene, _ client: HTTPClient) async {
    let clock = TestClock()
    let shelf = Shelf(client: client, cache: RepositoryCache(now: clock.now))
    await scene.play("first", [item("a")]) { try await shelf.item(1) }
    clock.advance(by: 59)
    await scene.play("fresh", []) { try await shelf.item(1) }
    await scene.play("another item", [item("b", id: 2)]) { try await shelf.item(2) }
    await scene.play("another language", [item("ä")]) {
        try await CallOptions.with(headers: ["Accept-Language": "de"]) { try await shelf.item(1) }
    }
    clock.advance(by: 2)
    await scene.play("old", [item("c", ["ETag": "\"v1\"", "Cache-Control": "private, max-age=10"])]) {
        try await shelf.item(1)
    }
    clock.advance(by: 9)
    await scene.play("fresh as the server says", []) { try await shelf.item(1) }
    clock.advance(by: 1)
    await scene.play("not modified", [ScriptedResponse(304, headers: ["Cache-Control": "max-age=5"])]) {
        try await shelf.item(1)
    }
    clock.advance(by: 4)
    await scene.play("fresh again", []) { try await shelf.item(1) }
    clock.advance(by: -100)
    await scene.play("a clock set back", [item("d", ["ETag": "\"v2\""])]) { try await shelf.item(1) }
    clock.advance(by: 61)
    await scene.play("modified", [item("e", ["Cache-Control": "no-cache", "Last-Modified": "then"])]) {
        try await shelf.item(1)
    }
    await scene.play("no-cache", [item("f", ["Cache-Control": "no-store"])]) { try await shelf.item(1) }
    await scene.play("no-store", [item("g")]) { try await shelf.item(1) }
    clock.advance(by: 61)
    await scene.play("gone", [ScriptedResponse(404)]) { try await shelf.item(1) }
    await scene.play("without a duration", [item("h"), item("i")]) {
        try await shelf.item(3, for: nil) + shelf.item(3, for: nil)
    }
}

private func policies(_ scene: inout Scene, _ client: HTTPClient) async {
    let clock = TestClock()
    let shelf = Shelf(client: client, cache: RepositoryCache(now: clock.now))
    await scene.play("network first", [item("a"), item("b")]) {
        try await shelf.item(1, by: .networkFirst) + shelf.item(1, by: .networkFirst)
    }
    clock.advance(by: 1000)
    await scene.play("no server", [.dropped]) { try await shelf.item(1, by: .networkFirst) }
    await scene.play("a server that fails", [ScriptedResponse(503)]) { try await shelf.item(1, by: .networkFirst) }
    await scene.play("a refusal", [ScriptedResponse(403)]) { try await shelf.item(1, by: .networkFirst) }
    await scene.play("nothing kept", [.dropped]) { try await shelf.item(1, by: .networkFirst) }
    await scene.play("stale: nothing kept", [item("a")]) { try await shelf.item(1, by: .staleWhileRevalidate) }
    clock.advance(by: 1000)
    await scene.play("stale", [item("b", ["ETag": "1"])]) {
        let name = try await shelf.item(1, by: .staleWhileRevalidate)
        try await Task.sleep(nanoseconds: 300_000_000)
        return name
    }
    await scene.play("stale: now fresh", []) { try await shelf.updates(1) }
    clock.advance(by: 1000)
    await scene.play("two values", [item("c", ["ETag": "2"])]) { try await shelf.updates(1) }
    clock.advance(by: 1000)
    await scene.play("nothing new", [ScriptedResponse(304)]) { try await shelf.updates(1) }
    clock.advance(by: 1000)
    await scene.play("a value and an error", [ScriptedResponse(500)]) { try await shelf.updates(1) }
}

private func writes(_ scene: inout Scene, _ client: HTTPClient) async {
    let shelf = Shelf(client: client, cache: RepositoryCache())
    await scene.play("two items", [item("a"), item("b", id: 12)]) { try await shelf.item(1) + shelf.item(12) }
    await scene.play("a write drops its item", [ScriptedResponse(204), item("c")]) {
        try await shelf.put(1)
        return try await shelf.item(1) + shelf.item(12)
    }
    await scene.play("a write that fails as well", [ScriptedResponse(500), item("d")]) {
        _ = try? await shelf.put(1)
        return try await shelf.item(1)
    }
    await shelf.cache.drop([.all])
    await scene.play(
        "a read that a write overtakes",
        [item("old").with { $0.delay = 0.5 }, ScriptedResponse(204), item("new")]
    ) {
        let reading = Task { try await shelf.item(1) }
        try await Task.sleep(nanoseconds: 200_000_000)
        try await shelf.put(1)
        let after = try await shelf.item(1)
        return "\(try await reading.value), then \(after), and kept \(try await shelf.item(1))"
    }
    await scene.play("another account", [item("e")]) {
        try await Shelf(client: client, cache: RepositoryCache(scope: "b")).item(1)
    }
}

private func sharing(_ scene: inout Scene, _ client: HTTPClient) async {
    let shelf = Shelf(client: client, cache: RepositoryCache())
    await scene.play("one request for a hundred calls", [item("a").with { $0.delay = 0.3 }]) {
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<100 {
                group.addTask { try await shelf.item(1) }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
    }
    await shelf.cache.drop([.all])
    await scene.play("a cancelled call leaves the others", [item("b").with { $0.delay = 0.5 }]) {
        let first = Task { try await shelf.item(1) }
        try await Task.sleep(nanoseconds: 100_000_000)
        let second = Task { try await shelf.item(1) }
        try await Task.sleep(nanoseconds: 100_000_000)
        first.cancel()
        let failure = await outcome { try await first.value }
        return "\(failure), \(try await second.value)"
    }
    await shelf.cache.drop([.all])
    let slow = item("d").with { $0.delay = 2 }
    await scene.play("a call without patience beside one with it", [slow, slow]) {
        let first = Task { try await shelf.item(1) }
        try await Task.sleep(nanoseconds: 100_000_000)
        let second = await outcome { try await CallOptions.with(timeout: 1) { try await shelf.item(1) } }
        return "\(second), \(try await first.value)"
    }
    await shelf.cache.drop([.all])
    await scene.play("an error for all", [ScriptedResponse(500).with { $0.delay = 0.3 }]) {
        let calls = (0..<3).map { _ in Task { try await shelf.item(1) } }
        var results: Set<String> = []
        for call in calls {
            results.insert(await outcome { try await call.value })
        }
        return results
    }
}
