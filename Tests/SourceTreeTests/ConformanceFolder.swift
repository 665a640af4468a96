import Foundation

/// The suites beside the checkout, in the nearest `shared/conformance` above it; without them, the tests that need them
/// are disabled.
enum ConformanceFolder {
    static let json = find("JSONTestSuite/test_parsing")
    static let yaml = find("yaml-test-suite")

    private static func find(_ path: String) -> URL? {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("shared/conformance").appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        print("No shared/conformance/\(path) beside the checkout: its tests are disabled.")
        return nil
    }
}
