import Foundation
import PackagePlugin

/// The command that generates the code of one target. Its outputs depend only on the number of shards, since a build
/// must know them before the tool runs.
struct Generation {
    /// The kinds of code, each of which has as many files as there are shards.
    private static let kinds = ["Support", "Models", "Operations", "Services", "Mocks"]

    let target: String
    /// The module that the code belongs to; for a test target, the module that it tests.
    let module: String?
    let isTest: Bool

    func commands(_ configuration: Configuration?, _ tool: URL, _ workFolder: URL) -> [Command] {
        guard let configuration else {
            Diagnostics.error("Netlayer: there is no netlayer.yml in the folder of `\(target)` or of the package")
            return []
        }
        let shards = configuration.shards
        let output = workFolder.appending(path: "Generated")
        let inputs = WatchedFiles.paths(of: configuration.file)
        var arguments = ["plugin", "generate", "--config", configuration.path, "--output", output.path]
        arguments += ["--shards", "\(shards)"]
        if let module { arguments += ["--module", module] }
        if isTest { arguments.append("--tests") }
        for input in inputs where !input.hasSuffix(".stencil") { arguments += ["--input", input] }
        let kinds = isTest ? ["Mocks"] : Generation.kinds
        let outputs = kinds.flatMap { kind in
            (0..<shards).map { output.appending(path: "Netlayer\(kind)\($0).swift") }
        }
        return [
            .buildCommand(
                displayName: "Netlayer: generating the code of \(target)",
                executable: tool,
                arguments: arguments,
                inputFiles: inputs.map { URL(fileURLWithPath: $0) },
                outputFiles: outputs
            )
        ]
    }
}
