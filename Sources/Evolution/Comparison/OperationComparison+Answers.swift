import SwiftModel

extension OperationComparison {
    mutating func compareResponse() {
        let (before, after) = (old.operation.response, new.operation.response)
        if renames.old(before.type) != after.type {
            let isNew = before.kind == .none
            let text = "returns `\(after.type)` now, and returned `\(before.type)`"
            let note = isNew ? "who drops the result gets a warning" : nil
            add(Change(.responseType, isNew ? .addition : .breaking, symbol, text).noting(note))
        } else if before.kind == .cases, after.kind == .cases {
            compareCases(before, after)
        }
        if before.envelope != after.envelope, before.kind != .none {
            let (was, now) = (before.envelope ?? "nothing", after.envelope ?? "nothing")
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
        let type = before.type
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
