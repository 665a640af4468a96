import Foundation
import Testing

/// The files that plugins find without a YAML reader: a change of one makes a build generate again.
@Suite struct WatchedFilesTests {
    @Test func whatTheConfigurationNamesIsWatched() throws {
        try withFiles([
            "netlayer.yml":
                "spec: [api.yaml, 'my api.json']\ntemplates: Own # folder\npack: Packs/ours\nheader: Other\n",
            "api.yaml": "", "my api.json": "", "unrelated.yaml": "", "Own/api.stencil": "", "Own/notes.txt": "",
            "Packs/ours/pack.yaml": "", "Packs/ours/support/A.swift.stencil": "", "Packs/ours/.hidden/b.stencil": "",
        ]) { folder in
            #expect(
                watched(folder) == [
                    "netlayer.yml", "api.yaml", "my api.json", "Own/api.stencil", "Packs/ours/pack.yaml",
                    "Packs/ours/support/A.swift.stencil",
                ]
            )
        }
    }

    @Test func referencesAreFollowedWhereverTheyLead() throws {
        try withFiles([
            "api/netlayer.yml": "spec: api.yaml",
            "api/api.yaml": """
            a: { $ref: "../common/models.yaml#/User" }
            b: { $ref: '#/components/schemas/Local' }
            c:
              $ref: paths/users%20list.yaml
            d: { $ref: "https://example.com/other.yaml" }
            e: { $ref: missing.yaml }
            """,
            "common/models.yaml": "User: { $ref: ../api/api.yaml#/a, x: { $ref: deep/er.json } }",
            "common/deep/er.json": ##"{"$ref":"../last.json#/x","y":{"$ref" : "#/z"}}"##,
            "common/last.json": "{}",
            "api/paths/users list.yaml": "",
        ]) { folder in
            #expect(
                watched(folder, configuration: "api/netlayer.yml") == [
                    "api/netlayer.yml", "api/api.yaml", "common/models.yaml", "common/deep/er.json", "common/last.json",
                    "api/paths/users list.yaml",
                ]
            )
        }
    }

    @Test func foldersAboveTheConfigurationAreNotSearched() throws {
        try withFiles(["a/netlayer.yml": "spec: api.yaml\nurls: { x: .., y: ./ }", "a/api.yaml": "", "a/b.yaml": ""]) {
            #expect(watched($0, configuration: "a/netlayer.yml") == ["a/netlayer.yml", "a/api.yaml"])
        }
    }

    @Test func generatedCodeIsWatchedWhereItIsVerified() throws {
        try withFiles([
            "netlayer.yml": "spec: api.yaml\noutput: Generated", "api.yaml": "", "Generated/.netlayer-manifest": "",
            "Generated/Model/A.swift": "", "App.swift": "",
        ]) { folder in
            #expect(watched(folder) == ["netlayer.yml", "api.yaml"])
            let all = ["netlayer.yml", "api.yaml", "Generated/.netlayer-manifest", "Generated/Model/A.swift"]
            #expect(watched(folder, isWatchingAll: true) == all)
        }
    }

    @Test(arguments: [
        ("plugin:\n  shards: 16\n", 16), ("plugin: { mocks: tests, shards: 3 } # shards: 4", 3), ("spec: a.yaml", 8),
        (#"{ "plugin": { "shards": 5 } }"#, 5), ("# shards: 4\nplugin: { shards: 2 }", 2), ("spec: shards/api.yaml", 8),
    ])
    func shardsAreRead(text: String, count: Int) throws {
        try withFiles(["netlayer.yml": text]) { folder in
            #expect(Configuration(in: [folder])?.shards == count)
        }
    }

    @Test func firstFolderWithAConfigurationCounts() throws {
        try withFiles(["a/other.yml": "", "b/netlayer.json": "{}", "c/netlayer.yml": ""]) { folder in
            let folders = ["a", "b", "c"].map { folder.appendingPathComponent($0) }
            #expect(Configuration(in: folders)?.file.lastPathComponent == "netlayer.json")
            #expect(Configuration(in: [folders[0]]) == nil)
        }
    }

    /// Paths below the folder.
    private func watched(
        _ folder: URL,
        configuration: String = "netlayer.yml",
        isWatchingAll: Bool = false
    ) -> [String] {
        let file = folder.appendingPathComponent(configuration)
        let start = folder.standardizedFileURL.path + "/"
        return WatchedFiles.paths(of: file, isWatchingAll: isWatchingAll).map { path in
            path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
        }
    }

    private func withFiles(_ files: [String: String], _ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(path)
            let parent = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try work(folder)
    }
}
