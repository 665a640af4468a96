import Foundation
import PackagePlugin

/// Runs the program in the folder of a package or project.
struct Tool {
    /// The commands that work by a configuration.
    private static let followers: Set = ["generate", "check"]

    let file: URL
    let folder: URL

    /// Runs such a command once for each configuration, unless the arguments name one; runs any other command once.
    func run(_ arguments: [String], configurations: [Configuration]) throws {
        let isNamed = arguments.contains { $0 == "-c" || $0.hasPrefix("--config") || $0.hasPrefix("--spec") }
        guard let command = arguments.first, Tool.followers.contains(command), !isNamed,
            !arguments.contains("--help"), !arguments.contains("-h")
        else {
            return try run(arguments)
        }
        var known: Set<String> = []
        let chosen = configurations.filter { known.insert($0.path).inserted }
        if chosen.isEmpty { Diagnostics.error("Netlayer: there is no netlayer.yml in the package or its targets") }
        for configuration in chosen {
            guard configuration.hasOutput || arguments.contains(where: { $0.hasPrefix("--output") }) else {
                print("\(configuration.path): no `output`; its code is generated in builds")
                continue
            }
            try run(arguments + ["--config", configuration.path])
        }
    }

    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            let words = (["netlayer"] + arguments).joined(separator: " ")
            return Diagnostics.error("`\(words)` ended with \(process.terminationStatus)")
        }
    }
}
