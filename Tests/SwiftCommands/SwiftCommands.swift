import Foundation
import Platform

/// Runs the compiler and the formatter on generated code.
public enum SwiftCommands {
    /// What a command printed, standard error behind standard output, and how it ended.
    public struct Outcome: Sendable {
        public let status: Int32
        public let output: String

        public var isFine: Bool { status == 0 }
    }

    /// The repository's own folder.
    public static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What generated code has to stand.
    public static let strictness = ["-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors"]

    /// Whether tests with more cases than the gate has time for take all of them: `NETLAYER_ALL_CASES=1`.
    public static let takesAllCases = ProcessInfo.processInfo.environment["NETLAYER_ALL_CASES"] != nil

    /// Whether a case is in the sample for which the gate has time, by a hash of its name: a new case moves no other one
    /// in or out. All are with `NETLAYER_ALL_CASES=1`.
    public static func isSampled(_ name: String, oneIn count: UInt64) -> Bool {
        takesAllCases || name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } % count == 0
    }

    /// One in so many of some cases, from one of them on, or all with `NETLAYER_ALL_CASES=1`.
    public static func sample<Case>(of cases: [Case], oneIn count: Int, from first: Int = 0) -> [Case] {
        takesAllCases ? cases : cases.enumerated().filter { $0.offset % count == first }.map(\.element)
    }

    /// One of some cases, or all with `NETLAYER_ALL_CASES=1`. Tests whose cases share nearly all take different ones.
    public static func one<Case>(of cases: [Case], at index: Int) -> [Case] { takesAllCases ? cases : [cases[index]] }

    public static func run(_ arguments: [String]) throws -> Outcome {
        // Foundation's `Process` sometimes misses on Linux that a program has ended, and waits for ever.
        let outcome = try ChildProcess.run(arguments)
        return Outcome(
            status: outcome.status, output: String(decoding: outcome.output, as: UTF8.self) + outcome.errors)
    }

    /// Compiles files as one module, strictly. A compiler that takes them one by one reads all of them for each.
    public static func compile(_ files: [URL], module: String = "Generated", _ flags: [String]) throws -> Outcome {
        try run(["swiftc", "-wmo"] + strictness + ["-module-name", module] + flags + files.map(\.path))
    }

    /// Type-checks every Swift file below a folder as one module.
    /// - Parameter modules: a file for each module of a team that the code may import, by its name; later ones may import
    ///   earlier ones.
    public static func typecheck(_ folder: URL, onMainActor: Bool = false, modules: [URL] = []) throws -> Outcome {
        let isolation = onMainActor ? ["-default-isolation", "MainActor"] : []
        return try withFolder { built in
            for module in modules {
                let name = module.deletingPathExtension().lastPathComponent
                let flags = [
                    "-emit-module", "-emit-module-path", built.path + "/\(name).swiftmodule", "-I", built.path,
                    "-parse-as-library",
                ]
                let outcome = try compile([module], module: name, flags)
                guard outcome.isFine else { return outcome }
            }
            let flags = ["-typecheck", "-package-name", "netlayer", "-I", built.path] + isolation
            return try compile(swiftFiles(below: folder), flags)
        }
    }

    /// Compiles files to a program and runs it; what the compiler says where it refuses. With `NETLAYER_SANITIZE=thread`,
    /// programs run under the thread sanitizer, whose reports are output that no test expects.
    public static func output(of files: [URL], module: String = "driver", _ flags: [String] = []) throws -> Outcome {
        try withFolder { folder in
            let program = folder.appendingPathComponent("program").path
            let sanitizer = ProcessInfo.processInfo.environment["NETLAYER_SANITIZE"].map { ["-sanitize=\($0)"] } ?? []
            let compiled = try compile(files, module: module, flags + sanitizer + ["-o", program])
            return compiled.isFine ? try run([program]) : compiled
        }
    }

    /// The files below a folder that the formatter would change, with the repository's configuration.
    public static func unformatted(below folder: URL) throws -> [String] {
        let files = swiftFiles(below: folder)
        let before = try files.map { try Data(contentsOf: $0) }
        let configuration = repository.appendingPathComponent(".swift-format").path
        let outcome = try run(["swift", "format", "-i", "--configuration", configuration] + files.map(\.path))
        guard outcome.isFine else { return [outcome.output] }
        return try zip(files, before).compactMap { file, bytes in
            try Data(contentsOf: file) == bytes ? nil : file.lastPathComponent
        }
    }

    /// The files in a folder of this repository.
    public static func swiftFiles(in path: String) -> [URL] {
        swiftFiles(below: repository.appendingPathComponent(path))
    }

    /// The templates of support code of all packs.
    public static var swiftTemplates: [URL] {
        let folder = repository.appendingPathComponent("Templates")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.sorted().filter { $0.hasSuffix(".swift.stencil") }.map { folder.appendingPathComponent($0) }
    }

    public static func swiftFiles(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var files: [URL] = []
        while let file = found?.nextObject() as? URL {
            if file.pathExtension == "swift" { files.append(file) }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// Runs some work in a folder that is removed afterwards.
    public static func withFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try work(folder)
    }
}
