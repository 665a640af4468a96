import Foundation

func folder(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
}

private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
}

func files(_ server: LoopbackServer) async throws -> [String] {
    let place = folder("layers")
    defer { try? FileManager.default.removeItem(at: place) }
    let layers = Layers(server)
    let opened = { layers.cached(RepositoryCache(store: DiskCacheStore(folder: place, maximumCount: 3))) }
    var scene = Scene(server: server)
    var shelf = opened()
    await scene.play("kept on disk", [.item("a"), .item("b", id: 2)]) {
        try await [shelf.item(1), shelf.item(2)]
    }
    shelf = opened()
    await scene.play("after a restart") { try await [shelf.item(1), shelf.item(2)] }
    for name in names(in: place) {
        try Data("{".utf8).write(to: place.appendingPathComponent(name))
    }
    try Data("notes".utf8).write(to: place.appendingPathComponent("notes.txt"))
    try Data([0, 1, 2]).write(to: place.appendingPathComponent("0123456789abcdef.response"))
    shelf = opened()
    await scene.play("damaged", [.item("c"), .item("d", id: 2)]) { try await [shelf.item(1), shelf.item(2)] }
    for name in names(in: place) where name.hasSuffix(".response") {
        let file = place.appendingPathComponent(name)
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        try Data(text.replacingOccurrences(of: "\"shape\":\"", with: "\"shape\":\"0").utf8).write(to: file)
    }
    shelf = opened()
    await scene.play("of another version", [.item("e"), .item("f", id: 2)]) {
        try await [shelf.item(1), shelf.item(2)]
    }
    await scene.play("three at most", [.item("g", id: 3), .item("h", id: 4)]) {
        try await [shelf.item(3), shelf.item(4)]
    }
    let left = names(in: place)
    scene.note(
        "files: \(left.filter { $0.hasSuffix(".response") }.count) of its own, and \(left.filter { $0 == "notes.txt" })"
    )
    return scene.lines
}
