import APIModel
import Diagnostics

/// What becomes of values that are not valid.
extension StructPlanner {
    /// Reports what the description says of a property and Swift has no words for.
    func reportUnused(_ property: Property, _ planned: PropertyPlan, _ bag: inout DiagnosticBag) {
        let schemas = catalog.graph.api.schemas
        let target = catalog.graph.target(of: property.use).schema
        let preset = property.use.annotations.defaultValue ?? schemas[target].annotations.defaultValue
        // `""` and `{}` stand for no value.
        let isEmpty = preset.map { [.string(""), .array([]), .object([])].contains($0) } ?? true
        if planned.defaultValue == nil, !isEmpty {
            bag.report(
                SwiftModelCodes.unusedDefault(
                    "the default of `\(property.wireName)` has no literal in Swift; the property has no default"
                ).at(property.origin.range))
        }
        guard case .never = schemas[target].kind else { return }
        bag.report(
            SwiftModelCodes.noValue("`\(property.wireName)` allows no value; it is generated as any JSON").at(
                (schemas[target]).origin.range))
    }

    /// How a property recovers from an invalid value; nil where the response is refused.
    func recovery(of property: Property, _ plan: PropertyPlan, _ scene: Scene, _ bag: inout DiagnosticBag)
        -> PropertyPlan.Recovery?
    {
        guard scene.isReceived else {
            if let said = property.use.annotations.lenient.flatMap({ Leniency($0) }) {
                bag.report(
                    SwiftModelCodes.wrongLeniency(
                        "`lenient: \(said.rawValue)` of `\(place(of: property, scene))` changes nothing: no response has it"
                    ).at(property.origin.range))
            }
            return nil
        }
        let target = catalog.graph.target(of: property.use).schema
        let annotations = [property.use.annotations, catalog.graph.api.schemas[target].annotations]
        let said = annotations.compactMap(\.lenient)
        guard !said.isEmpty || !leniency.isEmpty else { return nil }
        let found = leniency.finding(at: place(of: property, scene), types: names(of: property.use), said)
        if said.contains(where: { Leniency($0) == nil }) {
            bag.report(
                SwiftModelCodes.wrongLeniency(
                    "`lenient` of `\(property.wireName)` is none of \(Leniency.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")); it is ignored"
                ).at(property.origin.range))
        }
        guard let found, found.leniency != .fail else { return nil }
        let isNullable = plan.tellsNull
        let absent: PropertyPlan.Recovery? = plan.isOptional && !isNullable ? .absent : nil
        let recovery: PropertyPlan.Recovery?
        switch found.leniency {
        case .fail: recovery = nil
        case .null: recovery = absent
        case .preset:
            let preset = isNullable ? nil : preset(of: property)
            recovery = preset.flatMap { $0 == .null ? nil : .preset($0) } ?? absent
        case .drop: recovery = isCollection(plan.wrappedType) ? .elements : absent
        }
        if recovery == nil, found.isExact {
            bag.report(
                SwiftModelCodes.wrongLeniency(
                    "`lenient: \(found.leniency.rawValue)` of `\(place(of: property, scene))` changes nothing: it is not optional and has no default"
                ).at(property.origin.range))
        }
        return recovery
    }

    private func isCollection(_ type: SwiftType) -> Bool {
        switch type {
        case .array, .dictionary: true
        case .named, .optionalOf: false
        }
    }

    /// `Order.status`; a type without a name in the description goes by its name in Swift.
    private func place(of property: Property, _ scene: Scene) -> String {
        let declaration = catalog.declarations[scene.index]
        let owner = catalog.graph.schema(declaration.schema).name ?? SwiftType.Name(declaration.path).text
        return owner + "." + property.wireName
    }

    /// The schemas of a value, and of the elements of a list.
    private func names(of use: SchemaUse) -> [String] {
        let target = catalog.graph.target(of: use).schema
        let element = catalog.graph.element(of: target).map { catalog.graph.target(of: $0).schema }
        return [target, element].compactMap { $0.flatMap { catalog.graph.schema($0).name } }
    }
}

/// Finds what becomes of invalid values of a property: the last rule of the configuration that matches it, else what the
/// description says at the property or of the schema of its values.
struct LeniencyTable: Sendable {
    private let rules: [(rule: LeniencyRule, pattern: GlobPattern)]

    /// What was found, and whether it was said of this property alone.
    struct Finding {
        var leniency: Leniency
        var isExact: Bool
    }

    init(_ rules: [LeniencyRule]) { self.rules = rules.reversed().map { ($0, GlobPattern($0.pattern)) } }

    /// Whether the configuration says nothing.
    var isEmpty: Bool { rules.isEmpty }

    /// `place` is `Order.status`, `types` are the names of the schemas that its values and their elements have.
    func finding(at place: String, types: [String], _ said: [Literal]) -> Finding? {
        let names = [place] + types
        if let found = rules.first(where: { entry in names.contains { entry.pattern.matches($0) } }) {
            return Finding(leniency: found.rule.leniency, isExact: found.rule.pattern == place)
        }
        return said.lazy.compactMap { Leniency($0) }.first.map { Finding(leniency: $0, isExact: true) }
    }
}
