import APIModel
import Diagnostics

/// Plans unions: one case a member, and how a value finds its case.
struct UnionPlanner {
    let catalog: SchemaTypes
    let conventions: Conventions
    let structures: [Int: StructPlan]
    let enums: [Int: PlannedEnum]
    private var open: MemberNamer
    private var closed: MemberNamer

    init(
        _ catalog: SchemaTypes,
        _ conventions: Conventions,
        structures: [Int: StructPlan],
        enums: [Int: PlannedEnum]
    ) {
        self.catalog = catalog
        self.conventions = conventions
        self.structures = structures
        self.enums = enums
        open = MemberNamer(conventions, reserved: .cases.adding(["unknown"]), types: catalog.typeNames)
        closed = MemberNamer(conventions, reserved: .cases, types: catalog.typeNames)
    }

    mutating func plan(_ index: Int, isIndirect: Bool, _ bag: inout DiagnosticBag) -> UnionPlan {
        let declaration = catalog.declarations[index]
        let schema = catalog.graph.schema(declaration.schema)
        let members = distinct(catalog.graph.members[declaration.schema] ?? [], in: index)
        let isReceived = catalog.directions.isReceived(declaration.schema)
        let discrimination = UnionDiscrimination(catalog, structures: structures)
        let discriminator = discrimination.find(schema, members)
        let hasDefault = members.contains(where: \.isDefault)
        // Messages of a channel may be none that the description knows, also where their shape tells them apart.
        let isOpen = discriminator != nil ? !hasDefault : members.contains { $0.name != nil }
        let hasUnknown = isOpen && hasUnknownCase(isReceived: isReceived)
        let wishes = members.map { MemberNamer.Wish(wireName: word(of: $0)) }
        let names = hasUnknown ? open.names(of: wishes, into: &bag) : closed.names(of: wishes, into: &bag)
        let isCodable = conventions.models.coding == .codable
        var plan = UnionPlan(
            isIndirect: isIndirect,
            hasUnknown: hasUnknown,
            hasDecoding: isCodable || isReceived,
            hasEncoding: isCodable || catalog.directions.isEncoded(declaration.schema)
        )
        if let discriminator { plan.discriminator = self.discriminator(named: discriminator.wireName) }
        let facts = CandidateFacts(catalog, structures: structures, enums: enums, in: index)
        for (position, (name, member)) in zip(names, members).enumerated() {
            let type = catalog.type(of: member.use, in: index).unwrapped
            let documentation =
                member.use.annotations.documentation.map { DocComment(description: $0).lines(width: 104) } ?? []
            var planned = UnionPlan.Case(name: name, type: type, documentation: documentation)
            if let discriminator {
                planned.discriminatorValues = discriminator.values[position]
                planned.isDefault = member.isDefault
                planned.writtenDiscriminator = discrimination.written(discriminator, at: position, member)
            } else {
                planned.candidates = facts.candidates(of: member.use, type: type, named: name)
            }
            plan.cases.append(planned)
        }
        if catalog.graph.isEntity(declaration.schema) {
            plan.discriminator = nil
            plan.hasDecoding = false
            plan.hasEncoding = false
            return plan
        }
        reportTwins(plan, schema, &bag)
        plan.leaveOutNeedlessKeys()
        return plan
    }

    private func hasUnknownCase(isReceived: Bool) -> Bool {
        switch conventions.models.unknownCases {
        case .always: return true
        case .never: return false
        case .responses: return isReceived
        }
    }

    /// Members whose Swift types turn out to be equal are one.
    private func distinct(_ members: [UnionShape.Member], in index: Int) -> [UnionShape.Member] {
        var types: [SwiftType: Int] = [:]
        var result: [UnionShape.Member] = []
        for member in members {
            let type = catalog.type(of: member.use, in: index).unwrapped
            if let first = types[type], member.name == nil {
                result[first].discriminatorValues += member.discriminatorValues
                result[first].isDefault = result[first].isDefault || member.isDefault
            } else {
                types[type] = result.count
                result.append(member)
            }
        }
        return result
    }

    private func discriminator(named wireName: String) -> UnionPlan.Discriminator {
        var namer = MemberNamer(conventions, reserved: .cases)
        let name = namer.name(of: wireName)
        let key = conventions.models.keyStrategy == .snakeCase ? SnakeCaseKey.converted(wireName) : wireName
        return UnionPlan.Discriminator(
            name: name,
            key: key,
            wireName: wireName
        )
    }

    private func reportTwins(_ plan: UnionPlan, _ schema: Schema, _ bag: inout DiagnosticBag) {
        var first: [UnionPlan.Signature: String] = [:]
        for member in plan.cases {
            for candidate in member.candidates where candidate.kind == .object {
                if let twin = first[candidate.signature] {
                    bag.report(ModelMessages.unionMember(schema, twin, member.name.raw))
                    return
                }
                first[candidate.signature] = member.name.raw
            }
        }
    }
}

extension UnionPlanner {
    /// What a case is called: the name of its schema, the place of an inline one, or its kind.
    private func word(of member: UnionShape.Member) -> String { member.name ?? word(of: member.use, depth: 0) }

    private func word(of use: SchemaUse, depth: Int) -> String {
        let target = catalog.graph.target(of: use)
        let schema = catalog.graph.schema(target.schema)
        if let declared = catalog.indexes[target.schema] {
            return schema.name ?? catalog.declarations[declared].word
        }
        if let name = schema.name { return name }
        switch catalog.graph.forms[target.schema] {
        case .any: return "value"
        case .plain(let type): return plainWord(type)
        case .typeParameter(let name): return name
        case .array: return plural(elementWord(target.schema, depth: depth))
        case .map: return elementWord(target.schema, depth: depth) + "_map"
        case .structure, .enumeration, .union, .tuple: return "object"
        }
    }

    private func elementWord(_ index: Int, depth: Int) -> String {
        guard depth < 3, let use = catalog.graph.element(of: index) else { return "value" }
        return word(of: use, depth: depth + 1)
    }

    private func plainWord(_ type: SwiftType) -> String {
        switch type {
        case .int: return "integer"
        case .double: return "number"
        default: return type.text
        }
    }

    /// `string` → `strings`, `category` → `categories`.
    private func plural(_ word: String) -> String {
        if word.hasSuffix("y"), !word.hasSuffix("ay"), !word.hasSuffix("ey"), !word.hasSuffix("oy") {
            return String(word.dropLast()) + "ies"
        }
        return word.hasSuffix("s") || word.hasSuffix("x") ? word + "_list" : word + "s"
    }
}
