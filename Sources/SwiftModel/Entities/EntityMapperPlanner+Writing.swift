import APIModel
import Diagnostics

// What the service is sent.
extension EntityMapperPlanner {
    /// Nil where nothing has to be sent and nothing could be; a function of the team where something has to be.
    mutating func writingDraft(of pair: Pair) -> Draft? {
        if let plan = planner.enums[pair.transfer]?.plan { return draft(of: plan) }
        if let plan = planner.unions[pair.transfer] { return draft(of: plan, in: pair.transfer) }
        guard let transfer = planner.structures[pair.transfer], let entity = entities[pair.entity] else { return nil }
        let said = schemas.members[catalog.declarations[pair.entity].schema] ?? [:]
        var members: [(label: SwiftIdentifier, source: String, mapping: ValueMapping)] = []
        let sources = Dictionary(entity.properties.map { ($0.wireName, $0) }) { first, _ in first }
        for property in transfer.properties {
            let type = catalog.qualified(property.type, in: pair.transfer)
            guard let source = sources[property.wireName] else {
                if said.values.contains(where: { $0.path.count > 1 && $0.path[0] == property.wireName }) {
                    var gap = property.wireName
                    guard let object = assembly(of: [property.wireName], as: type, pair, sources, &gap) else {
                        return unmade(pair, lacking: gap)
                    }
                    members.append((property.name, "entity", .assembled(object)))
                    continue
                }
                if property.defaultValue != nil { continue }
                if type.isOptional {
                    members.append((property.name, "nil", .same))
                    continue
                }
                return unmade(pair, lacking: property.wireName)
            }
            let mapping = writing(type, as: said[property.wireName]?.said, source, pair)
            members.append((property.name, "entity." + source.name.member, mapping))
        }
        for (property, source) in pairedCollections(transfer, entity) {
            let type = catalog.qualified(property.type, in: pair.transfer)
            let mapping = types.mapping(of: type, parameters: parameters(of: pair))
            members.append((property.name, "entity." + source.name.member, mapping))
        }
        return .members(members)
    }

    mutating func writing(
        _ type: SwiftType,
        as said: EntityMember?,
        _ source: PropertyPlan,
        _ pair: Pair
    ) -> ValueMapping {
        guard let said, said.type != nil || said.defaultValue != nil else {
            return types.mapping(of: type, parameters: parameters(of: pair))
        }
        let wanted = said.type.map { SwiftType($0).unwrapped }
        var mapping = types.mapping(of: type.unwrapped, parameters: parameters(of: pair))
        if let wanted, let name = said.conversion {
            conversions.add(name, from: wanted, to: type.unwrapped, for: said)
            mapping = .converted(conversions.call(name, canFail: said.canFail))
        } else if let wanted, let row = ConversionTable.conversion(of: type.unwrapped, as: wanted, isWritten: true) {
            mapping = .converted(row)
        } else if type.unwrapped.isSupport(.nullable) {
            return mapping.isSame ? .converted(ValueConversion(before: ".value(", after: ")")) : mapping
        }
        return source.type.isOptional ? mapping.lifted { .elements($0) } : mapping
    }

    private mutating func unmade(_ pair: Pair, lacking path: String) -> Draft? {
        guard catalog.directions.isSent(catalog.declarations[pair.transfer].schema), labels(of: pair).isEmpty,
            !catalog.graph.api.operations.isEmpty
        else { return nil }
        let names = catalog.declarations[pair.transfer].path.map(\.raw)
        let word = IdentifierStyle(.lowerCamel, acronyms: planner.conventions.names.spellings)
            .name(of: names.joined(separator: "_"))
        let (transfer, entity) = (transfer(of: pair), entity(of: pair))
        conversions.add(word, making: transfer, of: entity, lacking: path)
        return .function("\(conversions.owner).\(SwiftIdentifier(word).member)")
    }

    private func labels(of pair: Pair) -> [SwiftIdentifier] {
        types.made[catalog.declarations[pair.transfer].path].map { labels[$0.mapper] } ?? []
    }

    /// What consists of something that can't be made can't be made either.
    func leaveOutUnmade(_ drafts: inout [Draft?]) {
        var users: [Int: [Int]] = [:]
        for (index, draft) in drafts.enumerated() {
            for mapping in draft?.mappings ?? [] { mapping.forEachMapper { users[$0, default: []].append(index) } }
        }
        var open = drafts.indices.filter { drafts[$0] == nil }.flatMap { users[$0] ?? [] }
        while let index = open.popLast() {
            guard drafts[index] != nil else { continue }
            drafts[index] = nil
            open += users[index] ?? []
        }
    }

    /// The mappers that may throw by themselves or by those that they call.
    func throwing(_ drafts: [Draft?]) -> Set<Int> {
        var users: [Int: [Int]] = [:]
        var open: [Int] = []
        for (index, draft) in drafts.enumerated() {
            let mappings = draft?.mappings ?? []
            for mapping in mappings { mapping.forEachMapper { users[$0, default: []].append(index) } }
            if mappings.contains(where: \.converts) { open.append(index) }
        }
        var found: Set<Int> = []
        while let index = open.popLast() {
            guard found.insert(index).inserted else { continue }
            open += users[index] ?? []
        }
        return found
    }
}

extension ValueMapping {
    /// Whether a conversion in it may fail.
    fileprivate var converts: Bool {
        switch self {
        case .same, .parameter: false
        case .converted(let conversion): conversion.canFail
        case .elements(let inner), .nullable(let inner), .values(let inner): inner.converts
        case .made(_, let arguments): arguments.contains(where: \.converts)
        case .assembled(let object): !object.unwrapped.isEmpty || object.parts.contains { $0.mapping.converts }
        }
    }

    /// Adds the support code that its expression uses.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        switch self {
        case .same, .parameter: return
        case .converted(let conversion): if conversion.isOptional { symbols.insert(.entityConversionError) }
        case .nullable(let inner):
            symbols.insert(.nullableMap)
            inner.addSupport(to: &symbols)
        case .elements(let inner), .values(let inner): inner.addSupport(to: &symbols)
        case .made(_, let arguments): for argument in arguments { argument.addSupport(to: &symbols) }
        case .assembled(let object):
            if !object.unwrapped.isEmpty { symbols.insert(.entityConversionError) }
            for part in object.parts { part.mapping.addSupport(to: &symbols) }
        }
    }
}
