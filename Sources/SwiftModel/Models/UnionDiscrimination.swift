import APIModel

/// Finds the property that tells the members of a union apart: the one that the description names, or one that all
/// members require and for which no two allow the same value.
struct UnionDiscrimination {
    /// The property, and its values for each member.
    struct Discriminator {
        var wireName: String
        var values: [[String]]
    }

    let catalog: SchemaTypes
    let structures: [Int: StructPlan]

    func find(_ schema: Schema, _ members: [UnionShape.Member]) -> Discriminator? {
        guard case .union(let shape) = schema.kind, members.count > 1 || shape.hasNamedMembers else { return nil }
        if let name = shape.discriminator { return explicit(name, members) }
        return implicit(members)
    }

    private func explicit(_ name: String, _ members: [UnionShape.Member]) -> Discriminator? {
        var taken: Set<String> = []
        var values: [[String]] = []
        for member in members {
            let target = catalog.graph.target(of: member.use).schema
            switch catalog.graph.forms[target] {
            case .structure, .union, .map, .any: break
            // The team's type replaces an object.
            case .plain where catalog.graph.api.canHoldMembers(member.use): break
            default: return nil
            }
            let free = catalog.graph.discriminatorValues(of: member).filter { taken.insert($0).inserted }
            if free.isEmpty, !member.isDefault { return nil }
            values.append(free)
        }
        return Discriminator(wireName: name, values: values)
    }

    private func implicit(_ members: [UnionShape.Member]) -> Discriminator? {
        guard let first = members.first, let shape = catalog.graph.shape(of: first.use) else { return nil }
        for property in shape.properties where property.isRequired {
            if let found = discriminator(property.wireName, members) { return found }
        }
        return nil
    }

    private func discriminator(_ wireName: String, _ members: [UnionShape.Member]) -> Discriminator? {
        var taken: Set<String> = []
        var all: [[String]] = []
        for member in members {
            guard let shape = catalog.graph.shape(of: member.use),
                let property = shape.properties.first(where: { $0.wireName == wireName }), property.isRequired,
                !property.use.isNullable
            else { return nil }
            let target = catalog.graph.target(of: property.use)
            guard !target.isNullable, case .enumeration(let enumeration) = catalog.graph.schema(target.schema).kind,
                enumeration.values.count <= 16
            else { return nil }
            var values: [String] = []
            for value in enumeration.values {
                guard case .string(let text) = value.literal, taken.insert(text).inserted else { return nil }
                values.append(text)
            }
            all.append(values)
        }
        return Discriminator(wireName: wireName, values: all)
    }

    /// The value to write beside a payload that doesn't always write it itself; nil where none has to be written.
    func written(_ discriminator: Discriminator, at position: Int, _ member: UnionShape.Member) -> String? {
        let target = catalog.graph.target(of: member.use).schema
        let values = discriminator.values[position]
        guard let value = values.first, !member.isDefault else { return nil }
        switch catalog.graph.forms[target] {
        case .structure:
            guard let declared = catalog.indexes[target], let plan = structures[declared] else { return nil }
            if let property = plan.properties.first(where: { $0.wireName == discriminator.wireName }) {
                return property.isOptional && values.count == 1 ? value : nil
            }
            return value
        case .map where values.count == 1: return value
        default: return nil
        }
    }
}

/// The discriminator's values for structs that have only one: `kind` of `Salmon` → `salmon`. A struct for which two
/// unions have different values has none.
struct DiscriminatorPresets {
    /// By schema and wire name; the inner nil is for a struct that has several values.
    private var values: [Int: [String: String?]] = [:]

    init(_ graph: SchemaGraph) {
        for schema in graph.api.schemas {
            guard case .union(let shape) = schema.kind, let name = shape.discriminator else { continue }
            for member in shape.members {
                let target = graph.target(of: member.use).schema
                guard case .structure = graph.forms[target] else { continue }
                let own = graph.discriminatorValues(of: member)
                values[target, default: [:]].merge([name: own.count == 1 ? own[0] : nil]) { $0 == $1 ? $0 : nil }
            }
        }
    }

    func value(of wireName: String, in schema: Int) -> Literal? {
        values[schema]?[wireName].flatMap { $0 }.map { .string($0) }
    }
}

/// The facts that tell which JSON fits a union's member: its kind of JSON, its keys, and its constants.
struct CandidateFacts {
    let catalog: SchemaTypes
    let structures: [Int: StructPlan]
    let enums: [Int: PlannedEnum]
    /// The index of the union's declaration.
    let owner: Int

