import Diagnostics
import Foundation
import NetlayerBuild
import NetlayerKit
import SourceTree
import SwiftCommands
import TemplatePacks
import Testing

/// A plugin's build compiles the same code as the command line writes, in other files.
@Suite(.onOwnThreads) struct BuildLayoutTests {
    private static let packs = ["request-type", "endpoint", "endpoint-parameters", "clean-architecture"]
    private static let cases = ["users", "petstore", "shop", "social"].flatMap { spec in packs.map { (spec, $0) } }

    @Test(arguments: cases)
    func declarationsAreThoseOfTheCommandLine(spec: String, pack: String) throws {
        let jobs = try jobs(spec: spec, pack: pack)
        let folders = try #require(try Generator(isStrict: true).run(jobs).folders)
        let files = try build(jobs, .code)
        var texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
        let bodies = folders.flatMap(\.files).map { Self.body(String(decoding: $0.bytes, as: UTF8.self)) }
        #expect(bodies.count > 10)
        for body in bodies {
            let holders = texts.indices.filter { texts[$0].contains("\n\n" + body) }
            #expect(holders.count == 1, "\(body.prefix(200)) is in \(holders.count) files")
            for index in holders { texts[index] = texts[index].replacing("\n" + body, with: "") }
        }
        for (file, rest) in zip(files, texts) { #expect(Self.body(rest) == "", "\(file.name) has more:\n\(rest)") }
    }

    /// Declarations that are private to their files don't collide in one file.
    @Test(arguments: packs)
    func filesCompileTogether(pack: String) throws {
        try SwiftCommands.withFolder { work in
            for file in try build(try jobs(spec: "shop", pack: pack), .code) {
                try Data(file.bytes).write(to: work.appendingPathComponent(file.name))
            }
            let outcome = try SwiftCommands.typecheck(work)
            #expect(outcome.isFine, "\(outcome.output)")
        }
    }

    @Test func namesFollowFromTheNumberOfShardsAlone() throws {
        let files = try build(try jobs(spec: "users", pack: "endpoint", more: "plugin: { shards: 3 }\n"), .code)
        let plugin = try String(
            contentsOf: SwiftCommands.repository.appendingPathComponent("Plugins/NetlayerPlugin/Generation.swift"),
            encoding: .utf8
        )
        let list = try #require(plugin.firstMatch(of: /kinds = \[(.*)\]/)).output.1
        let kinds = list.matches(of: /"(\w+)"/).map { String($0.output.1) }
        #expect(files.map(\.name) == kinds.flatMap { kind in (0..<3).map { "Netlayer\(kind)\($0).swift" } })
        #expect(files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("Nothing of it is in this file.") })
    }

    @Test func testsGetTheMocksAlone() throws {
        let jobs = try jobs(spec: "users", pack: "endpoint", more: "plugin: { mocks: tests }\n")
        let tests = try build(jobs, .tests(of: "App")).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        let code = try build(jobs, .code).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(tests.contains("final class MockUserRepository"))
        #expect(tests.contains("final class MockMethod"))
        #expect(tests.contains("@testable import App\n"))
        #expect(!tests.contains("protocol UserRepository"))
        #expect(!code.contains("MockUserRepository"))
        #expect(!code.contains("MockMethod"))
        #expect(code.contains("protocol UserRepository"))
    }

    @Test func allTargetsGetTheMocks() throws {
        let jobs = try jobs(spec: "users", pack: "endpoint", more: "plugin: { mocks: all }\n")
        let code = try build(jobs, .code).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(code.contains("final class MockUserRepository"))
    }

    @Test func publicMocksNeedNoTestableImport() throws {
        let jobs = try jobs(spec: "users", pack: "endpoint", more: "access: public\n")
        let text = try build(jobs, .tests(of: "App")).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(text.contains("\nimport App\n"))
        #expect(!text.contains("@testable"))
    }

    @Test func anEditChangesFewFiles() throws {
        let spec = try String(
            contentsOf: SwiftCommands.repository.appendingPathComponent("Specs/users/users.yaml"),
            encoding: .utf8
        )
        try SwiftCommands.withFolder { work in
            let file = work.appendingPathComponent("users.yaml")
            func files() throws -> [BuildFile] { try build(try jobs(of: file.path, pack: "request-type"), .code) }
            try Data(spec.utf8).write(to: file)
            let before = try files()
            try Data(spec.replacing("Removes somebody.", with: "Removes a person.").utf8).write(to: file)
            let changed = zip(before, try files()).filter { $0.bytes != $1.bytes }.map(\.0.name)
            #expect(changed.count == 1, "\(changed)")
            #expect(changed.allSatisfy { $0.hasPrefix("NetlayerServices") })
        }
    }

    @Test func documentsThatTheBuildDoesNotWatchAreNamed() throws {
        let jobs = try jobs(spec: "users", pack: "endpoint")
        let path = try #require(jobs.first?.specs.first?.path)
        var run = PluginRun(.code, shards: nil, watched: [path])
        _ = try run.files(of: jobs)
        #expect(run.bag.isEmpty)
        var blind = PluginRun(.code, shards: nil, watched: ["/elsewhere.yaml"])
        _ = try blind.files(of: jobs)
        #expect(blind.bag.diagnostics.map(\.code.name) == ["unwatched-document"])
    }

    @Test func unchangedFilesAreNotTouched() throws {
        try SwiftCommands.withFolder { work in
            let files = try build(try jobs(spec: "users", pack: "endpoint"), .code)
            try BuildFolder(work.path).write(files)
            let first = try FileManager.default.attributesOfItem(atPath: work.path + "/" + files[0].name)
            try BuildFolder(work.path).write(files)
            let second = try FileManager.default.attributesOfItem(atPath: work.path + "/" + files[0].name)
            #expect(first[.systemFileNumber] as? Int == second[.systemFileNumber] as? Int)
            #expect(first[.modificationDate] as? Date == second[.modificationDate] as? Date)
        }
    }

    private func jobs(spec: String, pack: String, more: String = "") throws -> [Job] {
        let path = SwiftCommands.repository.appendingPathComponent("Specs/\(spec)/\(spec).yaml").path
        return try jobs(of: path, pack: pack, more: more)
    }

    private func jobs(of path: String, pack: String, more: String = "") throws -> [Job] {
        var bag = DiagnosticBag()
        let text = "spec: \(path)\npack: \(pack)\noutput: Out\nlayout: layer\n\(more)"
        let tree = SourceReader.read(Array(text.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, root: ProjectRoot(folder: "/"), into: &bag)
        #expect(bag.isEmpty)
        return jobs
    }

    private func build(_ jobs: [Job], _ audience: PluginRun.Audience) throws -> [BuildFile] {
        var run = PluginRun(audience, shards: nil, watched: nil, isStrict: true)
        let files = try run.files(of: jobs)
        return try #require(files, "\(run.bag.diagnostics.map(\.message))")
    }

    /// The text without the comment at its head and without its imports.
    private static func body(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let heads = [
            "// ", "import ", "public import ", "    import ", "    public import ", "#if canImport(", "#endif",
        ]
        let start = lines.firstIndex { line in !line.isEmpty && !heads.contains { line.hasPrefix($0) } }
        return start.map { lines[$0...].joined(separator: "\n") } ?? ""
    }
}
