import Diagnostics
import Foundation
import SwiftCommands
import SwiftModel
import Testing

@testable import TemplatePacks

/// The declarations that planned code refers to: the support code of `base` has them, except for extensions of a pack's
/// own client, and a page lists them for packs with a runtime of their own. `NETLAYER_UPDATE=1` rewrites the page.
@Suite struct SupportReferenceTests {
    @Test func baseDeclaresAllThatPlansReferTo() throws {
        var bag = DiagnosticBag()
        let pack = try #require(Pack.load("base", from: BundledPacks(), into: &bag))
        let declared = Set(pack.support.files.flatMap(\.declares))
        let missing = SupportSymbol.allCases.filter { !declared.contains($0.rawValue) }
        #expect(missing == [.requestCacheKey, .outboxRequest, .channelConnection, .clientStreams])
    }

    @Test(arguments: AxisTests.packs) func packsDeclareAllThatPlansReferTo(pack: String) throws {
        var bag = DiagnosticBag()
        let pack = try #require(Pack.load(pack, from: BundledPacks(), into: &bag))
        let declared = Set(pack.support.files.flatMap(\.declares))
        #expect(SupportSymbol.allCases.map(\.rawValue).filter { !declared.contains($0) } == [])
    }

    @Test func pageIsFresh() throws {
        let rows = SupportSymbol.allCases.map { "| `\($0.rawValue)` | \($0.summary) |\n" }
        let page = """
            # What generated code needs

            Generated code can refer to the declarations below. The support code of `base` has all of them but `Request.cacheKey`,
            `Request.outboxRequest`, `Client.channels` and `Client.streams`, which belong to a pack's own request and client. With
            `support: none`, or a module of your own, you bring those that your API needs; the compiler names them. A pack's
            templates may need more. <doc:WritingPacks> tells how to write support code.

            | declaration | what it is for |
            |---|---|

            """ + rows.joined()
        let path = "Sources/NetlayerKit/NetlayerKit.docc/SupportCode.md"
        let file = SwiftCommands.repository.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" { try Data(page.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == page)
    }
}
