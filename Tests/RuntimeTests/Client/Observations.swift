import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A clock of which each wait lasts until a test says that it is over.
private final class WaitingClock: Sendable {
    private let waits = Locked<[TimeInterval]>([])
    private let (ticks, end) = AsyncStream.makeStream(of: Void.self)

    /// How long the waits were meant to be, those that differ by chance as `short`.
    var log: String {
        waits.value.map { $0 < 10 ? "short" : "\(Int($0))" }.joined(separator: ", ")
    }

    var settings: LiveSettings {
        LiveSettings(every: 30, backOff: backOff)
    }

    var backOff: RetryPolicy {
        RetryPolicy(maximumAttempts: 3, baseDelay: 1, maximumDelay: 300) { [self] seconds in
            waits.withLock { $0.append(seconds) }
            for await _ in ticks {
                return
            }
            throw CancellationError()
        }
    }

    /// Lets some waits end, be it that they begin later.
    func tick(_ count: Int = 1) {
        for _ in 0..<count {
            end.yield()
        }
    }
}

/// A read as a generated repository has it.
private struct Board: Sendable {
    let client: HTTPClient

    func read() async throws -> String {
        try await client.send(RequestParts(method: "GET", path: "/items/1")).value(ShelfItem.self).name
    }
}

private func item(_ name: String, _ headers: [String: String] = [:]) -> ScriptedResponse {
    var response = ScriptedResponse.json("{\"id\":1,\"name\":\"\(name)\"}")
    response.headers.merge(headers) { $1 }
    return response
}

private func asked(_ server: LoopbackServer) -> String {
    server.takeRequests().map { request in
        "\(request.target)\(request.header("If-None-Match").map { " if not \($0)" } ?? "")"
    }.joined(separator: ", ")
}

func liveReads(_ server: LoopbackServer) async throws -> [String] {
    let board = Board(client: HTTPClient(baseURL: server.baseURL, retryPolicy: .none))
    return try await polling(server, board) + failing(server, board) + kept(server, board)
        + (try await overOutbox()) + (try await streams()) + (try await quietStreams())
        + (try await reconnections(server)) + (try await overtaking()) + (try await channels())
}

private func polling(_ server: LoopbackServer, _ board: Board) async throws -> [String] {
    server.reset()
    let clock = WaitingClock()
    for response in [item("a", ["ETag": "\"1\""]), ScriptedResponse(304), ScriptedResponse(304)] {
        server.play(response)
    }
    let busy = ScriptedResponse(503, headers: ["Retry-After": "120"])
    for response in [busy, item("b", ["ETag": "\"2\""]), item("b"), item("c"), ScriptedResponse(404)] {
        server.play(response)
    }
    var values: [String] = []
    var iterator = LiveRead.values(by: clock.settings, read: board.read).makeAsyncIterator()
    for ticks in [4, 2, 1] {
        values.append(try await iterator.next() ?? "end")
        clock.tick(ticks)
    }
    let end = await outcome { try await iterator.next() ?? "end" }
    return ["polled: \(values), \(end)", "waits: \(clock.log)", "asked: \(asked(server))"]
}

private func failing(_ server: LoopbackServer, _ board: Board) async throws -> [String] {
    server.reset()
    for _ in 1...3 {
        server.play(ScriptedResponse(500))
    }
    let clock = WaitingClock()
    clock.tick(5)
    var iterator = LiveRead.values(by: clock.settings, read: board.read).makeAsyncIterator()
    let end = await outcome { try await iterator.next() ?? "end" }
    var lines = ["failed: \(end) after \(clock.log); \(server.takeRequests().count) requests"]
    server.reset()
    server.play(item("a"))
    let waiting = WaitingClock()
    let loop = Task {
        var count: Int = 0
        for try await _ in LiveRead.values(by: waiting.settings, read: board.read) {
            count += 1
        }
        return count
    }
    while waiting.log.isEmpty {
        try await Task.sleep(nanoseconds: 1_000_000)
    }
    loop.cancel()
    let count: Int = try await loop.value
    waiting.tick()
    lines.append("cancelled after \(count) value; asked: \(asked(server))")
    return lines
}

/// What a cache has is shown first; after that, the service is asked, however fresh that is.
private func kept(_ server: LoopbackServer, _ board: Board) async throws -> [String] {
    server.reset()
    let shelf = Shelf(client: board.client, cache: RepositoryCache())
    server.play(item("kept", ["ETag": "\"1\""]))
    _ = try await shelf.item(1)
    for response in [ScriptedResponse(304), item("new")] {
        server.play(response)
    }
    let clock = WaitingClock()
    var iterator = LiveRead.values(by: clock.settings) { try await shelf.item(1) }.makeAsyncIterator()
    let first: String? = try await iterator.next()
    clock.tick(2)
    let second: String? = try await iterator.next()
    return ["kept: \(first ?? "end"), then \(second ?? "end")", "asked: \(asked(server))"]
}

