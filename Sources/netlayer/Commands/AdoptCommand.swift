import APIModel
import Adopt
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

extension CommandTable {
    static let adopt = CommandDefinition(
        name: "adopt",
        group: .generate,
        summary: "Reads a hand-written network layer and writes the spec that describes it.",
        discussion: [
            "Reads enums and structs of requests, routers, and functions that build a `URLRequest`, with the parser of the Swift compiler that is installed (6.1 or later). Nothing of the code is touched.",
            "Writes `api.yaml`, a native spec, `netlayer.yml` and `adopted.md`, which says of each endpoint whether it was taken over fully, what was guessed, or why it is left. An `api.yaml` that is there already stays as it is: what is missing in it or differs is shown.",
            "Exit codes: 0 written, or nothing differs, 1 no endpoints or files that can't be read, 2 wrong arguments, 3 an earlier `api.yaml` differs, 4 no Swift compiler, or the disk.",
        ],
        arguments: [
            ArgumentDefinition(
                "SOURCES",
                .file("SOURCES"),
                isRepeatable: true,
                "Swift files, or folders that hold them."
            )
        ],
        options: [
            OptionDefinition(
                "output",
                .folder("FOLDER"),
                short: "o",
                "The folder for what is written; this one by default."
            ),
            OptionDefinition(
                "only",
                .text("PATTERN"),
                isRepeatable: true,
                "Endpoints to take over, such as `StoreApi.fetch*`; all by default."
            ),
            OptionDefinition(
                "models",
                .words(["own", "spec"]),
                "Whose the types of bodies and responses are: the team's `own`, which are named and not declared (the default), or those of the `spec`, which are generated."
            ),
            OptionDefinition(
                "module",
                .text("NAME"),
                "The module of the team's own types; by default the folder below `Sources` in which the files lie."
            ),
            JobOptions.pack,
            OptionDefinition(
                "write-pack",
                .none,
                "Writes a pack that extends the one that fits best, with the protocol, the members and the client of the code, so that `support: none` will do."
            ),
            OptionDefinition("json", .none, "Prints what was found as JSON, and writes nothing."),
        ],
        examples: [
            .init("netlayer adopt Sources/Network", "Describes the layer in `Sources/Network`."),
            .init("netlayer adopt Sources --only 'StoreApi.*' -o Adopted", "Describes one service."),
        ],
        run: AdoptCommand.run
    )
}

