import Foundation

/// Reads a list of pages to its end, or as far as somebody wants it.
private func read<Position>(
    _ items: PagedItems<Int, Position>,
    first limit: Int = .max
) async -> String {
    var count = 0
    var last: Int?
    do {
        for try await item in items {
            count += 1
            last = item
            if count == limit { break }
        }
    } catch {
        return "\(count) items up to \(last ?? 0), then \(text(of: error))"
    }
    return "\(count) items up to \(last ?? 0)"
}

/// The pages of a list with cursors: JSON over the network.
private func listing(_ server: LoopbackServer) -> PagedItems<Int, String> {
    struct Page: Decodable {
        var items: [Int]
        var next: String?
    }
    let client = HTTPClient(baseURL: server.baseURL, retryPolicy: .none)
    return PagedItems(from: nil) { cursor in
        var parts = RequestParts(method: "GET", path: "/list")
        parts.query = [QueryItem("cursor", cursor)]
        let page = try await client.send(parts).value(Page.self)
        return (page.items, page.next)
    }
}

func pages(_ server: LoopbackServer) async -> [String] {
    server.reset()
    func page(_ items: [Int], _ next: String?) -> ScriptedResponse {
        .json("{\"items\":\(items),\"next\":\(next.map { "\"\($0)\"" } ?? "null")}")
    }
    func targets() -> String {
        server.takeRequests().map(\.target).joined(separator: " ")
    }
    var lines: [String] = []
    for number in 0..<100 {
        let items = Array(number * 100..<number * 100 + 100)
        server.play(page(items, number == 99 ? nil : "c\(number + 1)"))
    }
    lines.append("all: " + (await read(listing(server))) + ", \(server.takeRequests().count) requests")
    server.play(page([1, 2], "a"), page([], "b"), page([3], ""))
    lines.append("an empty page, an empty cursor: " + (await read(listing(server))) + ", " + targets())
    server.play(page([1, 2], "a"), page([3, 4], "b"))
    lines.append("three of them: " + (await read(listing(server), first: 3)) + ", " + targets())
    server.reset()
    server.play(page([1, 2], "a"), .json("{}", status: 500))
    lines.append("a failing page: " + (await read(listing(server))) + ", " + targets())
    server.play(page([1, 2], "a"), page([3], "a"))
    lines.append("a cursor that stays: " + (await read(listing(server))) + ", " + targets())
    server.play(page([1], "a"), page([2], "b"), page([3], "a"))
    lines.append("cursors in a circle: " + (await read(listing(server))) + ", " + targets())
    let twice = listing(server)
    server.play(page([1, 2], "a"), page([1, 2], nil))
    lines.append("equal pages, and no next one: " + (await read(listing(server))) + ", " + targets())
    server.play(page([1], nil), page([1], nil))
    lines.append("twice: " + (await read(twice)) + ", " + (await read(twice)) + ", " + targets())
    return lines + (await counting()) + addresses()
}

/// Pages by number and by offset.
private func counting() async -> [String] {
    let all = Array(1...25)
    let numbered = PagedItems(at: 1) { page in
        let items = Array(all.dropFirst((page - 1) * 10).prefix(10))
        return (items, items.isEmpty ? nil : page + 1)
    }
    let offsets = PagedItems(at: 0) { offset in
        let items = Array(all.dropFirst(offset).prefix(4))
        return (items, items.isEmpty ? nil : offset + items.count)
    }
    let stuck = PagedItems(at: 1) { page in
        ([1, 2], page + 1)
    }
    let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return await read(PagedItems(at: 1) { page in ([page], page + 1) })
    }
    return [
        "by number: " + (await read(numbered)), "by offset: " + (await read(offsets)),
        "a parameter that nobody reads: " + (await read(stuck)), "cancelled: " + (await task.value),
    ]
}

private func addresses() -> [String] {
    let header = "<https://a.example/x?page=1>; rel=\"prev\", </x?page=3&q=a%2Cb+c>; title=\"a, b\"; rel=\"last next\""
    func text<Position>(_ value: @autoclosure () throws -> Position?) -> String {
        do {
            return "address: \(try value().map { "\($0)" } ?? "none")"
        } catch {
            return "address: \(error)"
        }
    }
    func string(_ url: String?, _ name: String = "page") -> String {
        text(try PageAddress.value(of: name, in: url) as String?)
    }
    func linked(_ header: String, _ name: String = "page") -> String {
        text(try PageAddress.value(of: name, linked: header) as String?)
    }
    func number(_ url: String) -> String {
        text(try PageAddress.value(of: "page", in: url) as Int64?)
    }
    return [
        linked(header), linked(header, "q"), linked("<https://a.example/x?page=1>; rel=\"last\""),
        string("https://a.example/x?cursor=1&page=a%26b"), string("/x?page=a%2Bb+c"), string(nil), string(""),
        string("/x?after=4"), string("/x?page=%FF"), linked(header, "after"), string("/x?page="), number("/x?page=7"),
        number("/x?page="), number("/x?page=abc"),
    ]
}
