import APIModel
import SwiftModel

extension OperationComparison {
    func compareResponse() {
        let (before, after) = (old.operation.response, new.operation.response)
        let hasSameShape = (before.kind == .headers) == (after.kind == .headers)
        let failures = (before.nilType, after.nilType)
        if renames.old(before.type) != after.type || !hasSameShape || (failures.0 == nil) != (failures.1 == nil) {
            let isNew = before.kind == .none
            let text =
                switch failures {
                case (nil, _?): "returns nil now where the call fails, and threw"
                case (_?, nil): "throws now where the call fails, and returned nil"
                default: "returns `\(after.type.text)` now, and returned `\(before.type.text)`"
                }
            let note = isNew ? "callers that drop the result get a warning" : nil
            add(Change(.responseType, isNew ? .addition : .breaking, symbol, text).noting(note))
        } else {
            if before.kind == .headers { compareHeaders(before, after) }
            if let type = before.casesType, after.casesType != nil {
                compareCases(
                    of: type.text, before.cases.map(StatusCase.init), after.cases.map(StatusCase.init),
                    isNonexhaustive: context.old.isNonexhaustive)
            }
        }
        let envelopes = (before.value.envelope, after.value.envelope)
        if envelopes.0 != envelopes.1, before.value.kind != .none {
            let (was, now) = (
                envelopes.0.map(SwiftLiteral.quoted) ?? "nothing", envelopes.1.map(SwiftLiteral.quoted) ?? "nothing"
            )
            add(Change(.envelope, .behaviour, symbol, "the value is under \(now) now, and was under \(was)"))
        }
        if old.operation.accept != new.operation.accept {
            let (was, now) = (old.operation.acceptText, new.operation.acceptText)
            let text = "accepts \(now) now, and accepted \(was)"
            add(Change(.mediaTypes, .behaviour, symbol, text))
        }
    }

    /// A case of an enum of possible responses, or of errors.
    private struct StatusCase {
        let name: String
        let status: ResponseStatus
        let type: SwiftType

        init(_ item: ResponseCasePlan) { (name, status, type) = (item.name.declaration, item.status, item.type) }

        init(_ item: FailurePlan.Case) {
            (name, status, type) = (item.name.declaration, item.error.status, item.error.type)
        }
    }

    private func compareCases(of type: String, _ before: [StatusCase], _ after: [StatusCase], isNonexhaustive: Bool) {
        var pairing = Pairing(before, after)
        pairing.match(by: \.name)
        for item in pairing.removed {
            add(Change(.responseCase, .breaking, "\(type).\(item.name)", "the response no longer exists"))
        }
        for (item, other) in pairing.matched where renames.old(item.type) != other.type {
            let text = "carries `\(other.type.text)` now, and carried `\(item.type.text)`"
            add(Change(.responseCase, .breaking, "\(type).\(item.name)", text))
        }
        for (item, other) in pairing.matched where item.status != other.status {
            let text = "means status \(other.status.words) now, and meant \(item.status.words)"
            add(Change(.responseCase, .behaviour, "\(type).\(item.name)", text))
        }
        for item in pairing.added {
            let symbol = "\(type).\(item.name)"
            if isNonexhaustive {
                add(Change(.responseCase, .addition, symbol, "a new response"))
            } else {
                add(Change(.responseCase, .breaking, symbol, "a new response: a `switch` has to name it"))
            }
        }
    }

    /// Compares the structs that contain the value and the headers of a response.
    private func compareHeaders(_ before: ResponsePlan, _ after: ResponsePlan) {
        let (body, other) = (before.body?.type, after.body?.type)
        if body.map({ renames.old($0) }) != other {
            let (was, now) = (body.map { "`\($0.text)`" } ?? "none", other.map { "`\($0.text)`" } ?? "no property")
            let text = "is \(now) now, and was \(was)"
            add(Change(.responseType, body == nil ? .addition : .breaking, "\(before.type.text).body", text))
        }
        var pairing = Pairing(before.headers, after.headers)
        pairing.match { $0.name.raw }
        for header in pairing.removed {
            let symbol = "\(before.type.text).\(header.name.raw)"
            add(Change(.responseHeader, .breaking, symbol, "is not returned any more"))
        }
        for (header, other) in pairing.matched {
            let symbol = "\(before.type.text).\(header.name.raw)"
            let (type, otherType) = (header.propertyType, other.propertyType)
            if renames.old(type) != otherType {
                add(Change(.responseHeader, .breaking, symbol, "is `\(otherType.text)` now, and was `\(type.text)`"))
            }
            if header.wireName.lowercased() != other.wireName.lowercased() {
                let (was, now) = (SwiftLiteral.quoted(header.wireName), SwiftLiteral.quoted(other.wireName))
                add(Change(.responseHeader, .behaviour, symbol, "comes from \(now) now, and came from \(was)"))
            }
        }
        for header in pairing.added {
            let text = header.isOptional ? "is returned now" : "is returned now, and has to be given where one is made"
            let symbol = "\(before.type.text).\(header.name.raw)"
            add(Change(.responseHeader, header.isOptional ? .addition : .breaking, symbol, text))
        }
        let kept = pairing.matched.map(\.0.name)
        if after.headers.map(\.name).filter(kept.contains) != before.headers.map(\.name).filter(kept.contains) {
            let text = "the arguments of its initialiser changed places"
            add(Change(.responseHeader, .breaking, before.type.text, text))
        }
    }

    func compareErrors() {
        switch (old.operation.failure, new.operation.failure) {
        case (let before?, let after?):
            let (name, other) = (before.name.type, after.name.type)
            if name != other { add(.renamedType(name, other)) }
            compareCases(
                of: name, before.cases.map(StatusCase.init), after.cases.map(StatusCase.init),
                isNonexhaustive: context.old.hasNonexhaustiveErrors(of: old.service))
            return
        case (let before?, nil): add(Change(.typeRemoved, .breaking, before.name.type, "is gone"))
        case (nil, let after?): add(Change(.typeAdded, .addition, after.name.type, "is new"))
        case (nil, nil): break
        }
        compareBodiesOfErrors()
    }

    private func compareBodiesOfErrors() {
        var pairing = Pairing(old.operation.errors, new.operation.errors)
        pairing.match { $0.status.words }
        for error in pairing.removed {
            let text = "the errors of status \(error.status.words) are no longer `\(error.type.text)`"
            add(Change(.errorBody, .behaviour, symbol, text))
        }
        for (error, other) in pairing.matched where renames.old(error.type) != other.type {
            let status = error.status.words
            let text = "the errors of status \(status) are `\(other.type.text)` now, and were `\(error.type.text)`"
            add(Change(.errorBody, .behaviour, symbol, text))
        }
        for error in pairing.added {
            let isCovered = old.operation.errors.contains { $0.status.isRange }
            let text = "the errors of status \(error.status.words) are `\(error.type.text)` now"
            add(Change(.errorBody, isCovered ? .behaviour : .addition, symbol, text))
        }
    }
}

extension ResponseStatus {
    /// `404`, `400...499`, `default`
    fileprivate var words: String { pattern ?? "default" }

    /// Whether it includes more than one code.
    fileprivate var isRange: Bool { if case .code = self { false } else { true } }
}

extension OperationPlan {
    fileprivate var acceptText: String { accept.isEmpty ? "JSON" : SwiftLiteral.quoted(accept.joined(separator: ", ")) }
}
