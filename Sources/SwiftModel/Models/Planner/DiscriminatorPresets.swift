import APIModel

/// What the property that tells the members of a union apart holds in each member that only one value means:
/// `kind` of `Salmon` → `salmon`. A struct of two unions that don't agree is none of them.
struct DiscriminatorPresets {
    /// By schema and wire name; nil within for what is not agreed on.
    private var values: [Int: [String: String?]] = [:]

    init(_ graph: SchemaGraph) {
        for schema in graph.api.schemas {
            guard case .union(let shape) = schema.kind, let name = shape.discriminator else { continue }
            for member in shape.members {
                let target = graph.target(of: member.use).schema
                guard case .structure = graph.forms[target] else { continue }
                var own = member.discriminatorValues
                if own.isEmpty, let name = graph.schema(Int(member.use.schema.index)).name { own = [name] }
                let value = own.count == 1 ? own[0] : nil
                if let known = values[target]?[name], known != value {
                    values[target]?[name] = .some(nil)
                } else {
                    values[target, default: [:]][name] = .some(value)
                }
            }
        }
    }

    func value(of wireName: String, in schema: Int) -> Literal? {
        values[schema]?[wireName].flatMap { $0 }.map { .string($0) }
    }
}
