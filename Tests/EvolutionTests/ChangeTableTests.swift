import Evolution
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

@testable import Diagnostics

/// Each change of the table is judged twice: by the comparison, and by the compiler, which gets callers of the old code
/// together with the new code.
@Suite(.onOwnThreads) struct ChangeTableTests {
    @Test func tableIsLarge() {
        #expect(ChangeCase.all.count >= 60)
        #expect(Set(ChangeCase.all.map(\.title)).count == ChangeCase.all.count)
        for verdict in Verdict.allCases {
            #expect(ChangeCase.all.contains { $0.expected.contains { $0.hasPrefix(verdict.rawValue) } })
        }
    }

    @Test func callersFitTheBase() throws {
        var seen: Set<[String]> = []
        for item in ChangeCase.all where seen.insert([item.pack, item.base, item.settings]).inserted {
            guard SwiftCommands.isSampled("\(item.pack) \(item.base) \(item.settings)", oneIn: 3) else { continue }
            let outcome = try Self.compile(item.baseText, item, callers: Self.callers(beside: item))
            #expect(outcome.isFine, "\(item.pack), \(item.base): \(outcome.output)")
        }
    }

    @Test(arguments: ChangeCase.all)
    func comparisonSaysWhatTheTableSays(item: ChangeCase) throws {
        let changed = try #require(item.changed, "the edit of `\(item.title)` does not fit the base")
        let comparison = try Self.compare(changed, with: item)
        let found = comparison.changes.map { "\($0.verdict.rawValue) \($0.kind.name)" }
        let list = comparison.changes.map { "\($0.verdict.rawValue) \($0.kind.name): \($0.symbol) \($0.message)" }
        #expect(Set(found) == Set(item.expected), "\(item.title):\n\(list.joined(separator: "\n"))")
        for change in comparison.changes where change.kind != .server && change.kind != .security {
            #expect(change.old != nil || change.new != nil, "\(change.symbol) lies nowhere")
        }
    }

    /// Compiles one in forty of the changes, or all with `NETLAYER_ALL_CASES=1`.
    @Test func compilerAgrees() async throws {
        let cases = ChangeCase.all.enumerated().filter {
            SwiftCommands.isSampled("\($0.element.pack) \($0.element.base) \($0.element.title)", oneIn: 40)
        }
        try await withThrowingTaskGroup(of: String?.self) { group in
            var next = 0
            func start() {
                guard next < cases.count else { return }
                let (index, item) = cases[next]
                next += 1
                group.addTask { try Self.disagreement(item, index) }
            }
            start()
            start()
            while let problem = try await group.next() {
                if let problem { Issue.record("\(problem)") }
                start()
            }
        }
    }

    /// The reason why the compiler's result, or the generated text, contradicts a case; nil if neither does.
    private static func disagreement(_ item: ChangeCase, _ index: Int) throws -> String? {
        guard let changed = item.changed else { return "\(item.title): the edit does not fit" }
        let new = try code(of: changed, item)
        let old = try code(of: item.baseText, item)
        for text in item.evidence where old.contains(text) || !new.contains(text) {
            return "\(item.title): `\(text)` isn't a proof"
        }
        if item.isBehaviour, !item.isBreaking, item.evidence.isEmpty {
            return "\(item.title): nothing shows the other behaviour"
        }
        if item.isDocumentation, meaning(of: old) != meaning(of: new) {
            return "\(item.title): more than comments changed"
        }
        // A breaking change has to break its own callers; any other change must break no callers.
        let callers = item.isBreaking ? item.callers(index) : Self.callers(beside: item)
        let outcome = try compile(changed, item, callers: callers)
        if outcome.isFine, item.isBreaking { return "\(item.title): callers still compile" }
        if !outcome.isFine, !item.isBreaking { return "\(item.title): callers break: \(outcome.output)" }
        let isElsewhere = outcome.output.contains("error:") && !outcome.output.contains("Callers.swift")
        return isElsewhere ? "\(item.title): the generated code does not compile: \(outcome.output)" : nil
    }

    /// All callers that are written for the same code.
    private static func callers(beside item: ChangeCase) -> String {
        ChangeCase.all.enumerated().filter {
            [$0.element.pack, $0.element.base, $0.element.settings] == [item.pack, item.base, item.settings]
        }
        .map { $0.element.callers($0.offset) }.joined()
    }

    /// Code without comments and attributes.
    private static func meaning(of code: String) -> [Substring] {
        code.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") && !$0.contains("@available") }
    }
}

// MARK: - Generations

extension ChangeTableTests {
    static func job(_ path: String, pack: String, settings: String = "{}") throws -> Job {
        var job = Job()
        job.pack = pack
        var bag = DiagnosticBag()
        let tree = SourceReader.read(Array(settings.utf8), name: "netlayer.yml", into: &bag)
        job.settings = try Array(#require(tree).root.entries)
        job.specs = [Job.Spec(path: path)]
        job.output = "/nowhere"
        return job
    }

    static func compare(_ changed: String, with item: ChangeCase) throws -> Comparison {
        try SwiftCommands.withFolder { folder in
            let files = [("old.yaml", item.baseText), ("new.yaml", changed)].map { name, text in
                (folder.appendingPathComponent(name), text)
            }
            var bag = DiagnosticBag()
            var generations: [Generation] = []
            for (file, text) in files {
                try text.write(to: file, atomically: true, encoding: .utf8)
                let job = try job(file.path, pack: item.pack, settings: item.settings)
                generations.append(try #require(try GenerationReader.read(.file(file.path), of: job, into: &bag)))
            }
            return PlanComparison.compare(generations[0], generations[1])
        }
    }

    private static func files(of text: String, _ item: ChangeCase) throws -> [GeneratedFile] {
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("api.yaml")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let code = try Generator().run([try job(file.path, pack: item.pack, settings: item.settings)])
            return try #require(code.folders?.first, "\(code.bag.diagnostics.map(\.message))").files
        }
    }

    private static func code(of text: String, _ item: ChangeCase) throws -> String {
        try files(of: text, item).filter { !$0.path.hasPrefix("Mocks/") }
            .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    /// Type-checks the code of a description together with callers.
    private static func compile(_ text: String, _ item: ChangeCase, callers: String) throws -> SwiftCommands.Outcome {
        try SwiftCommands.withFolder { folder in
            for file in try files(of: text, item) where !file.path.hasPrefix("Mocks/") {
                let place = folder.appendingPathComponent(file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(file.bytes).write(to: place)
            }
            let place = folder.appendingPathComponent("Callers.swift")
            try ("import Foundation\n" + callers).write(to: place, atomically: true, encoding: .utf8)
            let flags = ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Generated"]
            return try SwiftCommands.run(["swiftc"] + flags + SwiftCommands.swiftFiles(below: folder).map(\.path))
        }
    }
}
