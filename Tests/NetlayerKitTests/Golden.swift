import Foundation
import Testing

/// Compares results with files of the repository. `NETLAYER_UPDATE=1 swift test` rewrites the files.
enum Golden {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func expect(_ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let file = root.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            try? Data(text.utf8).write(to: file)
        }
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(
            text == expected,
            "\(path) is not what came; NETLAYER_UPDATE=1 swift test rewrites it:\n\(text)",
            sourceLocation: sourceLocation
        )
    }

    /// The names of the folders in a folder, sorted.
    static func cases(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(path).path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
