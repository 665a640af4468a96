import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct Delta: Codable, Hashable, Sendable {
    var text: String
}

/// Every kind of line end, a byte order mark, comments, fields in all their forms, letters of several bytes.
private let events =
    "\u{FEFF}: hello\r\nevent: add\rdata: {\"text\":\"é\"}\n\ndata:first\ndata\rdata:  third 🍞\r\n\r\n"
    + "id: 7\nretry: 250\ndata: a\n\nid\ndata: b\n\nid: x\u{0}y\nretry: soon\nevent: none\n\n"
    + "unknown: 1\ndata: end\n\ndata: cut off"

func streams(_ server: LoopbackServer) async throws -> [String] {
    var lines = splitting()
    lines += try await overTheNetwork(server)
    lines += try await reconnecting(server)
    return lines + (try await ending(server))
}

/// The frames of a text, and whether they are the same wherever it is cut in two, and cut into single bytes.
private func splitting() -> [String] {
    func frames(_ pieces: [Data], _ splitter: any StreamSplitter) -> [StreamFrame] {
        var splitter = splitter
        let frames = pieces.flatMap { splitter.add($0) }
        return frames + splitter.finish()
    }
    func show(_ name: String, _ text: String, _ splitter: any StreamSplitter) -> [String] {
        let bytes = Data(text.utf8)
        let whole = frames([bytes], splitter)
        let cuts = bytes.indices.filter { frames([bytes[..<$0], bytes[$0...]], splitter) != whole }
        let single = frames(bytes.map { Data([$0]) }, splitter) == whole
        let shown = whole.map {
            "\($0.event)|\($0.id)|\($0.text.replacingOccurrences(of: "\r", with: "␍").replacingOccurrences(of: "\n", with: "⏎"))"
        }
        return shown + [
            "\(name): \(bytes.count) bytes, different when cut at \(cuts), byte by byte \(single ? "" : "not ")the same"
        ]
    }
    var retrying = EventSplitter()
    _ = retrying.add(Data(events.utf8))
    return show("events", events, EventSplitter()) + [
        "retry after \(retrying.retry ?? -1), last id '\(retrying.lastEventID)'"
    ]
        + show("lines", "{\"text\":\"é\"}\r\n\n  \n{\"text\":\"🍞\"}", JSONSplitter(separator: 0x0A))
        + show("sequence", "\u{1E}{\"text\":\n\"é\"}\n\u{1E}\u{1E}7\n", JSONSplitter(separator: 0x1E))
}

private let eventStream = ["Content-Type": "text/event-stream"]

/// Reads a stream to its end, and says what ended it.
private func read<Item>(_ format: StreamFormat<Item>, _ client: HTTPClient, _ server: LoopbackServer) async -> String {
    var items: [String] = []
    do {
        var parts = RequestParts(method: "GET", baseURL: server.baseURL, path: "/stream")
        parts.errorBodies = [.default(Problem.self)]
        parts.security = [SecurityRequirement([SecurityScheme("key", .apiKey(name: "X-Key", location: .header))])]
        for try await item in format.items(of: try await client.stream(parts)) {
            items.append("\(item)")
        }
    } catch {
        items.append("throws \(text(of: error))")
    }
    return items.joined(separator: ", ")
}

