import Foundation

/// What a method gives, whether it throws or returns a result.
func value<Value, Failure>(_ result: Result<Value, Failure>) throws -> Value { try result.get() }
func value<Value>(_ value: Value) -> Value { value }

/// Streams that the pack's methods return, over the network: in every way in which they can come and end.
func streamChecks(_ wire: Wire, _ services: Services) async {
    await wholeStreams(wire, services)
    await heldInTexts(wire, services)
    await variants(wire, services)
    await endings(wire, services)
    await reconnecting(wire, services)
}

private let answers = [Answer(id: 1, text: "é🍞"), Answer(id: 2, text: "a\nb")]
private let events =
    "\u{FEFF}: hi\r\nid: 7\r\ndata: {\"id\":1,\r\ndata: \"text\":\"é🍞\"}\r\n\r\nevent: add\ndata: {\"id\":2,\"text\":\"a\\nb\"}\n\n"

private func response(_ body: String, _ type: String = "text/event-stream") -> ScriptedResponse {
    ScriptedResponse(200, headers: ["Content-Type": type], body: body)
}

/// The items up to the end, and what ended them.
private func read<Item>(
    _ open: () async throws -> AsyncThrowingStream<Item, any Error>
) async -> (items: [Item], end: String) {
    var items: [Item] = []
    do {
        for try await item in try await open() { items.append(item) }
        return (items, "end")
    } catch {
        return (items, Wire.text(of: error))
    }
}

/// A byte at a time, so that the network cuts everywhere, and in one piece.
private func wholeStreams(_ wire: Wire, _ services: Services) async {
    wire.server.reset()
    let bitByBit: (inout ScriptedResponse) -> Void = { ($0.chunkSize, $0.chunkDelay) = (1, 0.001) }
    let lines = "{\"id\":1,\"text\":\"é🍞\"}\r\n\n{\"id\":2,\"text\":\"a\\nb\"}"
    let records = "\u{1E}{\"id\":1,\n\"text\":\"é🍞\"}\n\u{1E}{\"id\":2,\"text\":\"a\\nb\"}\n"
    for isWhole in [true, false] {
        let how = isWhole ? "whole" : "bit by bit"
        let change: (inout ScriptedResponse) -> Void = isWhole ? { _ in } : bitByBit
        wire.server.play(response(events).with(change))
        let found = await read { try await value(services.feed.watchFeed()) }
        check(found.items.map(\.data) == answers && found.end == "end", "events, \(how): \(found)")
        check(found.items.map(\.event) == ["message", "add"], "types of events, \(how)")
        check(found.items.map(\.id) == ["7", "7"], "ids of events, \(how)")
        wire.server.play(response(lines, "application/jsonl").with(change))
        let ofLines = await read { try await value(services.feed.readLines()) }
        check(ofLines.items == answers && ofLines.end == "end", "lines, \(how): \(ofLines)")
        wire.server.play(
            response(records, "application/json-seq").with(change).with { $0.headers["X-Total-Count"] = "2" }
        )
        let ofRecords = await read {
            let response = try await value(services.feed.readRecords())
            check(response.totalCount == 2 && response.streamValue == nil, "headers beside a stream, \(how)")
            return response.body
        }
        check(ofRecords.items == answers && ofRecords.end == "end", "records, \(how): \(ofRecords)")
    }
    let accepted = wire.server.takeRequests().prefix(3).map { $0.header("Accept") ?? "" }
    check(accepted == ["text/event-stream", "application/jsonl", "application/json-seq"], "accepts \(accepted)")
}

/// Data that is JSON in a text by its description (`contentSchema`), beside data that is a text.
private func heldInTexts(_ wire: Wire, _ services: Services) async {
    wire.server.reset()
    wire.server.play(response(events))
    let found = await read { try await value(services.feed.watchAnswers()) }
    check(found.items.map(\.data) == answers && found.end == "end", "data that holds JSON: \(found)")
    let twoKinds = "event: said\ndata: 12\n\nevent: answered\ndata: {\"id\":1,\"text\":\"é🍞\"}\n\n"
    wire.server.play(response(twoKinds))
    let kinds = await read { try await value(services.feed.watchKinds()) }
    check(kinds.items.count == 2 && kinds.end == "end", "events of two kinds: \(kinds)")
    guard case .said(let said)? = kinds.items.first?.data, case .answered(let answered)? = kinds.items.last?.data else {
        return check(false, "events of other kinds: \(kinds)")
    }
    check(said.data == "12" && answered.data == answers[0], "a text and an answer: \(kinds)")
}

