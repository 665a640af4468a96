import APIModel
import Diagnostics

/// Finds names of headers that HTTP doesn't know, wherever they come from: no request can be sent with them. Parameters
/// with such names are left out.
struct HeaderNames {
    private let api: API

    init(_ api: API) { self.api = api }

    func report(into bag: inout DiagnosticBag) {
        for scheme in api.securitySchemes {
            guard case .apiKey(let name, let location) = scheme.kind, location == .header || location == .cookie else {
                continue
            }
            if !HTTPToken.isValid(name) { bag.report(OmissionMessages.unsentCredential(name, of: scheme)) }
        }
        var shared = SharedProblems()
        for operation in api.operations {
            for parameter in operation.parameters where HeaderNames.isUnsendable(parameter) {
                shared.add(operation.key) { OmissionMessages.unsentParameter(parameter, of: $0) }
            }
            for header in operation.directives.headers {
                if HTTPToken.isValid(header.name) { continue }
                shared.add(operation.key) { OmissionMessages.headerName(header.name, of: $0, at: header.origin.range) }
            }
        }
        shared.report(into: &bag)
    }

    /// Whether the name of a parameter is sent as it is, and can't be.
    static func isUnsendable(_ parameter: Parameter) -> Bool {
        let isPlain =
            parameter.location == .header || parameter.location == .cookie && parameter.encoding.style == .cookie
        return isPlain && !HTTPToken.isValid(parameter.wireName)
    }
}
