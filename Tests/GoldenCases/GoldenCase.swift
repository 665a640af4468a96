import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands

/// A folder of `Cases/`: a description that shows one behaviour, what its configuration adds to the common one, and the
/// code and the warnings that come of it.
struct GoldenCase: CustomStringConvertible, Sendable {
    let folder: URL

    var description: String { folder.lastPathComponent }

    static let root = SwiftCommands.repository.appendingPathComponent("Tests/GoldenCases/Cases")

    static let all: [GoldenCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.map { GoldenCase(folder: root.appendingPathComponent($0)) }
    }()

    var expected: URL { folder.appendingPathComponent("expected") }

    /// The code and, as `warnings.txt`, the problems; with an error there is nothing but these.
    func generate(withSupport: Bool = false) throws -> [String: [UInt8]] {
        var bag = DiagnosticBag()
        let common = SourceReader.read(Array(configuration.utf8), name: "common.yml", into: &bag)
        let own = SourceReader.read(Array(try ownConfiguration().utf8), name: "netlayer.yml", into: &bag)
        var jobs = ConfigurationReader.jobs(file: common, arguments: own, into: &bag)
        for index in jobs.indices where withSupport { jobs[index].support = .generate }
        let code = try Generator().run(jobs)
        let folders = code.folders ?? []
        var files: [String: [UInt8]] = [:]
        for file in folders.flatMap(\.files) where !file.path.hasPrefix(".") { files[file.path] = file.bytes }
        let problems = TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics)
        if !problems.isEmpty {
            files["warnings.txt"] = Array(problems.replacingOccurrences(of: folder.path + "/", with: "").utf8)
        }
        return files
    }

    /// What is expected, by path.
    func expectation() throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        let found = FileManager.default.enumerator(at: expected, includingPropertiesForKeys: [.isRegularFileKey])
        while let file = found?.nextObject() as? URL {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[String(file.path.dropFirst(expected.path.count + 1))] = [UInt8](try Data(contentsOf: file))
        }
        return files
    }

    private var configuration: String {
        """
        spec: \(folder.appendingPathComponent("spec.yaml").path)
        pack: endpoint
        output: expected
        layout: single
        support: none
        header: ""
        """
    }

    private func ownConfiguration() throws -> String {
        let file = folder.appendingPathComponent("netlayer.yml")
        guard FileManager.default.fileExists(atPath: file.path) else { return "{}" }
        return try String(contentsOf: file, encoding: .utf8)
    }
}
