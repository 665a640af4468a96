import Foundation
import SwiftCommands
import Testing

/// One behaviour a case: what the generator makes of a description, to the byte, and that it compiles.
/// `NETLAYER_UPDATE=1` writes the expectations anew.
@Suite struct GoldenCaseTests {
    @Test func thereAreCases() {
        #expect(GoldenCase.all.count >= 140)
    }

    @Test(arguments: GoldenCase.all)
    func codeIsWhatIsExpected(_ golden: GoldenCase) throws {
        let files = try golden.generate()
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" {
            try? FileManager.default.removeItem(at: golden.expected)
            try write(files, to: golden.expected)
        }
        let expectation = try golden.expectation()
        for path in files.keys.sorted() where files[path] != expectation[path] {
            let text = String(decoding: files[path] ?? [], as: UTF8.self)
            Issue.record("\(golden)/expected/\(path) is missing or differs from what came:\n\(text)")
        }
        for path in expectation.keys.sorted() where files[path] == nil {
            Issue.record("\(golden)/expected/\(path) is made by nothing")
        }
        #expect(!files.isEmpty)
    }

    /// One in 24 of the cases, or all with `NETLAYER_ALL_CASES=1`.
    private static let compiled = GoldenCase.all.filter { SwiftCommands.isSampled($0.description, oneIn: 24) }

    /// A sample that is chosen by hashes is no smaller than it should be.
    @Test func oneIn24IsCompiled() {
        #expect(Self.compiled.count * 24 >= GoldenCase.all.count)
        #expect(SwiftCommands.takesAllCases || Self.compiled.count * 10 <= GoldenCase.all.count)
    }

    @Test(.onOwnThreads, arguments: compiled)
    func codeCompiles(_ golden: GoldenCase) throws {
        try SwiftCommands.withFolder { work in
            let files = try golden.generate(withSupport: true)
            // With an error there is nothing but this.
            guard files.keys.contains(where: { $0.hasSuffix(".swift") }) else { return }
            try write(files, to: work)
            for file in SwiftCommands.swiftFiles(below: golden.folder.appendingPathComponent("handwritten")) {
                try FileManager.default.copyItem(at: file, to: work.appendingPathComponent(file.lastPathComponent))
            }
            let modules = SwiftCommands.swiftFiles(below: golden.folder.appendingPathComponent("modules"))
            #expect(try SwiftCommands.typecheck(work, modules: modules).output == "")
        }
    }

    @Test(.onOwnThreads) func codeIsFormatted() throws {
        try SwiftCommands.withFolder { work in
            for golden in GoldenCase.all {
                let code = try golden.generate().filter { $0.key.hasSuffix(".swift") }
                try write(code, to: work.appendingPathComponent(golden.description))
            }
            #expect(try SwiftCommands.unformatted(below: work) == [])
        }
    }

    private func write(_ files: [String: [UInt8]], to folder: URL) throws {
        for (path, bytes) in files {
            let file = folder.appendingPathComponent(path)
            let parent = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
    }
}
