import APIModel
import Adopt
import Diagnostics
import NetlayerCommands
import NetlayerKit
import NetlayerProject
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

/// Writes a spec, a configuration and a report from a team's own code.
struct AdoptCommand {
    let invocation: Invocation
    let console: any Console
    /// The module of all types; nil if folders show the modules.
    private(set) var module: String?
    /// The folders that hold more than is looked at.
    private var unread: [String] = []

    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        try DeepStack.run {
            var command = AdoptCommand(invocation: invocation, console: console, module: invocation.value("module"))
            return try command.run()
        }
    }

    private mutating func run() throws -> ExitCode {
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
        // Folders that look like modules but aren't imported by any file are parts of one module.
        let modules = Set(files.map(\.file.module))
        if modules.count > 1, modules.isDisjoint(with: files.flatMap(\.members.imports)) { module = module ?? "Model" }
        let patterns = invocation.values("only").map { GlobPattern($0) }
        let reader = EndpointReader(files)
        let adoption = reader.read { name in patterns.isEmpty || patterns.contains { $0.matches(name) } }
        let spec = AdoptedSpec(adoption, reader.index, models: ownership)
        if invocation.value("format") == "json" {
            try console.write(AdoptionJSON.text(of: spec))
            return bag.hasErrors ? .input : .fine
        }
        guard !spec.operations.isEmpty else {
            console.say("no endpoints were found in \(paths.count) Swift files")
            for left in spec.left { console.say(ShownText.line("\(left.file.shown(left.place)): \(left.reason)")) }
            for file in files { sayService(file) }
            return .input
        }
        let code = try write(spec, adoption, reader.index, files)
        return bag.hasErrors && code == .fine ? .input : code
    }

    /// Reports a file that sends requests through a library whose protocol isn't visible in the code.
    private func sayService(_ file: SwiftSource) {
        let services = ["Firebase", "Supabase", "Amplify", "Apollo", "CloudKit", "GRPC"]
        guard let name = file.members.imports.first(where: { name in services.contains { name.hasPrefix($0) } }) else {
            return
        }
        let lines = String(decoding: file.file.source.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let line = (lines.firstIndex { $0.hasPrefix("import " + name) } ?? 0) + 1
        console.say(
            ShownText.line(
                "\(file.file.path):\(line): `\(name)` sends its requests itself, so no code here describes them"))
    }

    private var ownership: AdoptedSpec.Ownership {
        if invocation.value("models") == "spec" { return .spec }
        return .own(module: module)
    }

    /// The Swift files that the arguments name, and those below the folders that they name.
    private mutating func sources() throws -> [String] {
        var paths: [String] = []
        for argument in invocation.arguments {
            try ProjectRoot.refuseLink(argument)
            switch Disk.target(argument) {
            case .folder:
                let walk = FolderWalk(argument).walk([".swift"])
                paths += walk.paths.sorted().map { FilePath.join(argument, $0) }
                if walk.isWhole { continue }
                unread.append(argument)
                let text = "`\(argument)` holds more files, or deeper folders, than are read: name fewer folders"
                console.say(ShownText.line("warning: " + text))
            case .file: paths.append(argument)
            default:
                throw UsageError(
                    "there is no file or folder `\(argument)`", help: "name Swift files or folders", command: "adopt")
            }
        }
        var seen: Set<String> = []
        return paths.filter { seen.insert($0).inserted }
    }

    // MARK: Writing

    private func write(_ spec: AdoptedSpec, _ adoption: Adoption, _ index: SourceIndex, _ files: [SwiftSource]) throws
        -> ExitCode
    {
        let folder = invocation.value("output") ?? ""
        let title = FilePath.name(of: Disk.resolved(invocation.arguments[0]) ?? "API")
        let text = spec.text(title: title)
        let path = FilePath.join(folder, "api.yaml")
        guard Disk.entry(path) == nil else {
            let code = try compare(with: text, at: path, spec)
            guard code != .input else { return code }
            let proof = try verify(spec, index, files, try addressedText(at: path))
            say(spec, proof)
            return outcome(proof, otherwise: code)
        }
        _ = try SingleFile.write(text, to: path)
        try console.write(line: path)
        let compared = spec.hasNoAddress ? spec.text(title: title, address: "https://address.example") : text
        let proof = try verify(spec, index, files, spec.text(title: title, address: AdoptCommand.noAddress))
        let lines = lines(of: text, path)
        let found = Found(spec: spec, adoption: adoption, index: index, files: files, text: compared)
        let own = try ownPack(in: folder, found)
        let report = AdoptionReport(
            spec, lines: lines, specPath: path, proof: proof, leftOfPack: own?.proof?.left ?? [:], unread: unread
        ).text
        let reportPath = FilePath.join(folder, "adopted.md")
        _ = try SingleFile.write(report, to: reportPath, isForced: true)
        try console.write(line: reportPath)
        try writeConfiguration(in: folder, found, own)
        say(spec)
        say(spec, proof)
        if invocation.value("module") == nil, invocation.value("models") != "spec",
            module != nil || files.contains(where: { $0.file.knownModule == nil })
        {
            console.say(
                "the module of the types can't be told from the folders, so it is called `Model`; `--module NAME` changes that"
            )
        }
        if problems(of: text, path) { return .input }
        return outcome(proof, otherwise: .fine)
    }

    /// Requests need an address, even if the app only knows it when it runs.
    private static let noAddress = "https://not-here.invalid"

    /// The team's spec, with an address added if it has none.
    private func addressedText(at path: String) throws -> String {
        let bytes = try Disk.read(path)
        var bag = DiagnosticBag()
        let hasAddress = SourceReader.read(bytes, name: path, into: &bag)?.root["servers"] != nil
        return String(decoding: bytes, as: UTF8.self)
            + (hasAddress ? "" : "\nservers: { main: \(AdoptCommand.noAddress) }\n")
    }

    private func say(_ spec: AdoptedSpec) {
        let remarked = spec.operations.count { !$0.remarks.isEmpty }
        let all = spec.operations.count
        let noun = all == 1 ? "endpoint" : "endpoints"
        let doubt = "\(remarked) of them with a field that is assumed or unknown"
        console.say("\(all) \(noun) taken over, \(doubt); \(spec.left.count) left")
        if !spec.doubts.isEmpty { console.say("look first at " + spec.doubts.joined(separator: "; ")) }
    }

    /// Shows the problems that the reader of native specs finds in the written spec.
    private func problems(of text: String, _ path: String) -> Bool {
        var bag = DiagnosticBag()
        if let tree = SourceReader.read(Array(text.utf8), name: path, into: &bag) {
            _ = SpecReader.lower(tree, into: &bag)
        }
        console.say(diagnostics: bag)
        return bag.hasErrors
    }

    /// The lines of operations in the spec, by service and name.
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

    /// The keys of operations in the spec, by service and name: `GET /stores/{id}`
    func keys(of text: String) -> [String: String] {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(text.utf8), name: "<adopted>", into: &bag) else { return [:] }
        var keys: [String: String] = [:]
        for operation in SpecReader.lower(tree, into: &bag)?.operations ?? [] {
            keys[(operation.services.first ?? "") + "." + (operation.identifier ?? "")] = operation.key
        }
        return keys
    }

    /// Shows what an earlier spec lacks or describes differently; it is the team's by now, so it isn't overwritten.
    private func compare(with text: String, at path: String, _ spec: AdoptedSpec) throws -> ExitCode {
        var bag = DiagnosticBag()
        let before = try SpecReader.read(path, into: &bag).flatMap { SpecReader.lower($0, into: &bag) }
        guard let before else {
            console.say(diagnostics: bag)
            return .input
        }
        let after = SourceReader.read(Array(text.utf8), name: "<adopted>", into: &bag).flatMap {
            SpecReader.lower($0, into: &bag)
        }
        let differences = after.map { AdoptedDifference.between(before, $0) } ?? []
        console.say("`\(path)` already exists and isn't changed")
        for difference in differences { try console.write(line: difference) }
        if differences.isEmpty { console.say("it agrees with the code, which has \(spec.operations.count) endpoints") }
        return differences.isEmpty ? .fine : .drift
    }
}
