import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Each key of a property or a body in a native spec, at each place where one can be: it changes the code, or it is
/// refused. A key that only changes the OpenAPI that `convert` writes is listed as `converts`: limits of parameters,
/// which the service checks. A key without any effect is listed as `same`.
@Suite struct PropertyPlacesTests {
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/PropertyPlaces")

    @Test func everyKeyWorksOrIsRefused() throws {
        let spec = try text("spec.yaml")
        let places = spec.matches(of: /<([a-z ]+)>/).map { String($0.output.1) }
        let file = Self.folder.appendingPathComponent("expected.tsv")
        let rows = try text("rows.txt").split(separator: "\n").map(String.init)
        try PlacesTable(file: file, corner: "key", places: places).check(rows) { row in
            let parts = row.split(separator: "\t").map(String.init)
            let (type, key) = (parts[0], parts[1])
            let usual = try generate(spec, type: type, saying: key, at: nil)
            return try places.map { place in
                let result = try generate(spec, type: type, saying: key, at: place)
                guard result.faults.isEmpty else { return result.faults }
                if result.code != usual.code { return "works" }
                return result.openAPI == usual.openAPI ? "same" : "converts"
            }
        }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// The code and the OpenAPI, or the codes of the problems.
    private func generate(
        _ spec: String,
        type: String,
        saying key: String,
        at place: String?
    ) throws -> (code: [String], openAPI: String, faults: String) {
        let text = spec.replacing("TYPE", with: "\"\(type)\"").replacing(/<([a-z ]+)>/) { match in
            String(match.output.1) == place ? ", \(key)" : ""
        }
        return try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("spec.yaml")
            try Data(text.utf8).write(to: file)
            let settings = """
                spec: \(file.path)
                pack: request-type
                output: code
                layout: single
                support: none
                models: { previews: all, defaults: sent }
                responses: { headers: ["*"] }
                """
            var bag = DiagnosticBag()
            let common = SourceReader.read(Array(settings.utf8), name: "common.yml", into: &bag)
            let jobs = ConfigurationReader.jobs(
                file: nil,
                arguments: common,
                root: ProjectRoot(folder: "/"),
                into: &bag
            )
            let code = try Generator().run(jobs)
            let problems = (bag.diagnostics + code.bag.diagnostics).filter { $0.severity == .error }.map(\.code.name)
            let files = (code.folders ?? []).flatMap(\.files).map { String(decoding: $0.bytes, as: UTF8.self) }
            let tree = SourceReader.read(Array(text.utf8), name: "spec.yaml", into: &bag)
            let openAPI = tree.flatMap { SpecConverter.convert($0, to: .openAPI, into: &bag) }
            return (files, openAPI ?? "", Set(problems).sorted().joined(separator: ", "))
        }
    }
}
