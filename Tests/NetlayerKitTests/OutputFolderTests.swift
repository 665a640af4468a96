import CDigest
import Foundation
import NetlayerKit
import Platform
import Testing

/// The changes to the files of an output folder.
@Suite final class OutputFolderTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    private var folder: OutputFolder { OutputFolder(place.appendingPathComponent("Generated").path) }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func file(_ path: String, _ text: String) -> GeneratedFile {
        GeneratedFile(path: path, bytes: Array(text.utf8))
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
    }

    private func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: folder.path + "/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func states(_ changes: [FileChange]) -> [String] { changes.map { "\($0.path): \($0.state.rawValue)" } }

    @Test func secondRunFindsNothingToDo() throws {
        let files = [file("A.swift", "a"), file("Model/B.swift", "b")]
        #expect(states(try folder.update(to: files)) == ["A.swift: missing", "Model/B.swift: missing"])
        let manifest = text(".netlayer-manifest")
        #expect(states(try folder.update(to: files)) == ["A.swift: unchanged", "Model/B.swift: unchanged"])
        #expect(text(".netlayer-manifest") == manifest)
        #expect(text("Model/B.swift") == "b")
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(left == [".gitattributes", ".netlayer-manifest", "A.swift", "Model"])
    }

    @Test func staleFilesGoWithTheirEmptyFolders() throws {
        _ = try folder.update(to: [file("A.swift", "a"), file("Model/B.swift", "b")])
        #expect(
            states(try folder.changes(to: [file("A.swift", "a")])) == ["A.swift: unchanged", "Model/B.swift: stale"]
        )
        _ = try folder.update(to: [file("A.swift", "a")])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Model"))
        #expect(try folder.changes(to: [file("A.swift", "a")]).count == 1)
    }

    @Test func handEditsStayUnlessForced() throws {
        _ = try folder.update(to: [file("A.swift", "a"), file("B.swift", "b")])
        try write("mine", to: "A.swift")
        try write("mine", to: "B.swift")
        for _ in 0..<2 {
            let changes = try folder.update(to: [file("A.swift", "new")])
            #expect(states(changes) == ["A.swift: hand-edited", "B.swift: stale and hand-edited"])
            #expect(text("A.swift") == "mine")
            #expect(text("B.swift") == "mine")
        }
        _ = try folder.update(to: [file("A.swift", "new")], isForced: true)
        #expect(text("A.swift") == "new")
        #expect(text("B.swift") == nil)
    }

    @Test func foreignFilesStayUnlessForced() throws {
        try write("theirs", to: "A.swift")
        try write("theirs", to: "Other.swift")
        #expect(
            states(try folder.update(to: [file("A.swift", "a")])) == ["A.swift: foreign", "Other.swift: not generated"]
        )
        #expect(text("A.swift") == "theirs")
        _ = try folder.update(to: [file("A.swift", "a")], isForced: true)
        #expect(text("A.swift") == "a")
        #expect(text("Other.swift") == "theirs")
    }

    @Test func brokenRunIsRepaired() throws {
        _ = try folder.update(to: [file("A.swift", "old"), file("B.swift", "old")])
        let before = try #require(text(".netlayer-manifest"))
        _ = try folder.update(to: [file("A.swift", "new"), file("B.swift", "new")])
        let after = try #require(text(".netlayer-manifest"))
        // A run that was interrupted between its files: both contents are in the manifest, and one file is old.
        try write(before + after, to: ".netlayer-manifest")
        try write("old", to: "B.swift")
        try write("half", to: ".netlayer-tmp-1")
        let changes = try folder.update(to: [file("A.swift", "newer"), file("B.swift", "newer")])
        #expect(states(changes) == ["A.swift: changed", "B.swift: changed"])
        #expect(text(".netlayer-tmp-1") == nil)
    }

    @Test func mergedManifestOwnsBothSides() throws {
        _ = try folder.update(to: [file("A.swift", "a"), file("B.swift", "b")])
        let lines = try #require(text(".netlayer-manifest")).split(separator: "\n").map(String.init)
        try write("<<<<<<< ours\n\(lines[1])\n=======\n\(lines[2])\n>>>>>>> theirs\n", to: ".netlayer-manifest")
        #expect(states(try folder.update(to: [file("A.swift", "a")])) == ["A.swift: unchanged", "B.swift: stale"])
    }

    @Test func linksOutOfTheFolderAreRefused() throws {
        try FileManager.default.createDirectory(atPath: place.path + "/outside", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Model",
            withDestinationPath: place.path + "/outside"
        )
        #expect(throws: MachineError.self) { try self.folder.update(to: [self.file("Model/A.swift", "a")]) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path + "/outside").isEmpty)
    }

    @Test func damagedManifestLeadsNowhereElse() throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let victims = ["../victim", ".hidden", ".git/HEAD", "Model/.swiftlint.yml"]
        for victim in victims { try write("v", to: victim) }
        try write(victims.map { line(of: $0, "v") }.joined(), to: ".netlayer-manifest")
        _ = try folder.update(to: [], isForced: true)
        #expect(victims.allSatisfy { text($0) == "v" })
    }

    /// A line as somebody who knows the format would write it by hand.
    private func line(of path: String, _ text: String) -> String {
        let hash = ContentHash.of(Array(text.utf8))
        return "\(hash) \(ContentHash.of(Array("\(hash)  \(path)".utf8)).prefix(12)) \(path)\n"
    }

    /// Somebody who knows how seals are made can write any number of lines for one file.
    @Test(.timeLimit(.minutes(1))) func manyLinesOfOneFileAreRead() {
        let text = (0..<50_000).map { line(of: "A.swift", "\($0)") }.joined()
        let manifest = OutputManifest(reading: Array(text.utf8))
        #expect(manifest.paths == ["A.swift"])
        #expect(manifest.bytes.count > text.utf8.count)
    }

    @Test func editedLinesProtectTheirFilesAndAreFound() throws {
        _ = try folder.update(to: [file("A.swift", "old"), file("B.swift", "old"), file("C.swift", "old")])
        #expect(try folder.editedLines().isEmpty)
        let (old, mine) = (ContentHash.of(Array("old".utf8)), ContentHash.of(Array("mine".utf8)))
        var lines = try #require(text(".netlayer-manifest")).split(separator: "\n").map(String.init)
        // One edit changes a file, and the manifest to hide it; the other claims a file under a new name.
        try write("mine", to: "A.swift")
        try write("old", to: "D.swift")
        lines[1] = lines[1].replacing(old, with: mine)
        lines[2] = lines[2].replacing("B.swift", with: "D.swift")
        try write(lines.joined(separator: "\n"), to: ".netlayer-manifest")
        #expect(try folder.editedLines().compactMap(\.range?.start.line) == [2, 3])
        let changes = try folder.update(to: [file("A.swift", "new"), file("B.swift", "old"), file("C.swift", "new")])
        #expect(
            states(changes) == [
                "A.swift: hand-edited", "B.swift: unchanged", "C.swift: changed", "D.swift: stale and hand-edited",
            ]
        )
        #expect(text("A.swift") == "mine")
        #expect(text("D.swift") == "old")
        #expect(try folder.editedLines().isEmpty)
    }

    @Test func forgedManifestRemovesNothingWithoutTheHeader() throws {
        try write("mine", to: "Mine.swift")
        try write(line(of: "Mine.swift", "mine"), to: ".netlayer-manifest")
        var job = Job()
        job.output = folder.path
        let changes = try OutputFolder(folder.path, of: [job]).update(to: [])
        #expect(states(changes) == ["Mine.swift: stale and hand-edited"])
        #expect(text("Mine.swift") == "mine")
    }

    @Test func whatABrokenRunWasFillingGoes() throws {
        try write("half", to: ".netlayer-tmp-1-new/Model/Deep/A.swift")
        try write("half", to: ".netlayer-tmp-1")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/.netlayer-tmp-1-new/outside",
            withDestinationPath: place.path
        )
        _ = try folder.update(to: [file("Model/A.swift", "a")])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(left == [".gitattributes", ".netlayer-manifest", "Model"])
        #expect(text("Model/A.swift") == "a")
    }

    @Test func newFoldersComeBesideOldOnes() throws {
        _ = try folder.update(to: [file("A/1.swift", "a")])
        let files = [
            file("A/1.swift", "b"), file("A/B/2.swift", "b"), file("A/B/C/3.swift", "b"), file("A/D/4.swift", "b"),
            file("E.swift", "b"), file("F/G/5.swift", "b"),
        ]
        let changes = try folder.update(to: files)
        #expect(changes.map(\.state) == [.changed, .missing, .missing, .missing, .missing, .missing])
        #expect(files.allSatisfy { text($0.path) == "b" })
        #expect(try folder.changes(to: files).allSatisfy { $0.state == .unchanged })
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == [".gitattributes", ".netlayer-manifest", "A", "E.swift", "F"])
    }

    @Test func folderTakesThePlaceOfAStaleFile() throws {
        _ = try folder.update(to: [file("A", "a"), file("B.swift", "b")])
        _ = try folder.update(to: [file("A/1.swift", "a"), file("B.swift", "b")])
        #expect(text("A/1.swift") == "a")
    }

    @Test func hashesTellContentsApart() {
        let texts = ["", "a", "b", "aa", String(repeating: "x", count: 16), String(repeating: "x", count: 17), "a\0"]
        #expect(Set(texts.map { ContentHash.of(Array($0.utf8)) }).count == texts.count)
    }

    @Test func hashesAreThoseOfTheStandard() {
        let known = [
            "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq":
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
            String(repeating: "a", count: 1_000_000):
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
        ]
        for (text, hash) in known { #expect(ContentHash.of(Array(text.utf8)) == hash) }
        // With the processor's instructions and without them.
        for count in 0..<200 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151) }
            var digest = [UInt8](repeating: 0, count: 32)
            netlayer_sha256_portable(bytes, count, &digest)
            var other = digest
            netlayer_sha256(bytes, count, &other)
            #expect(digest == other)
        }
    }
}
