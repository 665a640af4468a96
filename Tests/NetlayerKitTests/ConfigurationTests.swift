import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import Testing

/// Each folder of `ConfigurationCases` is a faulty configuration with its diagnostics.
@Suite struct ConfigurationTests {
    private static let folder = "Tests/NetlayerKitTests/ConfigurationCases"

    @Test(arguments: Golden.cases(in: folder))
    func faultyConfigurationIsReported(name: String) throws {
        let place = Golden.root.appendingPathComponent(Self.folder).appendingPathComponent(name)
        let bytes = Array(try Data(contentsOf: place.appendingPathComponent("netlayer.yml")))
        var bag = DiagnosticBag()
        let tree = SourceReader.read(bytes, name: "netlayer.yml", into: &bag)
        let jobs = tree.map { ConfigurationReader.jobs(file: $0, arguments: nil, into: &bag) } ?? []
        for job in jobs { _ = try PackLoader.load(job, into: &bag) }
        Golden.expect(TerminalRenderer().render(bag.diagnostics), at: "\(Self.folder)/\(name)/expected.txt")
        #expect(!bag.isEmpty, "\(name) is not faulty")
    }

    @Test func targetsLayTheirKeysOverTheCommonOnes() throws {
        let jobs = jobs(
            """
            pack: ours
            header: Common
            targets:
              - { name: a, spec: a.yaml, output: A }
              - { name: b, spec: [b.yaml, c/d.yaml], output: B, header: [One, Two], support: Kit }
            """,
            name: "api/netlayer.yml"
        )
        #expect(jobs.map(\.name) == ["a", "b"])
        #expect(jobs.map(\.pack) == ["ours", "ours"])
        #expect(jobs.map(\.output) == ["api/A", "api/B"])
        #expect(jobs.map(\.header) == [["Common"], ["One", "Two"]])
        #expect(jobs.map { $0.specs.map(\.path) } == [["api/a.yaml"], ["api/b.yaml", "api/c/d.yaml"]])
        #expect(jobs.map { $0.specs.map(\.folder) } == [[nil], ["b", "d"]])
        #expect(jobs.map(\.support) == [.generate, .module("Kit")])
    }

    @Test func argumentsWinOverTheFile() {
        var arguments = ArgumentsConfiguration()
        arguments.set("output", "Elsewhere")
        arguments.set("pack", nil)
        let isTaken = [arguments.setOption("result=throws"), arguments.setOption("result")]
        #expect(isTaken == [true, false])
        var bag = DiagnosticBag()
        let file = SourceReader.read(
            Array("spec: a.yaml\npack: ours\noutput: A\n".utf8),
            name: "x/netlayer.yml",
            into: &bag
        )
        let jobs = ConfigurationReader.jobs(file: file, arguments: arguments.tree, into: &bag)
        #expect(bag.isEmpty)
        #expect(jobs.map(\.output) == ["Elsewhere"])
        #expect(jobs.map(\.pack) == ["ours"])
        #expect(jobs.first?.settings.map(\.key.text) == ["options"])
    }

    private func jobs(_ text: String, name: String) -> [Job] {
        var bag = DiagnosticBag()
        let tree = SourceReader.read(Array(text.utf8), name: name, into: &bag)
        let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, into: &bag)
        #expect(bag.isEmpty, "\(bag.diagnostics.map(\.message))")
        return jobs
    }
}
