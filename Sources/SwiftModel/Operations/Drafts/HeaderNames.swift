import APIModel
import Diagnostics

/// Finds names of headers that HTTP doesn't know, wherever they come from: a request can't be sent with them.
struct HeaderNames {
    private let drafts: [OperationDraft]
    private let schemes: [SecurityScheme]

    init(_ drafts: [OperationDraft], schemes: [SecurityScheme]) {
        self.drafts = drafts
        self.schemes = schemes
    }

    func report(into bag: inout DiagnosticBag) {
        for scheme in schemes {
            guard case .apiKey(let name, let location) = scheme.kind, location == .header || location == .cookie else {
                continue
            }
            check(name, of: "security scheme `\(scheme.name)`", at: scheme.origin, &bag)
        }
        for draft in drafts {
            let operation = draft.operation
            for parameter in operation.parameters where isName(parameter) {
                check(parameter.wireName, of: "`\(draft.key)`", at: parameter.origin, &bag)
            }
            for header in operation.directives.headers {
                check(header.name, of: "`\(draft.key)`", at: header.origin, &bag)
            }
        }
    }

    /// Whether the name of a parameter is sent as it is.
    private func isName(_ parameter: Parameter) -> Bool {
        parameter.location == .header || parameter.location == .cookie && parameter.encoding.style == .cookie
    }

    private func check(_ name: String, of owner: String, at origin: Origin, _ bag: inout DiagnosticBag) {
        if !HTTPToken.isValid(name) { bag.report(OmissionMessages.headerName(name, of: owner, at: origin.range)) }
    }
}
