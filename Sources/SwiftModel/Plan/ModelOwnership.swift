import APIModel

/// Which service each model belongs to: the one whose operations alone speak of it, or none where several do.
struct ModelOwnership {
    /// By the position of the model in the plan; nil for shared ones.
    let owners: [String?]

    init(
        _ services: [ServiceDraft],
        _ claims: OperationClaims,
        words: [String],
        models: [ModelPlan],
        types: any PlannedTypes
    ) {
        var positions: [String: Int] = [:]
        for (index, model) in models.enumerated() { positions[model.name.raw] = index }
        var owners = [String?](repeating: nil, count: models.count)
        var isShared = [Bool](repeating: false, count: models.count)
        for ((service, tickets), word) in zip(zip(services, claims.services), words) {
            var seen: Set<Int> = []
            var open: [Int] = []
            for use in service.operations.flatMap(ModelOwnership.uses) {
                for name in types.type(of: use).rootNames { positions[name].map { open.append($0) } }
            }
            for form in tickets.operations.compactMap(\.form) {
                for name in types.formType(of: form)?.rootNames ?? [] { positions[name].map { open.append($0) } }
            }
            while let index = open.popLast() {
                guard seen.insert(index).inserted else { continue }
                open += models[index].references
                if let owner = owners[index], owner != word { isShared[index] = true }
                owners[index] = word
            }
        }
        self.owners = owners.indices.map { isShared[$0] ? nil : owners[$0] }
    }

    private static func uses(of draft: OperationDraft) -> [SchemaUse] {
        draft.operation.parameters.map(\.use) + (draft.operation.channel?.uses ?? [])
            + draft.successes.compactMap(\.use) + draft.failures.map(\.use)
            + (draft.body?.content.use.map { [$0] } ?? []) + (draft.inputs.model.map { [$0] } ?? [])
    }
}

extension SwiftType {
    /// The names at the top level that the type refers to: `[Page<Item.Kind>]` → Page, Item.
    var rootNames: [String] {
        switch self {
        case .named(let name):
            return (name.path.first.map { [$0.raw] } ?? []) + name.arguments.flatMap(\.rootNames)
        case .optionalOf(let wrapped), .array(let wrapped): return wrapped.rootNames
        case .dictionary(let key, let value): return key.rootNames + value.rootNames
        }
    }
}