    func candidates(of use: SchemaUse, type: SwiftType, named name: SwiftIdentifier) -> [UnionPlan.Candidate] {
        let index = catalog.graph.target(of: use).schema
        var signature = UnionPlan.Signature()
        var isOpenEnum = false
        switch catalog.graph.forms[index] {
        case .structure: signature = self.signature(of: index)
        case .array:
            if let element = catalog.graph.element(of: index).map({ catalog.graph.target(of: $0).schema }),
                case .structure = catalog.graph.forms[element]
            {
                signature = UnionPlan.Signature(keys: self.signature(of: element).keys)
            }
        case .enumeration:
            if let planned = catalog.indexes[index].flatMap({ enums[$0] }), planned.plan.style == .open {
                isOpenEnum = !planned.plan.isMixed
            }
        case .union: return nested(index, type: type, named: name)
        case .any, .plain, .map, .tuple, .typeParameter: break
        }
        return [.init(kind: kind(of: index), type: type, name: name, signature: signature, isOpenEnum: isOpenEnum)]
    }

    /// The candidates of a union inside of a union: all kinds of JSON that its own members accept.
    private func nested(_ index: Int, type: SwiftType, named name: SwiftIdentifier) -> [UnionPlan.Candidate] {
        var found: [(kind: UnionPlan.Candidate.Kind, signature: UnionPlan.Signature)] = []
        var pending = [index]
        var seen: Set<Int> = []
        while let union = pending.popLast() {
            guard seen.insert(union).inserted else { continue }
            for member in catalog.graph.members[union] ?? [] {
                let target = catalog.graph.target(of: member.use).schema
                if case .union = catalog.graph.forms[target] {
                    pending.append(target)
                    continue
                }
                var signature = UnionPlan.Signature()
                if case .structure = catalog.graph.forms[target] { signature = self.signature(of: target) }
                let kind = kind(of: target)
                if let known = found.firstIndex(where: { $0.kind == kind }) {
                    found[known].signature = found[known].signature.taking(signature.keys)
                } else {
                    found.append((kind, UnionPlan.Signature(keys: signature.keys, types: signature.types)))
                }
            }
        }
        return found.map { .init(kind: $0.kind, type: type, name: name, signature: $0.signature, isOpenEnum: false) }
    }

    private func kind(of index: Int) -> UnionPlan.Candidate.Kind {
        switch catalog.graph.forms[index] {
        case .structure, .map: return .object
        case .array, .tuple: return .array
        case .any, .typeParameter, .union: return .any
        case .enumeration:
            switch catalog.indexes[index].flatMap({ enums[$0] })?.base {
            case .string: return .string
            case .integer: return .integer
            case .number: return .number
            default: return .any
            }
        case .plain:
            switch catalog.graph.schema(index).kind {
            case .boolean: return .bool
            case .integer: return .integer
            case .number: return .number
            case .string: return .string
            case .enumeration(let enumeration): return enumeration.base == .boolean ? .bool : .any
            case .object, .map: return .object
            case .array, .tuple: return .array
            default: return .any
            }
        }
    }

    private func signature(of index: Int) -> UnionPlan.Signature {
        guard let declared = catalog.indexes[index], let plan = structures[declared],
            case .object(let shape) = catalog.graph.schema(index).kind
        else { return UnionPlan.Signature() }
        var types: [SwiftType] = []
        var required: [String] = []
        var constants: [UnionPlan.Constant] = []
        var next = 0
        for property in plan.properties {
            while next < shape.properties.count, shape.properties[next].wireName != property.wireName { next += 1 }
            guard next < shape.properties.count else { break }
            let declared = shape.properties[next]
            types.append(catalog.type(of: declared.use))
            // The key of a null that isn't encoded can't be required, or the value couldn't be decoded again. One direction
            // lacks a key that is only read or only written: its property is optional and sends no null.
            let isWritten = property.sendsNull ? plan.hasEncoding : !property.isOptional
            if declared.isRequired, isWritten { required.append(property.key) }
            if let constant = constant(property, declared.use) { constants.append(constant) }
        }
        return UnionPlan.Signature(
            keys: plan.properties.map(\.key), types: types, required: required,
            constants: UnionPlan.Constant.most(telling: constants))
    }

    /// The condition on a constant property, which open enums need, since they decode any value. A property that is
    /// marked as deprecated has none, since code that uses it would compile with a warning.
    private func constant(_ property: PropertyPlan, _ use: SchemaUse) -> UnionPlan.Constant? {
        guard !property.hasDeprecationAttribute else { return nil }
        let target = catalog.graph.target(of: use).schema
        guard case .enumeration(let enumeration) = catalog.graph.schema(target).kind else { return nil }
        if enumeration.base == .boolean {
            guard !property.isOptional, enumeration.values.count == 1,
                case .bool(let flag) = enumeration.values[0].literal
            else { return nil }
            return UnionPlan.Constant(property: property.name, tellsNull: false, value: .flag(flag))
        }
        guard let planned = catalog.indexes[target].flatMap({ enums[$0] }), planned.plan.style == .open else {
            return nil
        }
        let names = planned.plan.cases.map(\.name)
        guard property.isOptional ? names.count == 1 : names.count <= 6 else { return nil }
        let type = property.isOptional ? catalog.type(of: use, in: owner).unwrapped : nil
        return UnionPlan.Constant(
            property: property.name, tellsNull: property.tellsNull, value: .cases(names, stating: type))
    }
}
