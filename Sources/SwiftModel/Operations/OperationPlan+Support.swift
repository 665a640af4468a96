extension OperationPlan {
    /// Adds the support code that the operation's code uses.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        symbols.formUnion(path.values.compactMap(\.support))
        symbols.formUnion(headers.compactMap(\.textSupport))
        if let pages {
            symbols.insert(.pagedItems)
            if pages.readsAddress { symbols.insert(.pageAddress) }
        }
        if cache != nil || !drops.isEmpty { symbols.formUnion([.repositoryCache, .requestCacheKey]) }
        if waits { symbols.formUnion([.outbox, .outboxRequest]) }
        if let body, !body.fixedMembers.isEmpty { symbols.insert(.fixedMembers) }
        symbols.formUnion([body?.support, response.support].compactMap(\.self))
        for type in types { type.addSupport(to: &symbols) }
    }

    /// Every type that the operation's code names.
    private var types: [SwiftType] {
        var types = caseArguments.map(\.type) + errors.map(\.type)
        types.append(response.value.type)
        types += response.headers.map(\.type) + response.cases.map(\.type)
        types += (input?.properties ?? []).map(\.type) + (param.structure?.properties ?? []).map(\.type)
        return types
    }
}
