import Diagnostics
import Directives
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Facts that OpenAPI can't express, in a native spec, in `netlayer.yml`, or as `x-netlayer`: the code is the same.
@Suite struct ThreeWaysTests {
    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/ThreeWays")

    @Test(arguments: AxisTests.packs) func waysLeadToOneCode(pack: String) throws {
        try SwiftCommands.withFolder { work in
            let openAPI = try text("openapi.yaml")
            // The document without its extensions, each of which is on a line of its own.
            let plain = openAPI.split(separator: "\n").filter { !$0.contains("x-netlayer") }.joined(separator: "\n")
            let ways = [
                try generate(pack, spec: try text("native.yaml"), settings: "{}", in: work),
                try generate(pack, spec: plain, settings: try text("netlayer.yml"), in: work),
                try generate(pack, spec: openAPI, settings: "{}", in: work),
            ]
            #expect(ways[0].keys.count >= 4)
            for way in ways.dropFirst() {
                for path in Set(way.keys).union(ways[0].keys).sorted() where way[path] != ways[0][path] {
                    Issue.record("\(path):\n\(ways[0][path] ?? "nothing")\nis not\n\(way[path] ?? "nothing")")
                }
            }
        }
    }

    /// Two of them have a form of their own in a native spec: `method: { if: … }` and `{input.id}`.
    @Test func everyDirectiveHasACaseInEachWay() throws {
        for file in ["native.yaml", "openapi.yaml", "netlayer.yml"] {
            let text = try text(file)
            for key in Directive.keys where !text.contains("\(key): ") {
                #expect(file == "native.yaml" && ["merge", "pathValues"].contains(key), "\(file) has no `\(key)`")
            }
        }
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    private func generate(_ pack: String, spec: String, settings: String, in work: URL) throws -> [String: String] {
        let file = work.appendingPathComponent("spec.yaml")
        try Data(spec.utf8).write(to: file)
        // Only one pack has presets of headers, which `header` may name.
        let ignored = "problems: { unwritten-part: ignore }\n"
        let common = "spec: \(file.path)\npack: \(pack)\noutput: code\nlayout: single\nsupport: none\n" + ignored
        var bag = DiagnosticBag()
        let arguments = SourceReader.read(Array(common.utf8), name: "common.yml", into: &bag)
        let own = SourceReader.read(Array(settings.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: own, arguments: arguments, root: ProjectRoot(folder: "/"), into: &bag)
        let code = try Generator(isStrict: true).run(jobs)
        let folders = code.folders ?? []
        let problems = TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics)
        #expect(problems == "")
        var files: [String: String] = [:]
        for file in folders.flatMap(\.files) where !file.path.hasPrefix(".") {
            files[file.path] = String(decoding: file.bytes, as: UTF8.self)
        }
        return files
    }
}
