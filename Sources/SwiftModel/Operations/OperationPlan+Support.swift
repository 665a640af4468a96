extension OperationPlan {
    /// Adds the support code that the operation's code uses.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        for type in types { type.addSupport(to: &symbols) }
        switch live?.events {
        case nil: if live != nil { symbols.insert(.liveRead) }
        case .stream?: symbols.insert(.liveStream)
        case .channel?: symbols.insert(.liveChannel)
        }
        guard hasCase else { return }
        symbols.formUnion(path.values.compactMap(\.support))
        symbols.formUnion(headers.compactMap(\.textSupport))
        if query.contains(where: { !$0.fields.isEmpty }) { symbols.insert(.styledFormBody) }
        if let pages {
            symbols.insert(.pagedItems)
            if pages.readsAddress { symbols.insert(.pageAddress) }
        }
        if cache != nil || !drops.isEmpty { symbols.formUnion([.repositoryCache, .requestCacheKey]) }
        if channel != nil { symbols.insert(.channelConnection) }
        if waits { symbols.formUnion([.outbox, .outboxRequest]) }
        if case .argument(_, _, let fixed)? = body?.content, !fixed.isEmpty { symbols.insert(.fixedMembers) }
        if let support = body?.support { symbols.insert(support) }
        symbols.formUnion(response.support)
    }

    /// Every type that the operation's code names.
    private var types: [SwiftType] {
        var types = caseArguments.map(\.type) + errors.map(\.type)
        types.append(response.value.type)
        types += [channel?.sent, channel?.received].compactMap(\.self)
        types += response.headers.map(\.type) + response.cases.map(\.type)
        let structures = [body?.content.structure, param.content.structure].compactMap(\.self)
        types += ([input].compactMap(\.self) + structures).flatMap(\.properties).map(\.type)
        return types
    }
}
