import Foundation

@testable import SwiftModel

/// Generated models on disk, together with the support code, for the compiler.
struct SwiftCompilation {
    private let models: [(name: String, text: String)]
    private let conventions: Conventions

    static let strictness = ["-swift-version", "6", "-strict-concurrency=complete", "-warnings-as-errors"]

    init(_ generation: ModelGeneration, conventions: Conventions) {
        self.init(models: [("Models", generation.text)], conventions: conventions)
    }

    init(models: [(name: String, text: String)], conventions: Conventions) {
        self.models = models
        self.conventions = conventions
    }

    /// What the compiler says; empty if it is content.
    func typecheck(flags: [String] = [], keeping folder: String? = nil) throws -> String {
        try inFolder(folder) { folder in
            let files = try write(to: folder)
            let arguments = ["swiftc", "-typecheck", "-module-name", "Models"] + Self.strictness + flags + files
            let (status, output) = try Self.run(arguments)
            return status == 0 ? "" : output
        }
    }

    /// Compiles with a main file and gives what the program prints.
    func run(main: String) throws -> String {
        try inFolder(nil) { folder in
            let file = folder.appendingPathComponent("main.swift")
            try main.write(to: file, atomically: true, encoding: .utf8)
            let program = folder.appendingPathComponent("program").path
            let files = try write(to: folder) + [file.path]
            let compile = ["swiftc", "-module-name", "Models", "-Onone", "-o", program] + Self.strictness + files
            let (status, output) = try Self.run(compile)
            return status == 0 ? try Self.run([program]).output : output
        }
    }

    private func write(to folder: URL) throws -> [String] {
        var paths: [String] = []
        for (name, text) in models {
            let file = folder.appendingPathComponent(name + ".swift")
            try ("import Foundation\n\n" + text).write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        for (name, text) in try ModelTemplates.support(conventions) {
            let file = folder.appendingPathComponent("Support_" + name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        return paths
    }

    private func inFolder<Result>(_ kept: String?, _ work: (URL) throws -> Result) throws -> Result {
        let folder =
            kept.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("models-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { if kept == nil { try? FileManager.default.removeItem(at: folder) } }
        return try work(folder)
    }

    static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
