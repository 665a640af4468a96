import Adopt
import NetlayerKit
import Platform

/// Compiles a team's sources as far as they compile alone: a file with errors is left out, and what needs it after it.
/// Modules that aren't there are empty ones.
struct TeamModules {
    /// A module that was compiled.
    struct Module {
        let name: String
        var files: [String]
    }

    /// The names of the modules, those first that others import.
    private(set) var modules: [Module] = []
    /// What the compiler said of files that are left out, by their paths.
    private(set) var faults: [String: String] = [:]

    private let folder: TemporaryFolder
    private static let mostRounds = 8

    init(_ sources: [SwiftSource], module: (SwiftFile) -> String, in folder: TemporaryFolder) throws {
        self.folder = folder
        var files: [String: [SwiftSource]] = [:]
        for source in sources where !TeamModules.isMain(source) {
            files[module(source.file), default: []].append(source)
        }
        for name in TeamModules.sorted(files) {
            let paths = (files[name] ?? []).map { Disk.resolved($0.file.path) ?? $0.file.path }
            if let module = try compile(Module(name: name, files: paths), others: Set(files.keys)) {
                modules.append(module)
            }
        }
    }

    /// The object files.
    var objects: [String] { modules.map { folder.path + "/" + $0.name + ".o" } }

    /// The program's own beginning, which a test has already.
    private static func isMain(_ source: SwiftSource) -> Bool {
        FilePath.name(of: source.file.path) == "main.swift"
            || source.members.types.contains { $0.attributes.contains("main") }
    }

    private static func sorted(_ files: [String: [SwiftSource]]) -> [String] {
        var result: [String] = []
        var open: Set<String> = []
        func add(_ name: String) {
            guard let sources = files[name], !result.contains(name), open.insert(name).inserted else { return }
            for other in Set(sources.flatMap(\.members.imports)).sorted() { add(other) }
            result.append(name)
        }
        for name in files.keys.sorted() { add(name) }
        return result
    }

    private mutating func compile(_ module: Module, others: Set<String>) throws -> Module? {
        var module = module
        for _ in 0..<TeamModules.mostRounds where !module.files.isEmpty {
            let path = folder.path + "/" + module.name
            let words = [
                "swiftc", "-module-name", module.name, "-parse-as-library", "-enable-testing", "-wmo", "-c", "-o",
                path + ".o", "-emit-module", "-emit-module-path", path + ".swiftmodule", "-I", folder.path,
                "-suppress-warnings",
            ]
            let outcome = try ChildProcess.run(words + TeamModules.system + module.files)
            if outcome.status == 0 { return module }
            let problems = CompilerProblems(outcome.errors)
            if let missing = problems.missingModule, !others.contains(missing) {
                try standIn(for: missing)
                continue
            }
            let broken = module.files.filter { problems.first[$0] != nil }
            for path in broken { faults[path] = problems.first[path] }
            module.files.removeAll { problems.first[$0] != nil }
            if broken.isEmpty { break }
        }
        for path in module.files where faults[path] == nil { faults[path] = "the module can't be compiled" }
        return nil
    }

    /// Code for Apple's systems finds `URLRequest` in Foundation.
    private static let system: [String] = {
        #if os(Linux)
            return ["-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking"]
        #else
            return []
        #endif
    }()

    private func standIn(for module: String) throws {
        let path = folder.path + "/" + module
        _ = try SingleFile.write("", to: path + ".swift", isForced: true)
        let words = ["swiftc", "-module-name", module, "-parse-as-library", "-emit-module", "-emit-module-path"]
        _ = try ChildProcess.run(words + [path + ".swiftmodule", path + ".swift"])
    }
}

/// What the compiler had to say.
struct CompilerProblems {
    /// The first error in each file.
    private(set) var first: [String: String] = [:]
    private(set) var missingModule: String?

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            guard let mark = line.firstRange(of: ": error: ") else { continue }
            let message = String(line[mark.upperBound...])
            if missingModule == nil, message.hasPrefix("no such module '") {
                missingModule = message.split(separator: "'").dropFirst().first.map(String.init)
            }
            let path = String(line[..<mark.lowerBound].split(separator: ":").first ?? "")
            if first[path] == nil { first[path] = message }
        }
    }
}
