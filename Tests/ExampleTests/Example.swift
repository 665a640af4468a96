import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import TemplatePacks

/// A folder of `Specs/`: a description, a configuration with a target for each pack, and what is generated from them.
struct Example: CustomStringConvertible {
    let folder: URL

    var description: String { folder.lastPathComponent }

    static let all: [Example] = {
        let specs = SwiftCommands.repository.appendingPathComponent("Specs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: specs.path)) ?? []
        return names.sorted().map { Example(folder: specs.appendingPathComponent($0)) }
            .filter { FileManager.default.fileExists(atPath: $0.configuration.path) }
    }()

    /// The targets of `Specs/Examples` whose generated code is committed.
    static let packages: [Example] = {
        let root = SwiftCommands.repository.appendingPathComponent("Specs/Examples")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().map { Example(folder: root.appendingPathComponent("\($0)/Sources/\($0)")) }.filter {
            let manifest = $0.folder.appendingPathComponent("Generated/.netlayer-manifest")
            return FileManager.default.fileExists(atPath: manifest.path)
        }
    }()

    var configuration: URL { folder.appendingPathComponent("netlayer.yml") }

    /// What the configuration asks for, in memory; problems are text.
    func generate(withSupport: Bool = false) throws -> (folders: [GeneratedFolder], problems: String) {
        var bag = DiagnosticBag()
        let bytes = [UInt8](try Data(contentsOf: configuration))
        let tree = SourceReader.read(bytes, name: configuration.path, into: &bag)
        var jobs = ConfigurationReader.jobs(file: tree, arguments: nil, into: &bag)
        for index in jobs.indices where withSupport { jobs[index].support = .generate }
        let code = try Generator(isStrict: true).run(jobs)
        let folders = code.folders
        let problems = TerminalRenderer(isColored: false).render(bag.diagnostics + code.bag.diagnostics)
        return (folders ?? [], problems)
    }

    /// Tests of the hand-written code, written with the mocks of a target.
    func tests(for target: String) -> [URL] {
        SwiftCommands.swiftFiles(below: folder.appendingPathComponent("Tests/\(target)"))
    }

    /// The module that an app would be: `users` → `Users`.
    var module: String { description.prefix(1).uppercased() + description.dropFirst() }

    /// Hand-written code that stands beside the generated code of a target.
    func handwritten(for target: String) -> [URL] {
        SwiftCommands.swiftFiles(below: folder.appendingPathComponent("Handwritten/\(target)"))
    }
}
