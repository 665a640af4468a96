import APIModel

/// Finds the properties of structs by their wire names. Each struct is looked through once.
final class MemberTables {
    private var properties: [Int: [String: PropertyPlan]] = [:]
    private var uses: [Int: [String: SchemaUse]] = [:]

    func property(_ name: String, of declaration: Int, _ planner: ModelPlanner) -> PropertyPlan? {
        if let known = properties[declaration] { return known[name] }
        let planned = planner.structures[declaration]?.properties ?? []
        let table = Dictionary(planned.map { ($0.wireName, $0) }) { first, _ in first }
        properties[declaration] = table
        return table[name]
    }

    /// What the description says of a property.
    func use(of name: String, in declaration: Int, _ planner: ModelPlanner) -> SchemaUse? {
        if let known = uses[declaration] { return known[name] }
        let schema = planner.graph.schema(planner.catalog.declarations[declaration].schema)
        guard case .object(let shape) = schema.kind else { return nil }
        let table = Dictionary(shape.properties.map { ($0.wireName, $0.use) }) { first, _ in first }
        uses[declaration] = table
        return table[name]
    }
}
