import APIModel

/// The drafts of all operations of a service with names that are unique among them.
struct ServiceDraft {
    var group: ServiceGrouping.Group
    /// The words of the service's name.
    var words: [String]
    var operations: [OperationDraft]
}

extension ServiceDraft {
    static func drafts(of api: API, conventions: Conventions, style: IdentifierStyle) -> [ServiceDraft] {
        ServiceGrouping.groups(of: api, by: conventions.operations.grouping).map { group in
            let name = conventions.names.renames.services[group.name] ?? group.name
            var drafts = group.operations.map { index in
                OperationDraft(
                    index: index,
                    operation: api.operations[index],
                    service: group.name,
                    api: api,
                    conventions: conventions.operations
                )
            }
            nameOperations(&drafts, service: group.name, conventions: conventions, style: style)
            return ServiceDraft(group: group, words: WordSplitter.words(of: name), operations: drafts)
        }
    }

    /// Gives each operation words of its own.
    private static func nameOperations(
        _ drafts: inout [OperationDraft],
        service: String,
        conventions: Conventions,
        style: IdentifierStyle
    ) {
        var scope = NameScope(style: style, reserved: .cases)
        var plainNames: [String] = []
        let claims = drafts.indices.map { index -> NameScope.Claim in
            let operation = drafts[index].operation
            let renames = conventions.names.renames.operations
            if let name = operation.identifier.flatMap({ renames[$0] }) ?? renames[operation.key] {
                drafts[index].words = WordSplitter.words(of: name)
                plainNames.append(name)
                return scope.fix(name, key: operation.key, origin: operation.origin)
            }
            drafts[index].words = OperationName.words(of: operation, service: service)
            let name = style.name(ofWords: drafts[index].words)
            plainNames.append(name)
            return scope.propose(
                operation.directives.name ?? operation.identifier ?? operation.key,
                as: name,
                alternatives: OperationName.alternatives(of: operation, style: style),
                key: operation.key,
                origin: operation.origin
            )
        }
        let names = scope.resolve()
        for (index, claim) in claims.enumerated() where names[claim].raw != plainNames[index] {
            drafts[index].words = WordSplitter.words(of: names[claim].raw)
        }
    }
}