/// Writes a spec, a configuration and a report from a team's own code.
struct AdoptCommand {
    private let invocation: Invocation
    private let console: any Console

    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        try AdoptCommand(invocation: invocation, console: console).run()
    }

    private func run() throws -> ExitCode {
        let paths = try sources()
        let cache = SyntaxCache.ofUser()
        let parser = SwiftParser(cache: cache)
        guard parser.version() != nil else {
            console.say("error: there is no Swift compiler: `swiftc` can't be started")
            console.say("help: install Swift 6.1 or later, or put its `swiftc` on the PATH")
            return .machine
        }
        var bag = DiagnosticBag()
        let files = try parser.read(paths, into: &bag)
        cache?.removeOldest()
        console.say(diagnostics: bag)
        let patterns = invocation.values("only").map { GlobPattern($0) }
        let reader = EndpointReader(files)
        let adoption = reader.read { name in patterns.isEmpty || patterns.contains { $0.matches(name) } }
        let spec = AdoptedSpec(adoption, reader.index, models: ownership)
        if invocation.has("json") {
            try console.write(AdoptionJSON.text(of: spec))
            return bag.hasErrors ? .input : .fine
        }
        guard !spec.operations.isEmpty else {
            console.say("no endpoints were found in \(paths.count) Swift files")
            return .input
        }
        let code = try write(spec, adoption, reader.index)
        return bag.hasErrors && code == .fine ? .input : code
    }

    private var ownership: AdoptedSpec.Ownership {
        if invocation.value("models") == "spec" { return .spec }
        return .own(module: invocation.value("module"))
    }

    /// The Swift files that are named, and those below the folders that are.
    private func sources() throws -> [String] {
        var paths: [String] = []
        for argument in invocation.arguments {
            try ProjectRoot.refuseLink(argument)
            switch Disk.target(argument) {
            case .folder:
                let names = FolderWalk(argument).files(endingWith: [".swift"]).sorted()
                paths += names.map { FilePath.join(argument, $0) }
            case .file: paths.append(argument)
            default:
                throw UsageError(
                    "there is nothing at `\(argument)`",
                    help: "name Swift files or folders",
                    command: "adopt"
                )
            }
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    // MARK: Writing

    private func write(_ spec: AdoptedSpec, _ adoption: Adoption, _ index: SourceIndex) throws -> ExitCode {
        let folder = invocation.value("output") ?? ""
        let title = FilePath.name(of: Disk.resolved(invocation.arguments[0]) ?? "API")
        let text = spec.text(title: title)
        let path = FilePath.join(folder, "api.yaml")
        guard Disk.entry(path) == nil else { return try compare(with: text, at: path, spec) }
        _ = try SingleFile.write(text, to: path)
        try console.write(path + "\n")
        let report = AdoptionReport(spec, lines: lines(of: text, path), specPath: path).text
        let reportPath = FilePath.join(folder, "adopted.md")
        _ = try SingleFile.write(report, to: reportPath, isForced: true)
        try console.write(reportPath + "\n")
        try writeConfiguration(in: folder, adoption, index)
        say(spec)
        return problems(of: text, path) ? .input : .fine
    }

    /// A first configuration by what shows in the sources, unless there is one.
    private func writeConfiguration(in folder: String, _ adoption: Adoption, _ index: SourceIndex) throws {
        let path = FilePath.join(folder, "netlayer.yml")
        let isThere = Disk.entry(path) != nil
        if isThere { console.say("`\(path)` is there already, and stays as it is") }
        guard !isThere || invocation.has("write-pack"), let fit = try packFit() else { return }
        let own = try writePack(in: folder, adoption, index, extending: fit)
        guard !isThere else { return }
        let name = fit.name.contains("/") ? FilePath.relative(fit.name, to: folder) : fit.name
        let draft = ConfigurationDraft(
            spec: "api.yaml",
            pack: own == nil ? name : AdoptCommand.packFolder,
            output: "Generated",
            deviations: fit.deviations + (own ?? []),
            clashes: own == nil ? fit.clashes : []
        )
        if try SingleFile.write(draft.text, to: path) { try console.write(path + "\n") }
        let schema = FilePath.join(folder, ConfigurationDraft.schemaName)
        if try SingleFile.write(ConfigurationSchema.json, to: schema) { try console.write(schema + "\n") }
    }

    private static let packFolder = "./Pack"

    /// Writes a pack of the team's own where it is asked for.
    /// - Returns: what the configuration says besides its name; nil where there is none.
    private func writePack(
        in folder: String,
        _ adoption: Adoption,
        _ index: SourceIndex,
        extending fit: PackFit
    ) throws -> [PackFit.Deviation]? {
        guard invocation.has("write-pack") else { return nil }
        let base = fit.name.contains("/") ? FilePath.relative(fit.name, to: FilePath.join(folder, "Pack")) : fit.name
        let pack = DerivedPack(index, endpoints: adoption.endpoints, name: "ours", extending: base)
        guard let pack else {
            console.say("no pack is written: the requests share no protocol with a path that is in these files")
            return nil
        }
        for file in pack.files {
            let path = FilePath.join(folder, "Pack/" + file.name)
            if try SingleFile.write(file.text, to: path) { try console.write(path + "\n") }
        }
        for remark in pack.remarks { console.say("Pack: " + remark) }
        let imports = pack.modules.isEmpty ? [] : [PackFit.Deviation(path: ["imports"], list: pack.modules)]
        return [PackFit.Deviation(path: ["support"], text: "none")] + imports
    }

    /// The pack that is named, or the one that fits the sources best.
    private func packFit() throws -> PackFit? {
        let folders = invocation.arguments.map { Disk.target($0) == .folder ? $0 : FilePath.folder(of: $0) }
        // Of several folders, the one in which most shows.
        let found = folders.map { SourceSurvey.conventions(below: $0) }
        let conventions = found.max { $0.evidence.count < $1.evidence.count } ?? TeamConventions()
        guard let name = invocation.value("pack") else { return PackFit.ranked(for: conventions).first }
        var bag = DiagnosticBag()
        let pack = try Pack.load(name, from: PackFolders(), into: &bag)
        console.say(diagnostics: bag)
        return pack.map { PackFit($0, for: conventions) }
    }

    private func say(_ spec: AdoptedSpec) {
        let remarked = spec.operations.count { !$0.remarks.isEmpty }
        let full = spec.operations.count - remarked
        console.say("\(full) endpoints taken over fully, \(remarked) with a remark, \(spec.left.count) left")
    }

    /// Shows what the reader of native specs has to say of what was written.
    private func problems(of text: String, _ path: String) -> Bool {
        var bag = DiagnosticBag()
        if let tree = SourceReader.read(Array(text.utf8), name: path, into: &bag) {
            _ = SpecReader.lower(tree, into: &bag)
        }
        console.say(diagnostics: bag)
        return bag.hasErrors
    }

    /// The lines on which operations stand, by service and name.
    private func lines(of text: String, _ path: String) -> [String: Int] {
        var bag = DiagnosticBag()
        var lines: [String: Int] = [:]
        guard let tree = SourceReader.read(Array(text.utf8), name: path, into: &bag),
            let services = tree.root["services"]
        else { return [:] }
        for service in services.entries {
            for operation in service.value["operations"].map({ Array($0.entries) }) ?? [] {
                lines[service.key.text + "." + operation.key.text] = operation.key.range.start.line
            }
        }
        return lines
    }

    /// Shows what an earlier spec lacks, or says otherwise; it is the team's by now.
    private func compare(with text: String, at path: String, _ spec: AdoptedSpec) throws -> ExitCode {
        var bag = DiagnosticBag()
        let before = try SpecReader.read(path, into: &bag).flatMap { SpecReader.lower($0, into: &bag) }
        guard let before else {
            console.say(diagnostics: bag)
            return .input
        }
        let after = SourceReader.read(Array(text.utf8), name: "<adopted>", into: &bag)
            .flatMap { SpecReader.lower($0, into: &bag) }
        let differences = after.map { AdoptedDifference.between(before, $0) } ?? []
        console.say("`\(path)` is there already, and stays as it is")
        for difference in differences { try console.write(difference + "\n") }
        if differences.isEmpty { console.say("it says what the code says, of \(spec.operations.count) endpoints") }
        return differences.isEmpty ? .fine : .drift
    }
}
