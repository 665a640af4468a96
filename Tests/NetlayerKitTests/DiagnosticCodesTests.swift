import Diagnostics
import NetlayerKit
import Testing

@Suite struct DiagnosticCodesTests {
    @Test func everyCodeIsDocumented() {
        for code in DiagnosticCodes.all {
            for (part, text) in [("title", code.title), ("cause", code.cause), ("mend", code.mend)] {
                #expect(text.hasSuffix(".") || text.hasSuffix("?"), "\(code.name): \(part) is no sentence: \(text)")
                #expect(text.count > 10, "\(code.name) has no \(part)")
            }
            #expect(!code.example.isEmpty, "\(code.name) has no example")
            #expect(code.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(code.name)")
        }
    }

    @Test func codesAreUnique() {
        let names = DiagnosticCodes.all.map(\.name)
        #expect(Set(names).count == names.count, "\(names.filter { name in names.count { $0 == name } > 1 })")
    }
}
