import Diagnostics
import Foundation
import SwiftCommands
import SwiftModel
import Testing

@testable import TemplatePacks

/// What planned code refers to: the support code of `base` has it, but for what extends a pack's own client, and so has a
/// page for packs with a runtime of their own. `NETLAYER_UPDATE=1` writes the page anew.
@Suite struct SupportReferenceTests {
    @Test func baseDeclaresAllThatPlansReferTo() throws {
        var bag = DiagnosticBag()
        let pack = try #require(Pack.load("base", from: BundledPacks(), into: &bag))
        let declared = Set(SupportLibrary(pack).files.flatMap(\.declares))
        let missing = SupportSymbol.allCases.filter { !declared.contains($0.rawValue) }
        #expect(missing == [.requestCacheKey, .outboxRequest, .channelConnection, .clientStreams])
    }

    @Test(arguments: AxisTests.packs) func packsDeclareAllThatPlansReferTo(pack: String) throws {
        var bag = DiagnosticBag()
        let pack = try #require(Pack.load(pack, from: BundledPacks(), into: &bag))
        let declared = Set(SupportLibrary(pack).files.flatMap(\.declares))
        #expect(SupportSymbol.allCases.map(\.rawValue).filter { !declared.contains($0) } == [])
    }

    @Test func pageIsFresh() throws {
        let rows = SupportSymbol.allCases.map { "| `\($0.rawValue)` | \($0.summary) |\n" }
        let page = """
            # What generated code needs

            The declarations that types, expressions and members of a plan refer to. The support code of `base` has all of
            them but `Request.cacheKey`, `Request.outboxRequest`, `Client.channels` and `Client.streams`, which extend a pack's own
            request and client;
            with `support: none`, or a module of your own, this is what you bring, as far as your templates write what refers
            to them. What only templates name is theirs.
            <doc:WritingPacks> tells how support code is written.

            | declaration | what it is for |
            |---|---|

            """ + rows.joined()
        let path = "Sources/NetlayerKit/NetlayerKit.docc/SupportCode.md"
        let file = SwiftCommands.repository.appendingPathComponent(path)
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" { try Data(page.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == page)
    }
}
