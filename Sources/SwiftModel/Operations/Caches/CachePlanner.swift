import APIModel

/// Plans how the responses of one operation are kept.
struct CachePlanner {
    let draft: OperationDraft
    let context: OperationContext
    /// The name of the method that asks the service.
    let function: String

    func plan() -> CachePlan? {
        guard CacheDrafts.isKept(draft), let caching = draft.operation.directives.caching else { return nil }
        return CachePlan(
            operation: CacheDrafts.name(of: draft.operation),
            duration: caching.duration,
            policy: caching.policy,
            updates: caching.policy == .staleWhileRevalidate ? function + "Updates" : nil
        )
    }
}
