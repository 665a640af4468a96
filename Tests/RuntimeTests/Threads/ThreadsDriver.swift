import Foundation

/// Calls everything from the main actor, and tells where its work ran.
@main
@MainActor
enum ThreadsDriver {
    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (client, draft) = (HTTPClient.watched, Draft(at: Date(), text: "x"))
        let cache = RepositoryCache(store: Watcher(), encoder: client.encoder, decoder: client.decoder)
        let outbox = try Outbox(client: client, folder: folder, network: Watcher())
        Places.begin()
        let plain = Repository.made(client)
        try await show("nothing") { await Places.stay() }
        try await show("read") { _ = try await plain.note() }
        try await show("write") { _ = try await plain.add(draft) }
        try await show("argument") { try await plain.keep(draft) }
        try await show("form with a file") {
            let photo = AddPhotoForm(
                image: FileUpload(data: Data([1]), filename: "x"),
                stats: Stats(at: Date(), count: 1)
            )
            _ = try await plain.send(photo)
        }
        try await show("saved reply") {
            _ = try await CallOptions.with(savingTo: folder.appendingPathComponent("saved")) { try await plain.note() }
        }
        try await show("pages") { for try await _ in plain.made.fetchNotesItems() {} }
        try await show("stream") { for try await _ in try await plain.news() {} }
        try await show("live read") { for try await _ in plain.made.observeStats() { break } }
        let cached = Repository.cached(plain, cache)
        try await show("cached read") { _ = try await cached.note() }
        try await show("cached search") { _ = try await cached.find(draft) }
        try await show("updates") { for try await _ in cached.made.fetchNoteUpdates(noteId: 1) {} }
        try await show("updates of a search") { for try await _ in cached.searches(draft) {} }
        try await show("cached pages") { for try await _ in cached.made.fetchNotesItems() {} }
        let offline = Repository.offline(cached, outbox)
        try await show("offline write") { _ = try await offline.add(draft) }
        try await show("offline read") { _ = try await offline.note() }
        try await show("offline live read") { for try await _ in offline.made.observeStats() { break } }
        try await show("channel") {
            let connection = Repository.desk(client).open { [.draft(Stats(at: Date(), count: 1))] }
            try await connection.send(.draft(Stats(at: Date(), count: 2)))
            try await connection.ping()
            for try await _ in connection.messages { break }
            await connection.close()
        }
    }

    private static func show(_ name: String, _ scene: () async throws -> Void) async throws {
        _ = Places.take()
        try await scene()
        print("\(name): \(Places.take())")
    }
}
