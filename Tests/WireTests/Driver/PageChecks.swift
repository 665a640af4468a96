import Foundation

/// Each way to say where the next page is, over the network: all pages, the first ones, one that fails, one that comes
/// again.
func pageChecks(_ wire: Wire, _ services: Services) async {
    let feed = services.feed
    await Style(name: "cursor", parameter: "cursor", first: "", next: { "c\($0)" }) { items, next in
        .json(#"{"data":\#(items),"meta":{"next":\#(next.map { "\"\($0)\"" } ?? "null")}}"#)
    }.verify(wire, feed.walkByCursorItems())
    await Style(name: "url", parameter: "after", first: "", next: { "n\($0)" }) { items, next in
        .json(#"{"data":\#(items)\#(next.map { ",\"next\":\"/pages/url?size=1&after=\($0)\"" } ?? "")}"#)
    }.verify(wire, feed.walkByURLItems())
    await Style(name: "link", parameter: "page", first: "", next: { "\($0 + 1)" }) { items, next in
        .json("\(items)").with { reply in
            reply.headers["Link"] = next.map { "</x?page=1>; rel=\"first\", </x?page=\($0)>; rel=\"next\"" }
        }
    }.verify(wire, feed.walkByLinkItems())
    await Style(name: "last", parameter: "starting_after", first: "", next: { "\($0 * Style.size)" }) { items, next in
        .json(#"{"data":\#(items),"has_more":\#(next != nil)}"#)
    }.verify(wire, feed.walkByLastItems())
    await Style(name: "number", parameter: "page", first: "1", next: { "\($0 + 1)" }, endsEmpty: true) { items, _ in
        .json("\(items)")
    }.verify(wire, feed.walkByNumberItems())
    await Style(name: "offset", parameter: "offset", first: "0", next: { "\($0 * Style.size)" }, endsEmpty: true) {
        items,
        _ in
        .json(#"{"data":\#(items)}"#)
    }.verify(wire, feed.walkByOffsetItems())
}

private struct Style {
    static let size = 100

    var name: String
    var parameter: String
    /// What asks for the first page, and for the page of an index.
    var first: String
    var next: (Int) -> String
    /// Whether an empty page is the end, and not what a page says.
    var endsEmpty = false
    /// A page of JSON with what asks for the next one.
    var page: (String, String?) -> ScriptedResponse

    /// Items from a number on as JSON.
    private func items(_ page: Int, _ count: Int = Style.size) -> String {
        let texts = (0..<count).map { "{\"id\":\(page * Style.size + $0 + 1),\"text\":\"\"}" }
        return "[\(texts.joined(separator: ","))]"
    }

    func verify<Position>(_ wire: Wire, _ list: PagedItems<Answer, Position>) async {
        wire.server.reset()
        for index in 0..<100 {
            wire.server.play(page(items(index), !endsEmpty && index == 99 ? nil : next(index + 1)))
        }
        if endsEmpty { wire.server.play(page("[]", nil)) }
        let all = await read(list)
        let wanted = endsEmpty ? 101 : 100
        let targets = asked(wire)
        expect(all.ids == Array(1...10_000) && all.end == "end", "all items, not \(all.ids.count), \(all.end)")
        expect(targets == (0..<wanted).map { $0 == 0 ? first : next($0) }, "requests \(targets.prefix(4))")

        wire.server.play(page(items(0), next(1)), page(items(1), next(2)))
        let some = await read(list, limit: 101)
        expect(some.ids.count == 101 && asked(wire).count == 2, "no request behind the last item, \(some.end)")

        wire.server.reset()
        wire.server.play(page(items(0), next(1)), .json("{}", status: 500))
        let failing = await read(list)
        expect(failing.ids.count == 100 && failing.end == "status 500, untyped body", "a failing page: \(failing.end)")

        wire.server.reset()
        for _ in 0..<3 { wire.server.play(page(items(0), next(1))) }
        let stuck = await read(list)
        expect(stuck.end.hasPrefix("repeated") && asked(wire).count == 2, "stuck: \(stuck.ids.count), \(stuck.end)")
    }

    private func read<Position>(_ list: PagedItems<Answer, Position>, limit: Int = .max) async -> (
        ids: [Int], end: String
    ) {
        var ids: [Int] = []
        do {
            for try await item in list {
                ids.append(item.id)
                if ids.count == limit { break }
            }
            return (ids, "end")
        } catch {
            return (ids, Wire.text(of: error))
        }
    }

    /// What the requests say in the parameter.
    private func asked(_ wire: Wire) -> [String] {
        wire.server.takeRequests().map { request in
            let items = URLComponents(string: request.target)?.queryItems ?? []
            return items.first { $0.name == parameter }?.value ?? ""
        }
    }

    private func expect(_ condition: Bool, _ what: String) {
        check(condition, "pages by \(name): \(what)")
    }
}
