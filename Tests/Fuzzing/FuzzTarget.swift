import Diagnostics
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

@testable import NetlayerKit

/// A part of the program that takes bytes from outside. None of them may crash, hang, or break what it promises.
enum FuzzTarget: String, CaseIterable {
    case yaml
    case json
    case openapi
    case native
    case configuration
    case manifest
    case template
    case generate
    case overlay
    case adopt
    case scenario
    case traffic

    /// Smaller than what is allowed, so that an input which takes long is found.
    static let limits: Limits = {
        var limits = Limits.standard
        limits.aliases = 10_000
        limits.templateSteps = 200_000
        limits.outputSize = 2_000_000
        return limits
    }()

    /// There is nothing to refer to.
    private static let nowhere = ProjectRoot(folder: "/nonexistent/project")
    private static let packs = PackSample.all

    func load() {
        if self == .adopt { _ = AdoptSample.all.count }
        if self == .generate { _ = Self.packs.count }
    }

    func run(_ bytes: [UInt8]) {
        var bag = DiagnosticBag()
        switch self {
        case .yaml, .json: read(bytes, &bag)
        case .openapi, .native: lower(bytes, &bag)
        case .configuration: configure(bytes, &bag)
        case .manifest: list(bytes)
        case .template: PackSample.render(template: bytes, &bag)
        case .generate: generate(bytes, &bag)
        case .overlay: overlay(bytes, &bag)
        case .adopt: adopt(bytes, &bag)
        case .scenario: if let tree = read(bytes, "a.yaml", &bag) { ServeSample.play(tree, &bag) }
        case .traffic: ServeSample.answer(bytes)
        }
        render(bag)
    }

    /// The tree as JSON is read again as the same tree.
    private func read(_ bytes: [UInt8], _ bag: inout DiagnosticBag) {
        guard
            let tree = SourceReader.read(bytes, name: "a.\(rawValue)", limits: Self.limits, isLenient: true, into: &bag)
        else {
            precondition(bag.hasErrors, "a text is refused without a word")
            return
        }
        _ = tree.jsonDump()
    }

    /// A description of one form becomes one of the other, and is checked there.
    private func lower(_ bytes: [UInt8], _ bag: inout DiagnosticBag) {
        let head = self == .native ? Array("netlayer: 1\n".utf8) : []
        guard
            let tree = SourceReader.read(head + bytes, name: "a.yaml", limits: Self.limits, isLenient: true, into: &bag)
        else { return }
        guard let api = SpecReader.lower(tree, in: Self.nowhere, limits: Self.limits, into: &bag) else { return }
        _ = APIDump.json(api)
        _ = SpecConverter.convert(tree, to: SpecReader.isNative(tree) ? .openAPI : .native, into: &bag)
    }

    private func configure(_ bytes: [UInt8], _ bag: inout DiagnosticBag) {
        guard let tree = SourceReader.read(bytes, name: "netlayer.yml", limits: Self.limits, into: &bag) else { return }
        for var job in ConfigurationReader.jobs(file: tree, arguments: nil, root: Self.nowhere, into: &bag) {
            if job.pack.contains("/") { continue }
            job.templates = nil
            job.limits = Self.limits
            _ = try? PackLoader.load(job, into: &bag)
        }
    }

    /// A manifest names nothing outside, and what was written of it is read as the same.
    private func list(_ bytes: [UInt8]) {
        let manifest = OutputManifest(reading: bytes)
        for path in manifest.paths { precondition(OutputPath.isAllowed(path), "a manifest names \(path)") }
        let again = OutputManifest(reading: manifest.bytes)
        precondition(again.bytes == manifest.bytes, "a manifest changes when it is read again")
        precondition(again.edited.isEmpty, "a manifest was written with a line that counts for nothing")
    }

    /// All files stay in their folder, and a second run makes the same bytes.
    private func generate(_ bytes: [UInt8], _ bag: inout DiagnosticBag) {
        guard let tree = SourceReader.read(bytes, name: "a.yaml", limits: Self.limits, isLenient: true, into: &bag)
        else {
            return
        }
        let pack = Self.packs[bytes.count % Self.packs.count]
        let files = pack.files(of: tree, in: Self.nowhere, &bag)
        for file in files { precondition(OutputPath.isAllowed(file.path), "a file is called \(file.path)") }
        // With an error of the reader the first run ends earlier than one that begins without it.
        guard bytes.count % 16 == 0, !bag.hasErrors else { return }
        var again = DiagnosticBag()
        let second = pack.files(of: tree, in: Self.nowhere, &again)
        precondition(files.map(\.bytes) == second.map(\.bytes), "a second run makes other files")
    }

    private func read(_ bytes: [UInt8], _ name: String, _ bag: inout DiagnosticBag) -> SourceTree? {
        SourceReader.read(bytes, name: name, limits: Self.limits, isLenient: true, into: &bag)
    }

    /// Merged into a description, which is read then.
    private func overlay(_ bytes: [UInt8], _ bag: inout DiagnosticBag) {
        var limits = Self.limits
        limits.overlaySteps = 1_000_000
        guard let overlay = read(bytes, "overlay.yaml", &bag), let base = PackSample.description else { return }
        let tree = OverlayApplication.apply([overlay], to: base, limits, into: &bag)
        _ = tree.jsonDump()
        _ = SpecReader.lower(tree, in: Self.nowhere, limits: limits, into: &bag)
    }

    /// What is written is YAML, and without keys that the code could have added.
    private func adopt(_ bytes: [UInt8], _ bag: inout DiagnosticBag) {
        guard let text = AdoptSample.adopt(bytes, Self.limits, &bag) else { return }
        guard let tree = read(text, "api.yaml", &bag) else { fatalError(String(decoding: text, as: UTF8.self)) }
        let keys = tree.root.entries.map(\.key.text)
        precondition(
            Set(keys).isSubset(of: ["netlayer", "title", "version", "servers", "services", "types"]),
            "\(keys)"
        )
        _ = SpecReader.lower(tree, in: Self.nowhere, limits: Self.limits, into: &bag)
    }

    /// Each form of a report.
    private func render(_ bag: DiagnosticBag) {
        let some = Array(bag.diagnostics.prefix(20))
        let text = TerminalRenderer().render(some) + GitHubRenderer().render(some)
        for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
            precondition(!ShownText.isUnfit(scalar), "a report shows \(scalar.value)")
        }
    }
}
