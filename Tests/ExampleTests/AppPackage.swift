import Foundation
import NetlayerKit
import SwiftCommands

/// A package as a team has it: one module an example, of generated and hand-written code, and its tests.
struct AppPackage {
    let folder: URL
    private(set) var modules: [String] = []

    init(_ folder: URL) { self.folder = folder }

    /// Adds an example's target with its tests.
    mutating func add(_ example: Example, _ generated: GeneratedFolder, target: String) throws {
        let sources = folder.appendingPathComponent("Sources/\(example.module)")
        for file in generated.files { try write(Data(file.bytes), to: sources.appendingPathComponent(file.path)) }
        try copy(example.handwritten(for: target), to: sources)
        try copy(example.tests(for: target), to: folder.appendingPathComponent("Tests/\(example.module)Tests"))
        modules.append(example.module)
    }

    /// Builds it without a warning and runs the tests.
    func test() throws -> SwiftCommands.Outcome {
        let targets = modules.map { module in
            """
                    .target(name: "\(module)"),
                    .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
            """
        }
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                platforms: [.macOS(.v13)],
                targets: [
            \(targets.joined(separator: "\n"))
                ],
                swiftLanguageModes: [.v6]
            )

            """
        try write(Data(manifest.utf8), to: folder.appendingPathComponent("Package.swift"))
        return try SwiftCommands.run([
            "swift", "test", "--package-path", folder.path, "--disable-xctest", "-Xswiftc", "-warnings-as-errors",
        ])
    }

    private func write(_ data: Data, to file: URL) throws {
        let parent = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func copy(_ files: [URL], to folder: URL) throws {
        for file in files {
            try write(Data(contentsOf: file), to: folder.appendingPathComponent(file.lastPathComponent))
        }
    }
}
