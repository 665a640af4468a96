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
    func writeConfiguration(in folder: String, _ found: Found) throws {
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
        guard !isThere || invocation.has("write-pack"), let fit = try packFit() else { return }
        let own = try writePack(in: folder, found, extending: fit)
        guard !isThere else { return }
        let name = fit.name.contains("/") ? FilePath.relative(fit.name, to: folder) : fit.name
        let draft = ConfigurationDraft(
            spec: "api.yaml", pack: own == nil ? name : AdoptCommand.packFolder, output: "Generated",
            deviations: AdoptCommand.deviations(fit, spec) + (own ?? []) + spec.modelDeviations,
            clashes: own == nil ? fit.clashes : [])
        if try SingleFile.write(draft.text, to: path) { try console.write(line: path) }
        let schema = FilePath.join(folder, ConfigurationDraft.schemaName)
        if try SingleFile.write(ConfigurationSchema.json, to: schema) { try console.write(line: schema) }
    }

    private static let packFolder = "./Pack"

    /// The settings that differ from the pack's; for use cases, by those that the spec names.
    private static func deviations(_ fit: PackFit, _ spec: AdoptedSpec) -> [PackFit.Deviation] {
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

    /// Writes a pack for the team, if requested, and if its code compiles and sends the same requests as the team's.
    /// - Returns: the settings for the configuration besides the pack's name; nil if no pack is written.
    private func writePack(in folder: String, _ found: Found, extending fit: PackFit) throws -> [PackFit.Deviation]? {
        guard invocation.has("write-pack") else { return nil }
        // Parts that the extended pack would write and the team doesn't have.
        var unlike: Set<DerivedPack.Difference> = []
        if fit.options["useCases"] == "all", found.adoption.useCases.isEmpty { unlike.insert(.useCases) }
        if fit.options["dependency"] != "injected" { unlike.insert(.sharedClient) }
        func pack(extending base: String) -> DerivedPack? {
            DerivedPack(found.index, endpoints: found.adoption.endpoints, name: "ours", extending: base, unlike: unlike)
            { name in
                let files = BundledPacks().files(ofPack: "base")
                return files?["repositories/" + name].map { String(decoding: $0.bytes, as: UTF8.self) }
            }
        }
        let isPath = fit.name.contains("/")
        guard let shown = pack(extending: isPath ? Disk.resolved(fit.name) ?? fit.name : fit.name) else {
            console.say("no pack is written: these files declare no protocol with a path that the requests conform to")
            return nil
        }
        // Files outside of the modules' folders belong to the module of `--module`.
        let named = [invocation.value("module")].compactMap { $0 }.filter { !shown.modules.contains($0) }
        let modules = named + shown.modules
        let imports = modules.isEmpty ? [] : [PackFit.Deviation(path: ["imports"], list: modules)]
        let own = [PackFit.Deviation(path: ["support"], text: "none")] + imports
        if let reason = try obstacle(to: shown, fit, own, found) {
            console.say("no pack is written: " + ShownText.line(reason))
            return nil
        }
        let base = isPath ? FilePath.relative(fit.name, to: FilePath.join(folder, "Pack")) : fit.name
        for file in pack(extending: base)?.files ?? [] {
            let path = FilePath.join(folder, "Pack/" + file.name)
            if try SingleFile.write(file.text, to: path) { try console.write(line: path) }
        }
        for remark in shown.remarks { console.say("Pack: " + remark) }
        return own
    }

    /// The reason why the pack's code doesn't compile or send what the hand-written code sends; nil if it does.
    private func obstacle(to pack: DerivedPack, _ fit: PackFit, _ own: [PackFit.Deviation], _ found: Found) throws
        -> String?
    {
        // The library of a container isn't available here.
        let deviations = AdoptCommand.deviations(fit, found.spec).filter { $0.path != ["options", "container"] }
        let draft = ConfigurationDraft(
            spec: "api.yaml", pack: AdoptCommand.packFolder, output: "Generated",
            deviations: deviations + own + found.spec.modelDeviations)
        let subject = Verification.Subject(
            spec: found.text, configuration: draft, pack: pack.files, standIn: pack.standIn, isOwn: true,
            isNested: pack.isNested)
        let verification = Verification(found.spec, found.index, found.files, module: module)
        switch try verification.run(subject, roots: pack.roots) {
        case .none(let reason): return reason
        case .results(let results):
            var equal = 0
            for result in results {
                switch result {
                case .equal: equal += 1
                case .differs(let texts): return "a request differs: " + (texts.first ?? "")
                case .notSent, .equalBut: continue
                }
            }
            console.say("Pack: the requests of \(equal) of \(results.count) endpoints are equal, and none differs")
            return equal > 0 ? nil : "no request of it can be compared"
        }
    }

    /// The pack that is named, or the one that fits the sources best.
    private func packFit() throws -> PackFit? {
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
