import Foundation
import Testing

/// `netlayer generate --watch`, with edits made while it looks.
@Suite struct WatchTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    private var talk: URL { place.appendingPathComponent("talk.txt") }

    private static let description = """
        openapi: 3.0.3
        info: { title: Books, version: "1" }
        paths:
          /books:
            get:
              operationId: listBooks
              tags: [books]
              responses: { "200": { description: OK, content: { application/json: { schema: { $ref: parts.yaml#/Book } } } } }

        """

    private func write(_ text: String, to name: String) throws {
        try text.write(to: place.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    private func generated(_ name: String) -> String {
        let folder = place.appendingPathComponent("Out")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        guard let path = files.first(where: { $0.hasSuffix(name) }) else { return "" }
        return (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    private var said: String { (try? String(contentsOf: talk, encoding: .utf8)) ?? "" }

    /// Waits as long as a busy machine may need.
    private func waitUntil(_ what: String, _ isDone: () -> Bool) async throws {
        for _ in 0..<1200 {
            if isDone() { return }
            try await Task.sleep(nanoseconds: 50_000_000)
        }
        Issue.record("waited in vain until \(what):\n\(said)")
    }

    private func waitUntilWatching(_ times: Int) async throws {
        try await waitUntil("it watches for the \(times). time") {
            said.components(separatedBy: "watching; ").count > times
        }
    }

    @Test func eachChangeIsFollowedAndBrokenStatesAreWaitedOut() async throws {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let part = "Book: { type: object, required: [id], properties: { id: { type: integer } } }\n"
        try write(Self.description, to: "api.yaml")
        try write(part, to: "parts.yaml")
        try write("spec: api.yaml\npack: endpoint\noutput: Out\nsupport: none\n", to: "netlayer.yml")
        _ = FileManager.default.createFile(atPath: talk.path, contents: nil)
        let process = Process()
        process.executableURL = Shell.products.appendingPathComponent("netlayer")
        process.arguments = ["generate", "--watch", "--watch-interval", "30"]
        process.currentDirectoryURL = place
        process.standardError = try FileHandle(forWritingTo: talk)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        try await waitUntilWatching(1)
        #expect(generated("Book.swift").contains("let id: Int"))

        // What is referred to counts.
        try write(part.replacing("id", with: "number"), to: "parts.yaml")
        try await waitUntilWatching(2)
        #expect(generated("Book.swift").contains("let number: Int"))

        // Half a description is said, and waited out.
        try write("openapi: [", to: "api.yaml")
        try await waitUntilWatching(3)
        #expect(said.contains("api.yaml:1:"))
        #expect(generated("Book.swift").contains("let number: Int"))
        try write(Self.description.replacing("listBooks", with: "findBooks"), to: "api.yaml")
        try await waitUntilWatching(4)
        #expect(generated("BooksRepository.swift").contains("findBooks"))

        // So is a description, or a configuration, that is gone for a while.
        try FileManager.default.removeItem(at: place.appendingPathComponent("netlayer.yml"))
        try await waitUntilWatching(5)
        #expect(said.contains("there is no `netlayer.yml`"))
        try write("spec: api.yaml\npack: endpoint\noutput: Out\nsupport: none\naccess: public\n", to: "netlayer.yml")
        try await waitUntilWatching(6)
        #expect(generated("Book.swift").contains("public"))
        try FileManager.default.removeItem(at: place.appendingPathComponent("parts.yaml"))
        try await waitUntilWatching(7)
        #expect(said.contains("changed: parts.yaml"))
        try write(part, to: "parts.yaml")
        try await waitUntilWatching(8)
        #expect(generated("Book.swift").contains("let id: Int"))

        // A file that is only touched isn't a change.
        let runs = said.components(separatedBy: "watching; ").count
        try write(part, to: "parts.yaml")
        try await Task.sleep(nanoseconds: 400_000_000)
        #expect(said.components(separatedBy: "watching; ").count == runs)

        process.interrupt()
        try await waitUntil("it ends") { !process.isRunning }
        #expect(process.terminationStatus == 0)
        #expect(process.terminationReason == .exit)
    }
}
