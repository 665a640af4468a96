import APIModel

/// An object of the service whose members the app has one by one (`settings.theme: theme`), made of them again.
struct ObjectAssembly: Hashable {
    struct Part: Hashable {
        let label: SwiftIdentifier
        /// The app's property; nil where it has none, and for an object within.
        var property: SwiftIdentifier?
        let mapping: ValueMapping
        /// Whether the app may have no value.
        var isOptional = false
        /// Whether the service takes no object without it.
        var isNeeded = false

        var source: String { property.map { "entity." + $0.member } ?? "nil" }
    }

    /// The parts that have to be there for the object to be made of the others, where it is made at all.
    var unwrapped: [Part] {
        let needed = parts.filter { $0.isOptional && $0.isNeeded }
        return evidence.count == 1 ? needed.filter { $0.source != evidence[0] } : needed
    }

    let type: SwiftType
    /// Whether the service takes the value around it without the object.
    let isOptional: Bool
    let parts: [Part]

    /// The values of the app in it and in the objects within.
    private var leaves: [Part] {
        parts.flatMap { part in if case .assembled(let object) = part.mapping { object.leaves } else { [part] } }
    }

    /// The values without which there is no object; nothing where there always is one.
    var evidence: [String] {
        let values = leaves.filter { $0.property != nil }
        let isCertain = values.contains { !$0.isOptional } && !values.contains { $0.isOptional && $0.isNeeded }
        return isOptional && !isCertain ? values.filter(\.isOptional).map(\.source) : []
    }
}

extension EntityMapperPlanner {
    /// Nil where the app lacks something that the object needs.
    /// - Parameters:
    ///   - path: the wire names that lead to the object, of the type `type` where it stands.
    ///   - gap: the wire names that lead to what is missing.
    mutating func assembly(
        of path: [String], as type: SwiftType, _ pair: Pair, _ sources: [String: PropertyPlan], _ gap: inout String
    ) -> ObjectAssembly? {
        gap = path.joined(separator: ".")
        let said = schemas.members[catalog.declarations[pair.entity].schema] ?? [:]
        guard !type.unwrapped.isSupport(.nullable), let value = EntityValue(path, from: pair.transfer, planner, tables),
            let declared = catalog.indexes[catalog.graph.target(of: value.use).schema],
            let plan = planner.structures[declared]
        else { return nil }
        var parts: [ObjectAssembly.Part] = []
        for property in plan.properties {
            let inner = path + [property.wireName]
            let wanted = catalog.qualified(property.type, in: declared)
            let name = inner.joined(separator: ".")
            if let member = said[name]?.said, let source = sources[name] {
                let mapping = writing(wanted, as: member, source, pair)
                parts.append(
                    ObjectAssembly.Part(
                        label: property.name, property: source.name, mapping: mapping,
                        isOptional: source.type.isOptional, isNeeded: !wanted.isOptional))
            } else if said.values.contains(where: { $0.path.count > inner.count && $0.path.starts(with: inner) }) {
                guard let object = assembly(of: inner, as: wanted, pair, sources, &gap) else { return nil }
                parts.append(ObjectAssembly.Part(label: property.name, mapping: .assembled(object)))
            } else if property.defaultValue == nil {
                guard wanted.isOptional else {
                    gap = name
                    return nil
                }
                parts.append(ObjectAssembly.Part(label: property.name, mapping: .same))
            }
        }
        return ObjectAssembly(type: value.valueType, isOptional: type.isOptional, parts: parts)
    }
}

extension MappingText {
    /// `SettingsDTO(theme: entity.theme)`, or nothing where none of its values is there:
    /// `entity.theme.map { SettingsDTO(theme: $0) }`, `entity.theme == nil && entity.size == nil ? nil : SettingsDTO(…)`.
    func assembled(_ object: ObjectAssembly, labelled label: String) -> MappingPlan.Member {
        let evidence = object.evidence
        var items = object.parts.map { part in
            let value = text(part.mapping, of: part.source)
            let isUnwrapped = object.unwrapped.contains(part)
            let whole = isUnwrapped ? "try EntityConversionError.unwrap(\(value), of: \(part.source))" : value
            return "\(part.label.label): \(whole)"
        }
        if evidence.count == 1, let position = object.parts.firstIndex(where: { $0.source == evidence[0] }) {
            let part = object.parts[position]
            items[position] = "\(part.label.label): \(text(part.mapping.unlifted, of: "$0"))"
            let prefix = object.parts.contains { $0.mapping.canThrow(throwing) } ? "try " : ""
            return MappingPlan.Member(
                label: label, opening: prefix + "\(part.source).map",
                items: ["\(object.type.text)(\(items.joined(separator: ", ")))"], isClosure: true, absence: nil)
        }
        let absence = evidence.isEmpty ? nil : evidence.map { "\($0) == nil" }.joined(separator: " && ")
        return MappingPlan.Member(
            label: label, opening: object.type.text, items: items, isClosure: false, absence: absence)
    }
}

extension ValueMapping {
    /// What is done to the value in an optional.
    fileprivate var unlifted: ValueMapping { if case .elements(let inner) = self { inner } else { self } }
}