private struct Flags: Decodable, Equatable {
    var prompt: String
    var stream: Bool
}

/// One operation as two methods: the flag in the body is the method's.
private func variants(_ wire: Wire, _ services: Services) async {
    wire.server.reset()
    wire.server.play(
        .json(#"{"id":1,"text":"x"}"#),
        response("data: {\"id\":1,\"text\":\"x\"}\n\ndata: [DONE]\n\ndata: no\n\n")
    )
    check((try? await services.complete("p")) == Answer(id: 1, text: "x"), "a value")
    let found = await read { try await services.completion("p") }
    check(
        found.items.map(\.data) == [Answer(id: 1, text: "x")] && found.end == "end",
        "a stream up to its sign: \(found)"
    )
    let requests = wire.server.takeRequests()
    let bodies = requests.map { try? JSONDecoder().decode(Flags.self, from: $0.body) }
    check(bodies == [Flags(prompt: "p", stream: false), Flags(prompt: "p", stream: true)], "flags: \(bodies)")
    check(requests.map { $0.header("Accept") } == ["application/json", "text/event-stream"], "accepts what it wants")
}

private func endings(_ wire: Wire, _ services: Services) async {
    wire.server.reset()
    wire.server.play(.json(#"{"title":"none"}"#, status: 404))
    let refused = await read { try await value(services.feed.watchFeed()) }
    check(
        refused.end == "status 404, Problem(title: \"none\")".replacing("Problem", with: "\(Problem.self)"),
        "a typed error: \(refused)"
    )
    wire.server.play(response(events).with { $0.truncatedAfter = 70 })
    let cut = await read { try await value(services.feed.watchFeed()) }
    check(cut.items.count == 1 && cut.end == "transport", "cut: \(cut)")
    wire.server.play(response(events).with { ($0.chunkSize, $0.chunkDelay) = (70, 3) })
    let silent = await read { try await value(services.feed.watchFeed()) }
    check(silent.items.count == 1 && silent.end == "timeout", "silent: \(silent)")
    wire.server.play(response("data: {\"id\":\"one\"}\n\n"))
    let wrong = await read { try await value(services.feed.watchFeed()) }
    check(wrong.end.hasPrefix("decoding Answer at 'id'"), "wrong: \(wrong)")
    let endless = response(String(repeating: "data: {\"id\":1,\"text\":\"\"}\n\n", count: 400))
        .with { ($0.chunkSize, $0.chunkDelay) = (27, 0.05) }
    wire.server.reset()
    wire.server.play(endless, endless)
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
        var count = 0
        do {
            for try await _ in try await value(services.feed.watchFeed()) {
                count += 1
                arrived.yield()
            }
        } catch is CancellationError {
            return count
        }
        // A task that is cancelled between two items finds the end, as of any `AsyncThrowingStream`.
        return Task.isCancelled ? count : 0
    }
    for await _ in arrivals { break }
    task.cancel()
    let found = await task.result
    check((try? found.get()).map { 1..<400 ~= $0 } ?? false, "cancelled: \(found)")
    do {
        for try await _ in try await value(services.feed.watchFeed()) { break }
    } catch {
        check(false, "leaving throws \(error)")
    }
    for _ in 0..<60 where wire.server.abandoned < 2 { try? await Task.sleep(nanoseconds: 50_000_000) }
    check(wire.server.abandoned == 2, "the connections of streams that nobody reads end")
}

private func reconnecting(_ wire: Wire, _ services: Services) async {
    wire.server.reset()
    let first = response("retry: 20\nid: 1\ndata: {\"id\":1,\"text\":\"\"}\n\ndata: lost")
    let second = response("id: 2\ndata: {\"id\":2,\"text\":\"\"}\n\ndata: lost").with { $0.truncatedAfter = 38 }
    wire.server.play(first, second, ScriptedResponse(204))
    let found = await read { try await value(services.feed.followFeed()) }
    check(found.items.map(\.data.id) == [1, 2] && found.end == "end", "reconnects: \(found)")
    let ids = wire.server.takeRequests().map { $0.header("Last-Event-ID") ?? "none" }
    check(ids == ["none", "1", "2"], "last ids: \(ids)")
}
