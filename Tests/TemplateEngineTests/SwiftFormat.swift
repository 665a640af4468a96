import Foundation

/// The `swift-format` of the toolchain, with the repository's configuration at a given width.
enum SwiftFormat {
    static let isAvailable = path != nil

    private static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/swift-format" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    static func formatted(_ text: String, width: Int) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = ["format", "--configuration", try configuration(width: width), "-"]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        input.fileHandleForWriting.write(Data(text.utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    private static func configuration(width: Int) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent(".swift-format"), encoding: .utf8)
        return text.replacingOccurrences(of: "\"lineLength\": 120", with: "\"lineLength\": \(width)")
    }
}
