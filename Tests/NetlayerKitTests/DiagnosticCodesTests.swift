import Diagnostics
import NetlayerKit
import Testing

@Suite struct DiagnosticCodesTests {
    @Test(arguments: DiagnosticCodes.all) func theReferenceExplains(_ code: DiagnosticCode) throws {
        let reference = try #require(code.reference, "Diagnostics.md has no whole section `\(code.name)`")
        for text in [reference.title, reference.cause, reference.fix] {
            #expect(text.hasSuffix(".") || text.hasSuffix("?"), "no sentence: \(text)")
            #expect(text.count > 10)
        }
        #expect(!reference.example.isEmpty)
        #expect(reference.severity == code.severity.rawValue)
        #expect(code.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    }

    @Test func theReferenceExplainsNothingElse() {
        #expect(Set(DiagnosticReference.all.keys) == Set(DiagnosticCodes.all.map(\.name)))
    }

    @Test func codesAreUnique() {
        let names = DiagnosticCodes.all.map(\.name)
        #expect(Set(names).count == names.count, "\(names.filter { name in names.count { $0 == name } > 1 })")
    }
}
