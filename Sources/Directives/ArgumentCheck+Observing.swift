import APIModel
import Diagnostics

extension ArgumentCheck {
    /// What is observed is a read whose response comes whole; what tells of changes is a stream or a channel.
    func checkObserving(into bag: inout DiagnosticBag) {
        guard operation.channel == nil, let observing = operation.directives.observing else { return }
        if !operation.isObservable {
            bag.report(DirectiveMessages.unobservable(operation.key, at: observing.origin.range))
        }
        guard let source = observing.source else { return }
        let lookup = OperationLookup(api.operations)
        let found = lookup.indices(of: source.text)
        guard let index = found.first else {
            let known = api.operations.filter(\.hasEvents).compactMap(\.identifier)
            bag.report(DirectiveMessages.unmatchedEntry(source.text, among: known, at: source.origin.range))
            return
        }
        let events = api.operations[index]
        if !events.hasEvents || events.directives.isSkipped {
            bag.report(DirectiveMessages.eventless(source.text, at: source.origin.range))
        }
    }
}
