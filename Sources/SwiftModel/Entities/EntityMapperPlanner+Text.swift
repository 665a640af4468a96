import APIModel

// Drafts as code.
extension EntityMapperPlanner {
    func plans(_ reading: [Draft?], _ writing: [Draft?], _ read: MappingText, _ write: MappingText)
        -> [MapperPlan]
    {
        var plans: [MapperPlan] = []
        var positions: [Int: Int] = [:]
        for (index, pair) in pairs.enumerated() {
            let initialisers = [
                reading[index].map { initialiser(index, $0, read, isWritten: false) },
                writing[index].map { initialiser(index, $0, write, isWritten: true) },
            ].compactMap(\.self)
            var top = pair.entity
            while let owner = catalog.declarations[top].owner { top = owner }
            if let position = positions[top] {
                plans[position].initialisers += initialisers
            } else {
                positions[top] = plans.count
                plans.append(MapperPlan(name: catalog.declarations[top].name, owner: nil, initialisers: initialisers))
            }
        }
        return plans
    }

    private func initialiser(_ mapper: Int, _ draft: Draft, _ text: MappingText, isWritten: Bool) -> MappingPlan {
        let pair = pairs[mapper]
        let (transfer, entity) = (transfer(of: pair), entity(of: pair))
        let schema = catalog.graph.schema(catalog.declarations[pair.transfer].schema)
        let parameters = schema.typeParameters.map { SwiftIdentifier($0) }
        let others = parameters.map { SwiftIdentifier($0.raw + (isWritten ? "Entity" : "Transfer")) }
        let closures = zip(zip(labels[mapper], parameters), others).map { names, other in
            "\(names.0.parameter): (\(other.type)) throws -> \(names.1.type)"
        }
        let made = isWritten ? transfer : entity
        let given = isWritten ? entity : transfer
        let source = catalog.declarations[isWritten ? pair.entity : pair.transfer].schema
        let constraint = ModelAssembler(planner, positions: [:]).constraints(of: source).map(\.text)
            .joined(separator: " & ")
        let clause = others.map { constraint.isEmpty ? $0.type : "\($0.type): \(constraint)" }
        return MappingPlan(
            type: made,
            source: others.isEmpty ? given : given.applied(to: others.map { .named($0) }),
            isWritten: isWritten,
            genericClause: clause.isEmpty ? "" : "<\(clause.joined(separator: ", "))>",
            closures: closures,
            effect: text.throwing.contains(mapper) ? .throws : closures.isEmpty ? .none : .rethrows,
            body: body(draft, text)
        )
    }

    private func body(_ draft: Draft, _ text: MappingText) -> MappingPlan.Body {
        switch draft {
        case .members(let members):
            return .members(members.map { text.member($0.label, $0.mapping, of: $0.source) })
        case .cases(let cases):
            return .cases(
                cases.map { item in
                    let name = "." + item.name.member
                    guard let mapping = item.mapping else { return .init(pattern: name, value: name) }
                    return .init(
                        pattern: "\(name)(let value)",
                        value: "\(name)(\(text.text(mapping, of: "value")))"
                    )
                }
            )
        case .rawValue: return .rawValue
        case .function(let name): return .function(name)
        }
    }
}