/// A service with a text, to which each PUT adds something; GET has an `ETag`.
private final class Wall: HTTPTransport {
    let isUp = Locked(true)
    let text = Locked("")
    let asked = Locked<[Int]>([])

    func send(_ attempt: HTTPAttempt) async throws -> HTTPReply {
        guard isUp.value else {
            throw URLError(.notConnectedToInternet)
        }
        if attempt.request.httpMethod == "PUT" {
            text.withLock { $0 += attempt.request.url?.lastPathComponent ?? "" }
            return HTTPReply(statusCode: 204)
        }
        let text: String = text.value
        let isSame = attempt.request.value(forHTTPHeaderField: "If-None-Match") == "\"\(text)\""
        asked.withLock { $0.append(isSame ? 304 : 200) }
        let headers = ["ETag": "\"\(text)\""]
        return HTTPReply(statusCode: isSame ? 304 : 200, headers: headers, data: Data(text.utf8))
    }
}

/// What waits in an outbox shows at once, and also where the service says that nothing has changed.
private func overOutbox() async throws -> [String] {
    let wall = Wall()
    let client = HTTPClient(transport: wall, baseURL: "http://localhost", retryPolicy: .none)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wall-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outbox = try Outbox(
        client: client,
        folder: folder,
        backOff: RetryPolicy(maximumAttempts: .max) { _ in try await Task.sleep(for: .seconds(3600)) }
    )
    let put: @Sendable (String) async throws -> Void = { name in
        let parts = RequestParts(method: "PUT", path: "/wall/\(name)")
        try await outbox.send("put", OutboxRequest(parts, encoder: JSONEncoder())) { _ = try await client.send(parts) }
    }
    let clock = WaitingClock()
    var iterator = LiveRead.values(by: clock.settings) {
        try await outbox.liveValue({ "\($0)+\($1.count)" }) {
            try await client.send(RequestParts(method: "GET", path: "/wall")).text()
        }
    }.makeAsyncIterator()
    var values: [String?] = [try await iterator.next()]
    wall.isUp.withLock { $0 = false }
    try await put("a")
    values.append(try await iterator.next())
    try await put("b")
    values.append(try await iterator.next())
    let asked = wall.asked.value
    // The service says 304 while one waits, and another one is added after that.
    wall.isUp.withLock { $0 = true }
    clock.tick()
    while wall.asked.value.last != 304 {
        await Task.yield()
    }
    wall.isUp.withLock { $0 = false }
    try await put("c")
    values.append(try await iterator.next())
    wall.isUp.withLock { $0 = true }
    await outbox.resume()
    while let value = try await iterator.next(), value != "abc+0" {}
    await outbox.stop()
    return ["over an outbox: \(values.map { $0 ?? "end" }), then abc+0; asked without a network: \(asked)"]
}

private func streams() async throws -> [String] {
    typealias Items = AsyncThrowingStream<Int, any Error>
    let openings = Locked<[Items.Continuation]>([])
    let reads = Locked(0)
    let clock = WaitingClock()
    let isReady = Locked(false)
    let events = LiveEvents<String>.stream(value: { $0 < 0 ? nil : "item \($0)" }) {
        while !isReady.value {
            await Task.yield()
        }
        return Items { continuation in openings.withLock { $0.append(continuation) } }
    }
    let settings = LiveSettings(backOff: clock.backOff)
    var iterator = LiveRead.values(by: settings, on: events) {
        reads.withLock { count -> String in
            count += 1
            return "read \(count)"
        }
    }.makeAsyncIterator()
    // The first value comes before the stream opens, and the second when it has.
    var values: [String?] = [try await iterator.next()]
    isReady.withLock { $0 = true }
    values.append(try await iterator.next())
    openings.value[0].yield(-1)
    values.append(try await iterator.next())
    openings.value[0].yield(7)
    values.append(try await iterator.next())
    openings.value[0].yield(7)
    openings.value[0].finish(throwing: URLError(.networkConnectionLost))
    clock.tick()
    values.append(try await iterator.next())
    while openings.value.count < 2 {
        await Task.yield()
    }
    openings.value[1].finish(throwing: NetworkError.status(code: 403, body: nil, reply: HTTPReply(statusCode: 403)))
    let end = await outcome { try await iterator.next() ?? "end" }
    return ["stream: \(values.map { $0 ?? "end" }), \(end); waits: \(clock.log)"]
}

