import Diagnostics
import Testing

@Suite struct DiagnosticBagTests {
    private func code(_ name: String, isOmission: Bool) -> DiagnosticCode {
        DiagnosticCode(name, .warning, isOmission: isOmission)
    }

    @Test func strictRunsFailForFaultsAlone() {
        var bag = DiagnosticBag()
        bag.report(Diagnostic(code("left-out", isOmission: true), "nothing is generated from it", at: nil))
        bag.promoteWarnings()
        #expect(!bag.hasErrors)
        bag.report(Diagnostic(code("misspelt", isOmission: false), "no such name", at: nil))
        bag.promoteWarnings()
        #expect(bag.hasErrors)
        #expect(bag.diagnostics.map(\.severity) == [.warning, .error])
    }
}
