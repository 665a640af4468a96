import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Each rule for a property of an entity, at each kind of property: it changes the code, or it is refused, and in the
/// same way in the configuration and in the description.
@Suite struct EntityPlacesTests {
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/EntityPlaces")
    private static let places = [
        "id", "text", "count", "note", "at", "state", "tags", "owner", "author", "parts", "owner.name", "author.name",
        "owner.home.street", "text.length",
    ]

    @Test func everyRuleWorksOrIsRefused() throws {
        let spec = try text("spec.yaml")
        let usual = try generate(spec, "entities: separate")
        let file = Self.folder.appendingPathComponent("expected.tsv")
        let rows = try text("rows.txt").split(separator: "\n").map(String.init)
        try PlacesTable(file: file, corner: "rule", places: Self.places).check(rows) { row in
            try Self.places.map { place in
                let rule = "entities: { Item: \(row.replacing("PLACE", with: place)) }"
                let (configured, described) = (try generate(spec, rule), try generate(spec + rule + "\n", "{}"))
                #expect(configured.faults == described.faults && configured.code == described.code, "\(rule)")
                return configured.faults.isEmpty
                    ? configured.code == usual.code ? "same" : "works" : configured.faults
            }
        }
    }

    /// An older version of an app cached values of another mapping; a 304 must not restore them.
    @Test(arguments: [
        ("{ a: first, b: second }", "{ a: second, b: first }"),
        ("{ c: { name: c, default: 0 } }", "{ c: { name: c, default: 1 } }"),
        ("{ a: { name: a, type: Money, by: money } }", "{ a: { name: a, type: Money, by: cents } }"),
        ("{ d.e: e, d.f: f }", "{ d.e: f, d.f: e }"),
    ])
    func anotherMappingIsAnotherShapeOfWhatIsKept(one: String, other: String) throws {
        let spec = """
            netlayer: 1
            title: Shelf
            services:
              Items:
                operations:
                  getItem: { get: /items, returns: Item, cache: 1m }
            types:
              Item: { a: String, b: String, c: Int?, d: D }
              D: { e: String, f: String }
            """
        func shape(_ rules: String) throws -> String {
            let made = try generate(spec, "entities: { Item: { properties: \(rules) } }")
            #expect(made.faults == "")
            let match = try #require(made.code.joined().firstMatch(of: /shape: "([0-9a-f]+)"/))
            return String(match.1)
        }
        let shapes = [try shape(one), try shape(one), try shape(other)]
        #expect(shapes[0] == shapes[1] && shapes[0] != shapes[2])
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// The code, or the codes of the problems.
    private func generate(_ spec: String, _ settings: String) throws -> (code: [String], faults: String) {
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("spec.yaml")
            try Data(spec.utf8).write(to: file)
            let common = """
                spec: \(file.path)
                pack: clean-architecture
                output: code
                layout: single
                support: none
                """
            var bag = DiagnosticBag()
            let arguments = SourceReader.read(Array(common.utf8), name: "common.yml", into: &bag)
            let own = SourceReader.read(Array(settings.utf8), name: "netlayer.yml", into: &bag)
            let root = ProjectRoot(folder: "/")
            let jobs = ConfigurationReader.jobs(file: own, arguments: arguments, root: root, into: &bag)
            let code = try Generator().run(jobs)
            let found = (bag.diagnostics + code.bag.diagnostics).map(\.code.name).filter { $0 != "entity-loss" }
            let files = (code.folders ?? []).flatMap(\.files).map { String(decoding: $0.bytes, as: UTF8.self) }
            return (files, Set(found).sorted().joined(separator: ", "))
        }
    }
}
