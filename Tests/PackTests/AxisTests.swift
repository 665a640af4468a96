import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Every axis of the conventions can be set by one line in `netlayer.yml`, in each pack, alone and with the others.
@Suite(.onOwnThreads) struct AxisTests {
    /// A key of the configuration and the values that it is tried with.
    struct Axis: Sendable, CustomStringConvertible {
        let key: String
        let values: [String]
        var description: String { key }
    }

    static let packs = ["request-type", "endpoint", "endpoint-parameters", "clean-architecture"]
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/Axes")

    static let axes: [Axis] = {
        let text = (try? String(contentsOf: folder.appendingPathComponent("axes.tsv"), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t").map(String.init)
            return Axis(key: fields[0], values: Array(fields.dropFirst()))
        }
    }()

    /// Settings in which each value of each axis occurs in at least one row.
    static let rows: [[String: String]] = (0..<6).map { row in
        Dictionary(
            uniqueKeysWithValues: axes.enumerated().map { index, axis in
                // Each axis changes after one, two or three rows, so that they don't all change together.
                let pace = 1 + index % (axis.values.count == 2 ? 3 : 2)
                return (axis.key, axis.values[(row / pace + index) % axis.values.count])
            }
        )
    }

    @Test func everyOptionOfThePacksIsAnAxis() throws {
        let manifest = SwiftCommands.repository.appendingPathComponent("Templates/base/pack.yaml")
        let lines = try String(contentsOf: manifest, encoding: .utf8).split(separator: "\n")
        let closed = lines.indices.filter { lines[$0].hasPrefix("    values: ") }.map { lines[$0 - 1].dropFirst(2) }
        #expect(closed.count >= 6)
        for option in closed {
            #expect(Self.axes.contains { $0.key + ":" == "options.\(option)" }, "\(option)")
        }
    }

    @Test func everyValueStandsInARow() {
        for axis in Self.axes {
            #expect(Set(Self.rows.map { $0[axis.key] ?? "" }) == Set(axis.values), "\(axis)")
        }
    }

    /// The settings without which another setting has no effect.
    private static let conditions = [
        "options.mocksInDebugOnly": ["options.mocks": "spy"],
        "options.mockAnswers": ["options.mocks": "spy", "models.previews": "one"],
        "options.useCaseKind": ["options.useCases": "all"],
        "options.useCaseRepository": ["options.useCases": "all"],
    ]

    @Test(arguments: axes) func axisChangesWhatIsGenerated(_ axis: Axis) throws {
        let others = Self.conditions[axis.key] ?? [:]
        for pack in Self.packs {
            let versions = try axis.values.map { try generate(pack, others.merging([axis.key: $0]) { $1 }) }
            for index in versions.indices.dropFirst() {
                #expect(versions[index] != versions[0], "\(pack): \(axis) \(axis.values[index])")
            }
        }
    }

    @Test(arguments: packs, SwiftCommands.sample(of: Array(rows.indices), oneIn: 8))
    func settingsCompileTogether(pack: String, row: Int) throws {
        try SwiftCommands.withFolder { work in
            var settings = Self.rows[row]
            settings["support"] = "generate"
            for (path, bytes) in try generate(pack, settings) {
                let file = work.appendingPathComponent(path)
                let parent = file.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
            // Without `nonisolated` the code is meant for a module without a default actor.
            let isOnMainActor = settings["nonisolated"] == "true" && row % 2 == 0
            let outcome = try SwiftCommands.typecheck(work, onMainActor: isOnMainActor)
            #expect(outcome.output == "", "\(pack): \(settings.sorted { $0.key < $1.key })")
        }
    }

    private func generate(_ pack: String, _ settings: [String: String]) throws -> [String: [UInt8]] {
        var text = "spec: \(Self.folder.appendingPathComponent("axes.yaml").path)\npack: \(pack)\noutput: axes\n"
        if settings["support"] == nil { text += "support: none\n" }
        for group in Set(settings.keys.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted() {
            if let value = settings[group] { text += "\(group): \(value)\n" }
            let members = settings.filter { $0.key.hasPrefix(group + ".") }.sorted { $0.key < $1.key }
            if !members.isEmpty { text += "\(group):\n" }
            for (key, value) in members { text += "  \(key.dropFirst(group.count + 1)): \(value)\n" }
        }
        var bag = DiagnosticBag()
        let tree = SourceReader.read(Array(text.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, into: &bag)
        let code = try Generator().run(jobs)
        let folders = code.folders
        let problems = TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics)
        #expect(problems == "")
        var files: [String: [UInt8]] = [:]
        for file in (folders ?? []).flatMap(\.files) where !file.path.hasPrefix(".") { files[file.path] = file.bytes }
        #expect(!files.isEmpty)
        return files
    }
}
