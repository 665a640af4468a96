import Foundation
import SwiftCommands

@testable import SwiftModel

/// Generated models on disk, together with the support code, for the compiler.
struct SwiftCompilation {
    private let models: [(name: String, text: String)]
    private let conventions: Conventions

    init(_ generation: ModelGeneration, conventions: Conventions) {
        self.init(models: [("Models", generation.text)], conventions: conventions)
    }

    init(models: [(name: String, text: String)], conventions: Conventions) {
        self.models = models
        self.conventions = conventions
    }

    /// The compiler's output; empty without errors and warnings.
    func typecheck(flags: [String] = []) throws -> String {
        try SwiftCommands.withFolder { folder in
            try SwiftCommands.compile(write(to: folder), module: "Models", ["-typecheck"] + flags).output
        }
    }

    /// Compiles with a main file, runs the program and returns its output.
    func run(main: String) throws -> String {
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("main.swift")
            try main.write(to: file, atomically: true, encoding: .utf8)
            return try SwiftCommands.output(of: write(to: folder) + [file], module: "Models").output
        }
    }

    private func write(to folder: URL) throws -> [URL] {
        let support = try ModelTemplates.support(conventions).map { ("Support_" + $0.name, $0.text) }
        let models = models.map { ($0.name + ".swift", "import Foundation\n\n" + $0.text) }
        return try (models + support).map { name, text in
            let file = folder.appendingPathComponent(name)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
        }
    }
}
