import Foundation

/// Runs lines of a shell in a folder, with the built program as `netlayer`.
enum Shell {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The descriptions of real services, where they lie beside the checkout; they are never committed.
    static let corpus: URL? = {
        var folder = root
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let corpus = folder.appendingPathComponent("shared/corpus")
            if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
        }
        return nil
    }()

    /// The folder of the program: beside the tests' own binary, or where a build leaves it.
    static let products: URL = {
        let own = Bundle.main.executableURL?.deletingLastPathComponent()
        if let own, FileManager.default.isExecutableFile(atPath: own.appendingPathComponent("netlayer").path) {
            return own
        }
        return root.appendingPathComponent(".build/debug")
    }()

    /// The folder of the Swift compiler, whose parser `adopt` asks.
    private static let compiler: String = {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
        return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") } ?? "/usr/bin"
    }()

    /// What a sanitizer of the compiler is told, so that a program that it is in says no more than the tests expect.
    private static let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }

    /// What the line prints on both streams, and `[exit 3]` where it does not end with 0. Times are left out.
    static func run(_ line: String, in folder: URL) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ \(line)\n} 2>&1"]
        process.currentDirectoryURL = folder
        process.environment = Self.sanitizers.merging([
            "ROOT": root.path, "CORPUS": corpus?.path ?? "", "PATH": "\(products.path):/usr/bin:/bin:\(compiler)",
            "LANG": "C",
            "HOME": folder.path,
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var lines = String(decoding: data, as: UTF8.self).replacing(/\(\d+ ms\)/, with: "(… ms)")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        // An empty line would end the output of a command in the transcript.
        lines = lines.map { $0.hasPrefix("$ ") || $0.hasPrefix("#") ? " " + $0 : $0 }
        if process.terminationStatus != 0 { lines.append("[exit \(process.terminationStatus)]") }
        return lines
    }
}
