import APIModel

/// The drafts of all operations of a service with names that are unique among them.
struct ServiceDraft {
    var group: ServiceGrouping.Group
    /// The words of the service's name.
    var words: [String]
    var operations: [OperationDraft]
}

extension ServiceDraft {
    /// The API is given the schemas that opened envelopes need.
    static func drafts(of api: inout API, conventions: Conventions, style: IdentifierStyle) -> [ServiceDraft] {
        var envelopes = OpenedEnvelopes(api)
        defer { api = envelopes.extended }
        return ServiceGrouping.groups(of: api, by: conventions.operations.grouping).map { group in
            let name = conventions.names.renames.services[group.name] ?? group.name
            var drafts = group.operations.map { index in
                OperationDraft(
                    index: index,
                    operation: envelopes.api.operations[index],
                    service: group.name,
                    envelopes: &envelopes,
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
        var fixed: [Bool] = []
        var plainNames: [String] = []
        let renames = conventions.names.renames.operations
        for index in drafts.indices {
            let operation = drafts[index].operation
            let rename = renames.isEmpty ? nil : operation.identifier.flatMap { renames[$0] } ?? renames[operation.key]
            drafts[index].words =
                rename.map { WordSplitter.words(of: $0) } ?? OperationName.words(of: operation, service: service)
            plainNames.append(rename ?? style.name(ofWords: drafts[index].words))
            fixed.append(rename != nil)
        }
        let names = NameScope.resolve(style: style, reserved: .cases) { scope, needsAlternatives in
            for (index, draft) in drafts.enumerated() {
                let operation = draft.operation
                if fixed[index] {
                    _ = scope.fix(plainNames[index], key: draft.key, origin: operation.origin)
                    continue
                }
                _ = scope.propose(
                    operation.directives.name ?? operation.identifier ?? draft.key,
                    as: plainNames[index],
                    alternatives: needsAlternatives ? OperationName.alternatives(of: operation, style: style) : [],
                    key: draft.key,
                    origin: operation.origin
                )
            }
        }
        for (index, name) in names.names.enumerated() where name.raw != plainNames[index] {
            drafts[index].words = WordSplitter.words(of: name.raw)
        }
    }
}
