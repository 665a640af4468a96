import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the file of an outbox looks like to the next run: after a crash in the middle of a write, after many requests,
/// and where an earlier version of the code had a file for each request.
func outboxJournals() async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("journal-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("journal")
    func size() throws -> Int { try Data(contentsOf: file).count }
    func entry(_ number: Int, _ bytes: Int = 1) throws -> OutboxEntry {
        var parts = RequestParts(method: "PUT", path: "/notes/\(number)")
        parts.body = .data(Data(repeating: 0x61, count: bytes), contentType: "text/plain")
        let request = try OutboxRequest(parts, encoder: JSONEncoder())
        return OutboxEntry(id: "\(number)", number: number, operation: "put", request: request, createdAt: .distantPast)
    }
    func reopened(_ change: (Data) -> Data = { $0 }) throws -> String {
        try change(Data(contentsOf: file)).write(to: file)
        let (entries, damaged) = try OutboxJournal(folder: folder).load { _ in true }
        return "\(entries.map { "\($0.number) after \($0.attempts)" }), damaged \(damaged.count)"
    }
    var lines: [String] = []
    do {
        let journal = try OutboxJournal(folder: folder)
        _ = try journal.load { _ in true }
        for number in 1...4 {
            try journal.save(entry(number))
        }
        var second = try entry(2)
        second.attempts = 7
        try journal.save(second)
        try journal.remove(entry(1))
    }
    lines.append("changed and removed: \(try reopened())")
    // Without the line breaks behind it, which are room for more.
    let text = try Data(contentsOf: file)
    let whole = text[...(text.lastIndex { $0 != 0x0A } ?? 0)] + Data([0x0A])
    lines.append("the last line is cut off: \(try reopened { _ in whole.dropLast(9) })")
    lines.append("without the last line break: \(try reopened { _ in whole.dropLast() })")
    var unmarked = whole
    for (place, byte) in whole.enumerated().dropFirst() where byte == 0x2D && whole[place - 1] == 0x0A {
        unmarked[place] = 0x2B
    }
    lines.append("the older state is not marked: \(try reopened { _ in unmarked })")
    do {
        let journal = try OutboxJournal(folder: folder)
        _ = try journal.load { _ in true }
        try journal.save(entry(9))
    }
    lines.append("written behind that: \(try reopened())")

    try JSONEncoder().encode(entry(12)).write(to: folder.appendingPathComponent("00000000000000000012.request"))
    try Data("{".utf8).write(to: folder.appendingPathComponent("00000000000000000013.request"))
    lines.append("files of an earlier version: \(try reopened())")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".request") }
    lines.append("they are gone: \(left.isEmpty), and the next start knows them: \(try reopened())")

    do {
        let journal = try OutboxJournal(folder: folder)
        _ = try journal.load { _ in true }
        for number in 20..<60 {
            try journal.save(entry(number, 100_000))
            if number > 20 {
                try journal.remove(entry(number))
            }
        }
        lines.append("after 4 MB: at most 2 MB \(try size() < 2_000_000)")
        try journal.save(entry(60))
    }
    lines.append("afterwards: \(try reopened())")
    do {
        let journal = try OutboxJournal(folder: folder)
        _ = try journal.load { _ in true }
        lines.append("a second one: \(await outcome { try OutboxJournal(folder: folder) })")
        try FileManager.default.removeItem(at: folder)
        lines.append("without its folder: \(await outcome { try journal.save(entry(70)) })")
    }
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    lines.append("a folder as the file: \(await outcome { try OutboxJournal(folder: folder) })")
    try FileManager.default.removeItem(at: file)
    lines.append("without it: \(await outcome { try OutboxJournal(folder: folder).load { _ in true }.entries.count })")
    return lines
}
