import Adopt
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform
import TemplatePacks

extension AdoptCommand {
    /// The facts that were read from the team's sources, and the spec that was written for them.
    struct Found {
        let spec: AdoptedSpec
        let adoption: Adoption
        let index: SourceIndex
        let files: [SwiftSource]
        let text: String
    }

    /// Writes a first configuration by the conventions in the sources, unless there is one.
    /// - Parameter own: the pack of the team's own, if one is requested.
    func writeConfiguration(in folder: String, _ found: Found, _ own: OwnPack?) throws {
        let spec = found.spec
        let path = FilePath.join(folder, "netlayer.yml")
        let isThere = Disk.entry(path) != nil
        if isThere { console.say("`\(path)` already exists and isn't changed") }
        if isThere, spec.hasDefaults {
            console.say("add `models: { defaults: sent }` to it: the code sends the defaults that the spec has")
        }
        if isThere, spec.usesSnakeCase {
            console.say("add `models: { keyStrategy: snakeCase }` to it: the code's encoder writes keys in snake case")
        }
        if isThere, spec.hasOneWayMembers {
            console.say(
                "add `models: { coding: byDirection }` to it: some types of the code are only encoded or only decoded")
        }
        if isThere, spec.hasUnhashableMembers {
            console.say("add `models: { hashable: false }` to it: some types of the code aren't `Hashable`")
        }
        guard !isThere || own != nil, let fit = try own?.fit ?? packFit() else { return }
        try write(own, in: folder)
        guard !isThere else {
            if let patterns = own?.proof?.patterns, !patterns.isEmpty {
                let list = PackFit.Deviation(path: [], list: patterns).value
                console.say("add `filter: { exclude: { operations: \(list) } }` to it: the pack can't write these")
            }
            return
        }
        let name = fit.name.contains("/") ? FilePath.relative(fit.name, to: folder) : fit.name
        let isOwn = own?.proof != nil
        var draft = ConfigurationDraft(
            spec: "api.yaml", pack: isOwn ? AdoptCommand.packFolder : name, output: "Generated",
            deviations: isOwn ? own?.settings ?? [] : AdoptCommand.deviations(fit, spec) + spec.modelDeviations,
            clashes: isOwn ? [] : fit.clashes)
        draft.excluded = own?.proof?.patterns ?? []
        if try SingleFile.write(draft.text, to: path) { try console.write(line: path) }
        let schema = FilePath.join(folder, ConfigurationDraft.schemaName)
        if try SingleFile.write(ConfigurationSchema.json, to: schema) { try console.write(line: schema) }
    }

    static let packFolder = "./Pack"

    /// The settings that differ from the pack's; for use cases, by those that the spec names.
    static func deviations(_ fit: PackFit, _ spec: AdoptedSpec) -> [PackFit.Deviation] {
        var found = fit.deviations
        let useCases = spec.useCases
        let hasSome = useCases.contains(where: \.isTaken)
        if !useCases.isEmpty {
            found.removeAll { $0.path == ["options", "useCases"] }
            found.append(.init(path: ["options", "useCases"], text: hasSome ? "chosen" : "none"))
        }
        let usual = AdoptedUseCase.usual(useCases)
        if hasSome, usual.method != "execute" {
            found.append(.init(path: ["options", "useCaseMethod"], text: usual.method))
        }
        if hasSome, usual.isStructure { found.append(.init(path: ["options", "useCaseKind"], text: "struct")) }
        if spec.argumentCount > fit.maximumArguments {
            found.append(.init(path: ["requests", "maximumArguments"], number: spec.argumentCount))
        }
        return found
    }

    /// The pack that is named, or the one that fits the sources best.
    func packFit() throws -> PackFit? {
        let folders = invocation.arguments.map { Disk.target($0) == .folder ? $0 : FilePath.folder(of: $0) }
        // The folder with the most evidence counts.
        let found = folders.map { SourceSurvey.conventions(below: $0) }
        let conventions = found.max { $0.evidence.count < $1.evidence.count } ?? TeamConventions()
        guard let name = invocation.value("pack") else { return PackFit.ranked(for: conventions).first }
        var bag = DiagnosticBag()
        let pack = try Pack.load(name, from: PackFolders(), into: &bag)
        console.say(diagnostics: bag)
        return pack.map { PackFit($0, for: conventions) }
    }
}

extension AdoptedSpec {
    /// The settings without which values wouldn't be sent as the code sends them.
    var valueDeviations: [PackFit.Deviation] {
        var found: [PackFit.Deviation] = []
        if hasDefaults { found.append(.init(path: ["models", "defaults"], text: "sent")) }
        if usesSnakeCase { found.append(.init(path: ["models", "keyStrategy"], text: "snakeCase")) }
        return found
    }

    /// All settings of models, including those without which they wouldn't compile.
    var modelDeviations: [PackFit.Deviation] {
        var found = valueDeviations
        if hasOneWayMembers { found.append(.init(path: ["models", "coding"], text: "byDirection")) }
        if hasUnhashableMembers { found.append(.init(path: ["models", "hashable"], flag: false)) }
        return found
    }
}
