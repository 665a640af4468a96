import Adopt
import NetlayerKit
import NetlayerProject
import Platform
import TemplatePacks

extension AdoptCommand {
    /// A pack for the team, and what was proved of it.
    struct OwnPack {
        /// The pack that it extends.
        let fit: PackFit
        var files: [(name: String, text: String)] = []
        var remarks: [String] = []
        /// The settings for the configuration besides the pack's name.
        var settings: [PackFit.Deviation] = []
        /// Nil if nothing was proved, so that no pack is written.
        var proof: PackProof?
        /// The reason why nothing was proved.
        var obstacle: String?
    }

    /// The pack for the team, if it is requested.
    func ownPack(in folder: String, _ found: Found) throws -> OwnPack? {
        guard invocation.has("write-pack"), let fit = try packFit() else { return nil }
        var own = OwnPack(fit: fit)
        let isPath = fit.name.contains("/")
        // Some clients can't send what requests alone can describe.
        let packs = [true, false].compactMap { sends in
            derivedPack(found, fit, extending: isPath ? Disk.resolved(fit.name) ?? fit.name : fit.name, sends: sends)
        }
        guard let first = packs.first else {
            own.obstacle = "these files declare no protocol with a path that the requests conform to"
            return own
        }
        let verification = Verification(found.spec, found.index, found.files, module: module)
        let subjects = packs.map { subject($0, fit, found) }
        switch try verification.prove(subjects, roots: first.roots) {
        case .none(let reason): own.obstacle = reason
        case .proved(let proof, let number, let reason):
            own.proof = proof
            own.settings = settings(packs[number], fit, found)
            let base = isPath ? FilePath.relative(fit.name, to: FilePath.join(folder, "Pack")) : fit.name
            own.files = derivedPack(found, fit, extending: base, sends: packs[number].sends)?.files ?? []
            own.remarks = packs[number].remarks
            if let reason { own.remarks.insert("it writes requests alone, no repositories: \(reason)", at: 0) }
        }
        return own
    }

    /// The settings that a configuration for the pack needs.
    private func settings(_ pack: DerivedPack, _ fit: PackFit, _ found: Found) -> [PackFit.Deviation] {
        // Mocks need support code, and use cases call repositories.
        let without = ["mocks"] + (pack.sends ? [] : ["useCases", "useCaseMethod", "useCaseKind"])
        let deviations = AdoptCommand.deviations(fit, found.spec).filter { !without.contains($0.path.last ?? "") }
        // If the folders aren't modules, all types are in one, which may have a name.
        let own = module == nil ? pack.modules : [invocation.value("module")].compactMap { $0 }
        let modules = own + pack.libraries.filter { !own.contains($0) }
        let imports = modules.isEmpty ? [] : [PackFit.Deviation(path: ["imports"], list: modules)]
        return deviations + [PackFit.Deviation(path: ["support"], text: "none")] + imports + found.spec.modelDeviations
    }

    private func derivedPack(_ found: Found, _ fit: PackFit, extending base: String, sends: Bool) -> DerivedPack? {
        // Parts that the extended pack would write and the team doesn't have.
        var unlike: Set<DerivedPack.Difference> = []
        if fit.options["useCases"] == "all", found.adoption.useCases.isEmpty { unlike.insert(.useCases) }
        if fit.options["dependency"] != "injected" { unlike.insert(.sharedClient) }
        return DerivedPack(
            found.index, operations: operations(found), name: "ours", extending: base, unlike: unlike, sends: sends
        ) { name in
            let files = BundledPacks().files(ofPack: "base")
            return files?["repositories/" + name].map { String(decoding: $0.bytes, as: UTF8.self) }
        }
    }

    private func operations(_ found: Found) -> [DerivedPack.Operation] {
        let keys = keys(of: found.text)
        return found.spec.operations.map { operation in
            let key = keys[operation.service + "." + operation.name] ?? ""
            return DerivedPack.Operation(service: operation.service, key: key, endpoint: operation.endpoint)
        }
    }

    private func subject(_ pack: DerivedPack, _ fit: PackFit, _ found: Found) -> Verification.Subject {
        // The library of a container isn't available here.
        let settings = settings(pack, fit, found).filter { $0.path != ["options", "container"] }
        let draft = ConfigurationDraft(
            spec: "api.yaml", pack: AdoptCommand.packFolder, output: "Generated", deviations: settings)
        return Verification.Subject(
            spec: found.text, configuration: draft, pack: pack.files, standIn: pack.standIn, isOwn: true,
            isNested: pack.isNested, strangers: pack.strangers, lacking: pack.lacking, hasForms: pack.hasForms,
            placeholders: pack.placeholders)
    }

    /// Writes the pack, and says what was proved of it.
    func write(_ own: OwnPack?, in folder: String) throws {
        guard let own else { return }
        guard let proof = own.proof else {
            return console.say("no pack is written: " + ShownText.line(own.obstacle ?? ""))
        }
        console.say("Pack: " + ShownText.line(proof.summary.sum) + ", and none differs")
        for (reason, names) in proof.summary.open {
            console.say("Pack: not compared: \(names.count) of \(proof.count), since \(ShownText.line(reason))")
        }
        if !proof.left.isEmpty {
            let count = proof.left.count
            console.say("Pack: \(count) of \(proof.count + count) endpoints are left out; `adopted.md` says why")
        }
        for file in own.files {
            let path = FilePath.join(folder, "Pack/" + file.name)
            if try SingleFile.write(file.text, to: path) { try console.write(line: path) }
        }
        if let fault = proof.newerFault {
            console.say("Pack: its code compiles in Swift 5 mode, but not in Swift 6 mode: " + ShownText.line(fault))
        }
        for remark in own.remarks { console.say("Pack: " + ShownText.line(remark)) }
    }
}