/// A stream that was quiet for so long that it timed out has not failed, and one that breaks is opened again, however
/// often that is; the reads between have what nobody told.
private func quietStreams() async throws -> [String] {
    let waits = Locked(0)
    let openings = Locked(0)
    let reads = Locked(0)
    let settings = LiveSettings(
        backOff: RetryPolicy(maximumAttempts: 3) { _ in waits.withLock { $0 += 1 } }
    )
    let errors: [any Error] = [NetworkError.transport(URLError(.networkConnectionLost)), NetworkError.timeout]
    let events = LiveEvents<Int>.stream {
        let number = openings.withLock { count in
            count += 1
            return count
        }
        if number == 6 {
            throw errors[0]
        }
        if number == 9 {
            throw NetworkError.status(code: 403, body: nil, reply: HTTPReply(statusCode: 403))
        }
        return AsyncThrowingStream<Int, any Error> { $0.finish(throwing: errors[number % 2]) }
    }
    let values = LiveRead.values(by: settings, on: events) {
        reads.withLock { count in
            count += 1
            return count
        }
    }
    let end = await outcome { try await values.reduce(0) { $1 } }
    return ["quiet streams: \(openings.value) opened, \(waits.value) waits, read \(reads.value > 0), \(end)"]
}

/// A stream that connects again by itself says so to whoever follows it.
private func reconnections(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let headers = ["Content-Type": "text/event-stream"]
    let first = ScriptedResponse(headers: headers, body: "retry: 1\n\ndata: a\n\n")
    server.play(first, ScriptedResponse(headers: headers, body: "data: b\n\n"), ScriptedResponse(204))
    let client = HTTPClient(retryPolicy: RetryPolicy(sleep: { _ in }))
    let heard = Locked<[String]>([])
    let format: StreamFormat<ServerSentEvent<String>> = .textEvents(reconnects: true)
    try await LiveExchange.$reopened.withValue({ heard.withLock { $0.append("again") } }) {
        for try await item in format.items(of: try await client.stream(parts(server))) {
            heard.withLock { $0.append(item.data) }
        }
    }
    return ["reconnected: \(heard.value)"]
}

/// What is read while an event brings a value may be older or newer, so that it is read again, but only once: where
/// events bring values all the time, no read would ever count.
private func overtaking() async throws -> [String] {
    let (items, events) = AsyncThrowingStream.makeStream(of: Int.self)
    let isReady = Locked(false)
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let reads = Locked(0)
    var iterator = LiveRead.values(
        by: LiveSettings(),
        on: .stream(value: { $0 < 0 ? nil : "item \($0)" }) {
            while !isReady.value {
                await Task.yield()
            }
            return items
        }
    ) {
        let number: Int = reads.withLock { count in
            count += 1
            return count
        }
        if number > 2 {
            for await _ in gate {
                break
            }
        }
        return "read \(number)"
    }.makeAsyncIterator()
    var values: [String?] = [try await iterator.next()]
    isReady.withLock { $0 = true }
    values.append(try await iterator.next())
    /// Begins a read, lets values come while it and the next one are under way, and ends both.
    func read(_ first: Int, overtakenBy items: [Int]) async throws {
        events.yield(-1)
        for (index, item) in items.enumerated() {
            while reads.value < first + index {
                await Task.yield()
            }
            events.yield(item)
            values.append(try await iterator.next())
            opening.yield()
        }
    }
    try await read(3, overtakenBy: [7])
    opening.yield()
    values.append(try await iterator.next())
    try await read(5, overtakenBy: [8, 9])
    try await read(7, overtakenBy: [])
    opening.yield()
    values.append(try await iterator.next())
    opening.yield()
    try await Task.sleep(for: .milliseconds(20))
    return ["overtaken: \(values.map { $0 ?? "end" }), \(reads.value) reads"]
}

private func channels() async throws -> [String] {
    let mock = MockChannel<Int, NoMessage, String>()
    let reads = Locked(0)
    let events = LiveEvents<String>.channel(mock.open(1)) { $0 == "changed" ? nil : $0 }
    var iterator = LiveRead.values(by: LiveSettings(), on: events) {
        reads.withLock { count -> String in
            count += 1
            return "read \(count)"
        }
    }.makeAsyncIterator()
    var values: [String?] = [try await iterator.next()]
    mock.deliver("changed")
    values.append(try await iterator.next())
    mock.deliver("as it is now")
    values.append(try await iterator.next())
    mock.deliver("changed")
    mock.end()
    values.append(try await iterator.next())
    values.append(try await iterator.next())
    return ["channel: \(values.map { $0 ?? "end" })"]
}