private func overTheNetwork(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let log = Log()
    let client = HTTPClient(
        credentials: FixedCredentials(["key": .token("secret")]),
        retryPolicy: RetryPolicy(sleep: { log.add("waits \($0 > 0)") }),
        timeout: 2,
        middlewares: [log]
    )
    let slow = ScriptedResponse(
        200,
        headers: eventStream,
        body: "data: {\"text\":\"é\"}\n\ndata: {\"text\":\"b\"}\n\ndata: [DONE]\n\ndata: x\n\n"
    )
    .with { ($0.chunkSize, $0.chunkDelay) = (3, 0.01) }
    var lines: [String] = []
    server.play(slow, ScriptedResponse(503, headers: ["Retry-After": "1"]), slow)
    let format: StreamFormat<ServerSentEvent<Delta>> = .events(until: "[DONE]")
    lines.append("slow: " + (await read(format, client, server)))
    lines.append("after 503: " + (await read(format, client, server)))
    lines += log.take()
    server.play(.json(#"{"title":"none"}"#, status: 404))
    lines.append("404: " + (await read(format, client, server)))
    server.play(ScriptedResponse(200, headers: eventStream, body: "data: {\"text\":1}\n\n"))
    lines.append("wrong type: " + (await read(format, client, server)))
    let lineFormat: StreamFormat<Delta> = .lines()
    server.play(ScriptedResponse(200, body: "{\"text\":\"a\"}\n{\"text\":\"b\"}"))
    lines.append("lines: " + (await read(lineFormat, client, server)))
    let sequence: StreamFormat<Int> = .sequence()
    server.play(ScriptedResponse(200, body: "\u{1E}1\n\u{1E}2\n"))
    lines.append("sequence: " + (await read(sequence, client, server)))
    let cut = slow.with { $0.truncatedAfter = 30 }
    server.play(cut)
    lines.append("cut: " + (await read(format, client, server)))
    server.play(slow.with { ($0.chunkSize, $0.chunkDelay) = (30, 4) })
    lines.append("silent: " + (await read(format, client, server)))
    server.play(.dropped, .dropped, .dropped)
    lines.append("dropped: " + (await read(format, client, server)))
    lines.append("\(server.takeRequests().filter { $0.header("X-Key") == "secret" }.count) requests with credentials")
    return lines
}

private func reconnecting(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let log = Log()
    let client = HTTPClient(retryPolicy: RetryPolicy(sleep: { log.add("waits \($0)") }))
    let first = ScriptedResponse(
        200,
        headers: eventStream,
        body: "retry: 50\nid: 1\ndata: a\n\nid: 2\ndata: b\n\ndata: lost"
    )
    let second = ScriptedResponse(200, headers: eventStream, body: "data: c\n\nid:\ndata: d\n\ndata: lost, too\n\n")
        .with { ($0.chunkSize, $0.truncatedAfter) = (8, 26) }
    server.play(first, second, ScriptedResponse(204))
    var lines = ["reconnecting: " + (await read(.textEvents(reconnects: true), client, server))]
    lines += server.takeRequests().map { "Last-Event-ID \($0.header("Last-Event-ID") ?? "none")" } + log.take()
    server.play(first, .json("{}", status: 500))
    lines.append("refused: " + (await read(.textEvents(reconnects: true), client, server)))
    return lines
}

/// What ends a connection from this side.
private func ending(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let client = HTTPClient(timeout: 20)
    let endless = ScriptedResponse(200, headers: eventStream, body: String(repeating: "data: a\n\n", count: 400))
        .with { ($0.chunkSize, $0.chunkDelay) = (9, 0.05) }
    func stream() async throws -> AsyncThrowingStream<ServerSentEvent<String>, any Error> {
        let format: StreamFormat<ServerSentEvent<String>> = .textEvents()
        let parts = RequestParts(method: "GET", baseURL: server.baseURL, path: "/endless")
        return format.items(of: try await client.stream(parts))
    }
    func abandoned(_ count: Int) async throws -> Bool {
        for _ in 0..<100 where server.abandoned < count {
            try await Task.sleep(nanoseconds: 50_000_000)
        }
        return server.abandoned == count
    }
    server.play(endless, endless)
    var count = 0
    for try await _ in try await stream() {
        count += 1
        if count == 3 { break }
    }
    var lines = ["left after \(count): connection ended \(try await abandoned(1))"]
    let items = try await stream()
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
        do {
            for try await _ in items { arrived.yield() }
            // A task that is cancelled between two items finds the end.
            return Task.isCancelled ? "CancellationError" : "ended"
        } catch {
            return "\(type(of: error))"
        }
    }
    for await _ in arrivals { break }
    task.cancel()
    lines.append("cancelled: \(await task.value), connection ended \(try await abandoned(2))")
    let format: StreamFormat<ServerSentEvent<String>> = .textEvents()
    let rest = Locked(64)
    let endlessItem = HTTPStream(head: HTTPReply()) {
        rest.withLock { $0 -= 1 }
        return rest.value < 0 ? nil : Data(count: 1 << 20)
    }
    do {
        for try await _ in format.items(of: endlessItem) {}
        lines.append("endless item: no limit")
    } catch {
        lines.append("endless item: \(text(of: error))")
    }
    let reply = HTTPReply(data: Data("data: a\n\ndata: b\n\n".utf8))
    for try await event in format.items(of: HTTPStream(reply)) { lines.append("from a reply: \(event.data)") }
    return lines
}

/// Notes what a middleware sees.
private final class Log: HTTPMiddleware {
    private let notes = Locked<[String]>([])

    func add(_ note: String) {
        notes.withLock { $0.append(note) }
    }

    func take() -> [String] {
        notes.withLock { notes in
            defer { notes = [] }
            return notes
        }
    }

    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        do {
            let reply: HTTPReply = try await next(attempt)
            add("sees \(reply.statusCode) with \(reply.data.count) bytes")
            return reply
        } catch {
            add("sees a failure")
            throw error
        }
    }
}
