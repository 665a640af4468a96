import Diagnostics
import Directives
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Each directive at each place where it can be written: it changes the code, or it is refused there, or a warning
/// reports what it can't do. A directive that only repeats the default is listed as `same`, so that one which is read
/// and not used is visible.
@Suite struct DirectivePlacesTests {
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/DirectivePlaces")
    /// Directives that choose among several contents. A native spec has only one; OpenAPI cases show that they work.
    private static let choices = ["requestMediaType", "responseMediaType"]
    private static let places = [
        "arguments", "struct", "body", "form", "nothing", "flag", "search", "updates", "pages", "channel",
    ]

    @Test func everyDirectiveWorksOrIsRefused() throws {
        let rows = try text("rows.txt").split(separator: "\n").map(String.init)
        let usual = try generate("{}")
        let file = Self.folder.appendingPathComponent("expected.tsv")
        let lines = try PlacesTable(file: file, corner: "directive", places: Self.places).check(rows) { row in
            try Self.places.map { place in
                let result = try generate("{ operations: { \(place): { \(row) } } }")
                let unchanged = result.warnings == usual.warnings ? "same" : "warns"
                return result.faults.isEmpty ? result.code == usual.code ? unchanged : "works" : result.faults
            }
        }
        for directive in Directive.all where !Self.choices.contains(directive.key) {
            let works = lines.contains { $0.hasPrefix(directive.key + ":") && $0.contains("\tworks") }
            #expect(works, "`\(directive.key)` changes nothing anywhere")
        }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// The code, the codes of the errors, and those of the warnings.
    private func generate(_ settings: String) throws -> (code: [String], faults: String, warnings: [String]) {
        let common = """
            spec: \(Self.folder.appendingPathComponent("spec.yaml").path)
            pack: request-type
            output: code
            layout: single
            support: none
            options: { useCases: chosen }
            """
        var bag = DiagnosticBag()
        let arguments = SourceReader.read(Array(common.utf8), name: "common.yml", into: &bag)
        let own = SourceReader.read(Array(settings.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: own, arguments: arguments, root: ProjectRoot(folder: "/"), into: &bag)
        let code = try Generator().run(jobs)
        let diagnostics = bag.diagnostics + code.bag.diagnostics
        let problems = diagnostics.filter { $0.severity == .error }.map(\.code.name)
        let files = (code.folders ?? []).flatMap(\.files).map { String(decoding: $0.bytes, as: UTF8.self) }
        let warnings = diagnostics.filter { $0.severity == .warning }.map(\.code.name)
        return (files, Set(problems).sorted().joined(separator: ", "), warnings)
    }
}
