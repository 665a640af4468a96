import Diagnostics
import Foundation
import SwiftCommands
import TemplatePacks
import Testing

/// The page of all fields that templates see is the program's own table. `NETLAYER_UPDATE=1` rewrites it.
@Suite struct TemplateReferenceTests {
    @Test func pageIsFresh() throws {
        var bag = DiagnosticBag()
        let pack = try #require(Pack.load("base", from: BundledPacks(), into: &bag))
        #expect(bag.isEmpty)
        let head =
            "# What templates see\n\nAll fields, with the names and options of the pack `base`. <doc:TemplateLanguage> tells "
        let page = head + "how to use them.\n\n" + PackViews(pack.manifest).referencePage
        let path = "Sources/NetlayerKit/NetlayerKit.docc/TemplateFields.md"
        let file = SwiftCommands.repository.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" { try Data(page.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == page)
    }

    /// Every field has a description.
    @Test func everyFieldIsDescribed() throws {
        var bag = DiagnosticBag()
        let pack = try #require(Pack.load("base", from: BundledPacks(), into: &bag))
        let rows = PackViews(pack.manifest).referencePage.split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count > 150)
        for row in rows { #expect(!row.hasSuffix("|  |"), "\(row)") }
    }
}
