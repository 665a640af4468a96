import APIModel
import Diagnostics

extension ArgumentCheck {
    /// What is kept is a response that comes whole, of a call that changes nothing; what invalidates it writes, and so
    /// does what waits in an outbox.
    func checkCache(into bag: inout DiagnosticBag) {
        let directives = operation.directives
        if let caching = directives.caching {
            let isSearch = operation.method == .post && operation.methodChoice == nil && directives.merge == nil
            if !operation.method.isSafe, !isSearch {
                bag.report(DirectiveMessages.keptWrite(operation.key, at: caching.origin.range))
            } else if !operation.returnsWhole {
                bag.report(DirectiveMessages.notKept(operation.key, at: caching.origin.range))
            }
        }
        if directives.waits == true, !operation.canWait {
            bag.report(DirectiveMessages.unqueued(operation.key, at: directives.origin(of: "outbox").range))
        }
        guard let names = directives.invalidates else { return }
        if operation.isRead, operation.method.isSafe || operation.returnsWhole {
            let range = directives.origin(of: "invalidates").range
            bag.report(DirectiveMessages.needlessInvalidation(operation.key, at: range))
        }
        let lookup = OperationLookup(api.operations)
        for name in names {
            let found = lookup.indices(of: name.text)
            if found.isEmpty {
                bag.report(
                    DirectiveMessages.unmatchedEntry(name.text, among: lookup.words, at: name.origin.range)
                )
            } else if !found.contains(where: { api.operations[$0].directives.caching != nil }) {
                bag.report(DirectiveMessages.unkeptOperation(name.text, at: name.origin.range))
            }
        }
    }
}
