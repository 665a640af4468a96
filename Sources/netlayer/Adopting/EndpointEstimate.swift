import Adopt
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform

/// Estimates how many endpoints below this folder are written by hand. It is only for a hint, so few files are read.
enum EndpointEstimate {
    private static let maximumFiles = 200

    /// Nil without such endpoints, or without a compiler to parse them.
    @Sendable static func run() -> Int? {
        let paths = FolderWalk(".").files(endingWith: [".swift"]).filter(mayHoldRequests)
        let parser = SwiftParser(cache: SyntaxCache.ofUser())
        guard !paths.isEmpty, parser.version() != nil else { return nil }
        var bag = DiagnosticBag()
        guard let files = try? parser.read(Array(paths.prefix(maximumFiles)), into: &bag) else { return nil }
        let count = EndpointReader(files).count
        return count > 0 ? count : nil
    }

    private static func mayHoldRequests(_ path: String) -> Bool {
        guard let bytes = try? Disk.read(path) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("path") && (text.contains("method") || text.contains("Method"))
            || text.contains("URLRequest")
    }
}
