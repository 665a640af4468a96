import Evolution
import Foundation
import SwiftCommands
import Testing

@Suite struct ChangeReferenceTests {
    @Test func pageIsFresh() throws {
        let file = SwiftCommands.repository.appendingPathComponent("Sources/NetlayerKit/NetlayerKit.docc/Changes.md")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            try ChangeReference.page.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(ChangeReference.page == (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    @Test func everyKindIsInTheTableOrExplained() {
        // Kinds without a case in the table: their changes follow from those of other kinds.
        let rest: Set<ChangeKind> = [
            .serviceRemoved, .argumentDefault, .mediaTypes, .envelope,
        ]
        let known = Set(
            ChangeCase.all.flatMap(\.expected).compactMap { $0.split(separator: " ").last.map(String.init) }
        )
        for kind in ChangeKind.allCases where !rest.contains(kind) {
            #expect(known.contains(kind.name), "\(kind.name)")
        }
        #expect(rest.allSatisfy { !known.contains($0.name) })
    }
}
