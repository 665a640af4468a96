import Foundation
import SwiftCommands
import Testing

/// The page on security names the test of each promise.
@Suite struct SecurityPageTests {
    private static let page = "Sources/NetlayerKit/NetlayerKit.docc/Security.md"

    @Test func everyPromiseNamesATestThatIsThere() throws {
        let text = try String(
            contentsOf: SwiftCommands.repository.appendingPathComponent(SecurityPageTests.page),
            encoding: .utf8
        )
        let start = try #require(text.range(of: "| promise | shown by |"))
        let end = try #require(text.range(of: "## What is not promised"))
        let rows = text[start.upperBound..<end.lowerBound].split(separator: "\n").filter {
            $0.hasPrefix("| ") && !$0.hasPrefix("| promise")
        }
        #expect(rows.count > 24)
        for row in rows {
            let tests = row.split(separator: "`").filter { $0.hasPrefix("Tests/") }
            #expect(!tests.isEmpty, "\(row)")
            for test in tests {
                let file = SwiftCommands.repository.appendingPathComponent(String(test))
                #expect(FileManager.default.fileExists(atPath: file.path), "\(test)")
            }
        }
    }
}
