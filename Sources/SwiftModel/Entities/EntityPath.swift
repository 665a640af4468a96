import APIModel
import Diagnostics

/// The way from a schema to the property from which an entity has a value: `author.display_name`.
struct EntityPath {
    private(set) var properties: [Property] = []
    let wireName: String

    var first: String { properties[0].wireName }
    var last: Property { properties[properties.count - 1] }
    var wireNames: [String] { properties.map(\.wireName) }
    var isNested: Bool { properties.count > 1 }
    /// Whether every part is always there.
    private(set) var isRequired = true

    /// Nil, and a report, where it leads to nothing. A property whose own name has a dot wins over a way.
    init?(_ member: EntityMember, in start: ObjectShape, of schema: String, _ api: API, into bag: inout DiagnosticBag) {
        var shape = start
        let whole = start.property(member.path)
        let names = whole == nil ? member.path.split(separator: ".", omittingEmptySubsequences: false) : []
        var found = whole.map { [$0] } ?? []
        for (position, name) in names.enumerated() {
            guard let property = shape.property(String(name)) else {
                let owner = ([schema] + names.prefix(position).map(String.init)).joined(separator: ".")
                bag.report(.unknownProperty(String(name), of: owner, shape, at: member.range))
                return nil
            }
            found.append(property)
            guard position < names.count - 1 else { break }
            guard case .object(let next) = api.resolvedKind(of: property.use.schema) else {
                bag.report(
                    SwiftModelCodes.entityRule(
                        "`\(String(name))` of `\(member.path)` is no object, so that nothing can be taken out of it"
                    ).at(member.range))
                return nil
            }
            shape = next
        }
        properties = found
        wireName = found.map(\.wireName).joined(separator: ".")
        let owners = found.dropLast()
        isRequired =
            found.allSatisfy(\.isRequired) && !owners.contains { $0.use.isNullable || api.isNullable($0.use.schema) }
    }
}

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

extension Diagnostic {
    static func unknownProperty(_ name: String, of schema: String, _ shape: ObjectShape, at range: SourceRange?)
        -> Diagnostic
    {
        SwiftModelCodes.entityRule("`\(schema)` has no property `\(name)`").at(range).help(
            suggestion(for: name, among: shape.properties.map(\.wireName)))
    }
}
