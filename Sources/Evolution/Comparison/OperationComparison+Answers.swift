import SwiftModel

extension OperationComparison {
    mutating func compareResponse() {
        let (before, after) = (old.operation.response, new.operation.response)
        let hasSameShape = (before.kind == .headers) == (after.kind == .headers)
        if renames.old(before.type) != after.type || !hasSameShape {
            let isNew = before.kind == .none
            let text = "returns `\(after.type)` now, and returned `\(before.type)`"
            let note = isNew ? "who drops the result gets a warning" : nil
            add(Change(.responseType, isNew ? .addition : .breaking, symbol, text).noting(note))
        } else {
            if before.kind == .headers { compareHeaders(before, after) }
            if before.casesType != nil, after.casesType != nil { compareCases(before, after) }
        }
        let envelopes = (before.value.envelope, after.value.envelope)
        if envelopes.0 != envelopes.1, before.value.kind != .none {
            let (was, now) = (envelopes.0 ?? "nothing", envelopes.1 ?? "nothing")
            add(Change(.envelope, .behaviour, symbol, "the answer lies under \(now) now, and lay under \(was)"))
        }
        if old.operation.accept != new.operation.accept {
            let text = "accepts \(new.operation.accept ?? "JSON") now, and accepted \(old.operation.accept ?? "JSON")"
            add(Change(.mediaTypes, .behaviour, symbol, text))
        }
    }

    /// The cases of the enum of possible answers.
    private mutating func compareCases(_ before: ResponsePlan, _ after: ResponsePlan) {
        var pairing = Pairing(before.cases, after.cases)
        pairing.match { $0.name }
        let type = before.casesType ?? before.type
        for item in pairing.removed {
            add(Change(.responseCase, .breaking, "\(type).\(item.name)", "there is no such answer any more"))
        }
        for (item, other) in pairing.matched where renames.old(item.type) != other.type {
            let text = "carries `\(other.type)` now, and carried `\(item.type)`"
            add(Change(.responseCase, .breaking, "\(type).\(item.name)", text))
        }
        for (item, other) in pairing.matched where item.status != other.status {
            let text = "means status \(other.status) now, and meant \(item.status)"
            add(Change(.responseCase, .behaviour, "\(type).\(item.name)", text))
        }
        for item in pairing.added {
            add(Change(.responseCase, .breaking, "\(type).\(item.name)", "a new answer: a `switch` has to name it"))
        }
    }

    /// The struct that holds the value and the headers beside it.
    private mutating func compareHeaders(_ before: ResponsePlan, _ after: ResponsePlan) {
        let (body, other) = (before.body?.type, after.body?.type)
        if body.map({ renames.old($0) }) != other {
            let text = "is \(other.map { "`\($0)`" } ?? "no property") now, and was \(body.map { "`\($0)`" } ?? "none")"
            add(Change(.responseType, body == nil ? .addition : .breaking, "\(before.type).body", text))
        }
        var pairing = Pairing(before.headers, after.headers)
        pairing.match { $0.name.raw }
        for header in pairing.removed {
            add(Change(.responseHeader, .breaking, "\(before.type).\(header.name.raw)", "is not returned any more"))
        }
        for (header, other) in pairing.matched {
            let symbol = "\(before.type).\(header.name.raw)"
            let (type, otherType) = (header.swiftType, other.swiftType)
            if renames.old(type) != otherType {
                add(Change(.responseHeader, .breaking, symbol, "is `\(otherType)` now, and was `\(type)`"))
            }
            if header.key.lowercased() != other.key.lowercased() {
                add(
                    Change(
                        .responseHeader,
                        .behaviour,
                        symbol,
                        "comes from \(other.key) now, and came from \(header.key)"
                    )
                )
            }
        }
        for header in pairing.added {
            let text = header.isOptional ? "is returned now" : "is returned now, and has to be given where one is made"
            let symbol = "\(before.type).\(header.name.raw)"
            add(Change(.responseHeader, header.isOptional ? .addition : .breaking, symbol, text))
        }
        let kept = pairing.matched.map(\.0.name)
        if after.headers.map(\.name).filter(kept.contains) != before.headers.map(\.name).filter(kept.contains) {
            let text = "the arguments of its initialiser changed places"
            add(Change(.responseHeader, .breaking, before.type, text))
        }
    }

    mutating func compareErrors() {
        var pairing = Pairing(old.operation.errors, new.operation.errors)
        pairing.match { $0.status ?? "default" }
        for error in pairing.removed {
            let text = "the errors of status \(error.status ?? "default") are no longer `\(error.type)`"
            add(Change(.errorBody, .behaviour, symbol, text))
        }
        for (error, other) in pairing.matched where renames.old(error.type) != other.type {
            let status = error.status ?? "default"
            let text = "the errors of status \(status) are `\(other.type)` now, and were `\(error.type)`"
            add(Change(.errorBody, .behaviour, symbol, text))
        }
        for error in pairing.added {
            let isCovered = old.operation.errors.contains { $0.status == nil || $0.status?.contains("...") == true }
            let text = "the errors of status \(error.status ?? "default") are `\(error.type)` now"
            add(Change(.errorBody, isCovered ? .behaviour : .addition, symbol, text))
        }
    }
}
