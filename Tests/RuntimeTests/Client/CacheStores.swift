import Foundation

private func entry(_ id: Int, bytes: Int = 10, shape: String = "1") -> CacheEntry {
    let key = CacheKey(of: "getItem", shape: shape, path: "/items/\(id)", id: "GET /items/\(id)")
    let data = Data(repeating: UInt8(ascii: "1"), count: bytes)
    return CacheEntry(key: key, data: data, storedAt: Date(), freshUntil: .distantFuture, entityTag: "\"\(id)\"")
}

private func kept(_ ids: ClosedRange<Int>, in store: any CacheStore) async -> [Int] {
    var found: [Int] = []
    for id in ids where await store.entry(for: entry(id).key) != nil {
        found.append(id)
    }
    return found
}

func stores() async throws -> [String] {
    var lines: [String] = []
    let memory = MemoryCacheStore(maximumCount: 3, maximumBytes: 100)
    for id in 1...3 {
        await memory.save(entry(id))
    }
    _ = await memory.entry(for: entry(1).key)
    await memory.save(entry(4))
    lines.append("memory, three at most: \(await kept(1...4, in: memory))")
    await memory.save(entry(5, bytes: 85))
    lines.append("memory, a hundred bytes at most: \(await kept(1...5, in: memory))")
    await memory.save(entry(6, bytes: 101))
    lines.append("memory, too large: \(await kept(1...6, in: memory))")
    await memory.remove(.entries(of: "getItem", at: "/items/5"))
    lines.append("memory, removed: \(await kept(1...6, in: memory))")
    return lines + (try await files())
}

private func files() async throws -> [String] {
    var lines: [String] = []
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("caches-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: folder) }
    let disk = DiskCacheStore(folder: folder, maximumCount: 4)
    for id in 1...4 {
        await disk.save(entry(id))
    }
    let again = DiskCacheStore(folder: folder, maximumCount: 4)
    lines.append("disk, after a restart: \(await kept(1...5, in: again))")
    lines.append("disk, the same entry: \(await again.entry(for: entry(2).key)?.entityTag ?? "none")")
    let names = try manager.contentsOfDirectory(atPath: folder.path).sorted()
    let damages: [(inout Data) -> Void] = [{ $0 = Data() }, { $0.removeLast() }, { $0[$0.count - 1] = 0x32 }]
    for (name, damage) in zip(names, damages) {
        let file = folder.appendingPathComponent(name)
        var bytes = try Data(contentsOf: file)
        damage(&bytes)
        try bytes.write(to: file)
    }
    lines.append("disk, three damaged while it runs: \(await kept(1...5, in: again).count) left")
    try Data("notes".utf8).write(to: folder.appendingPathComponent("notes.txt"))
    try Data("x".utf8).write(to: folder.appendingPathComponent("0123456789abcdef.response"))
    let third = DiskCacheStore(folder: folder, maximumCount: 2)
    for id in 6...8 {
        await third.save(entry(id))
    }
    lines.append("disk, two at most: \(await kept(1...8, in: third))")
    let left = try manager.contentsOfDirectory(atPath: folder.path).sorted()
    lines.append("disk, files: \(left.count), with notes.txt: \(left.contains("notes.txt"))")
    await third.remove(.all)
    lines.append("disk, removed: \(await kept(1...8, in: third))")
    // The files of both take as much before and after a restart.
    let small = folder.appendingPathComponent("small")
    await DiskCacheStore(folder: small).save(entry(1))
    await DiskCacheStore(folder: small).save(entry(2))
    let one = try Data(contentsOf: small.appendingPathComponent(manager.contentsOfDirectory(atPath: small.path)[0]))
    let limited = DiskCacheStore(folder: small, maximumBytes: one.count + 50)
    lines.append("disk, bytes after a restart: \(await kept(1...2, in: limited).count) left")
    let full = Locked(0)
    let nowhere = DiskCacheStore(folder: URL(fileURLWithPath: "/dev/null/caches")) { _ in full.withLock { $0 += 1 } }
    await nowhere.save(entry(1))
    lines.append("disk that can't be written: \(await kept(1...1, in: nowhere)), \(full.value) told")
    let clock = TestClock()
    let store = DiskCacheStore(folder: folder)
    let first = MemoryTransport(.json(#"{"id":1,"name":"old"}"#))
    let old = Shelf(
        client: HTTPClient(transport: first, baseURL: "http://localhost"),
        cache: RepositoryCache(store: store, now: clock.now)
    )
    _ = try await old.item(1)
    let transport = MemoryTransport(.json(#"{"id":1,"name":"new"}"#))
    let client = HTTPClient(transport: transport, baseURL: "http://localhost")
    let new = Shelf(client: client, cache: RepositoryCache(store: store, now: clock.now), shape: "2")
    lines.append("another shape: \(try await new.item(1)), \(transport.requests.count) requests")
    return lines
}
