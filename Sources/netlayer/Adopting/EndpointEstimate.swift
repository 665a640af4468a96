import Adopt
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform

/// About how many endpoints are written by hand below this folder; for a hint alone, so that few files are read.
enum EndpointEstimate {
    private static let maximumFiles = 200

    /// Nil where there are none, or no compiler to ask.
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
