import APIModel

/// What is known of a union's member before it is decoded: its kind of JSON, its keys, and its constants.
struct CandidateFacts {
    private let catalog: SchemaTypes
    private let structures: [Int: StructPlan]
    private let enums: [Int: PlannedEnum]

    /// The union.
    private let owner: Int

    init(_ catalog: SchemaTypes, structures: [Int: StructPlan], enums: [Int: PlannedEnum], in owner: Int) {
        self.catalog = catalog
        self.structures = structures
        self.enums = enums
        self.owner = owner
    }

    func candidates(of use: SchemaUse, type: SwiftType, named name: SwiftIdentifier) -> [UnionPlan.Candidate] {
        let index = catalog.graph.target(of: use).schema
        var candidate = UnionPlan.Candidate(kind: kind(of: index), type: type, name: name)
        switch catalog.graph.forms[index] {
        case .structure: candidate.signature = signature(of: index)
        case .array:
            if let use = catalog.graph.element(of: index),
                case .structure = catalog.graph.forms[catalog.graph.target(of: use).schema]
            {
                candidate.signature.keys = signature(of: catalog.graph.target(of: use).schema).keys
            }
        case .enumeration:
            if let planned = catalog.indexes[index].flatMap({ enums[$0] }), planned.plan.style == .open {
                candidate.isOpenEnum = !planned.plan.isMixed
            }
        case .union: return nested(index, type: type, named: name)
        case .any, .plain, .map, .tuple, .typeParameter: break
        }
        return [candidate]
    }

    /// A union inside of a union takes all kinds of JSON that its own members take.
    private func nested(_ index: Int, type: SwiftType, named name: SwiftIdentifier) -> [UnionPlan.Candidate] {
        var result: [UnionPlan.Candidate] = []
        // The keys of each candidate of the result.
        var keys: [Set<String>] = []
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
                var candidate = UnionPlan.Candidate(kind: kind(of: target), type: type, name: name)
                if case .structure = catalog.graph.forms[target] {
                    candidate.signature = signature(of: target)
                    candidate.signature.constants = []
                    candidate.signature.required = []
                }
                if let known = result.firstIndex(where: { $0.kind == candidate.kind }) {
                    for key in candidate.signature.keys where keys[known].insert(key).inserted {
                        result[known].signature.keys.append(key)
                    }
                } else {
                    keys.append(Set(candidate.signature.keys))
                    result.append(candidate)
                }
            }
        }
        return result
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
        var signature = UnionPlan.Signature(keys: plan.properties.map(\.key))
        var constants: [UnionPlan.Constant] = []
        var next = 0
        for property in plan.properties {
            while next < shape.properties.count, shape.properties[next].wireName != property.wireName { next += 1 }
            guard next < shape.properties.count else { break }
            let declared = shape.properties[next]
            signature.types.append(catalog.type(of: declared.use))
            // A null that is not encoded must not be missed when the value is decoded again.
            let isWritten = !property.sendsNull || plan.hasEncoding
            if declared.isRequired, isWritten { signature.required.append(property.key) }
            if let constant = constant(property, declared.use) { constants.append(constant) }
        }
        signature.constants = UnionPlan.Constant.most(telling: constants)
        return signature
    }

    /// What a constant must be; an enum that keeps what it does not know would decode from anything. Code that asks for a
    /// property that is marked as deprecated would compile with a warning.
    private func constant(_ property: PropertyPlan, _ use: SchemaUse) -> UnionPlan.Constant? {
        guard !property.hasDeprecationAttribute else { return nil }
        let target = catalog.graph.target(of: use).schema
        guard case .enumeration(let enumeration) = catalog.graph.schema(target).kind else { return nil }
        if enumeration.base == .boolean {
            guard !property.isOptional, enumeration.values.count == 1,
                case .bool(let flag) = enumeration.values[0].literal
            else {
                return nil
            }
            return UnionPlan.Constant(property: property.name, value: .flag(flag))
        }
        guard let planned = catalog.indexes[target].flatMap({ enums[$0] }), planned.plan.style == .open else {
            return nil
        }
        let names = planned.plan.cases.map(\.name)
        guard property.isOptional ? names.count == 1 : names.count <= 6 else { return nil }
        let type = property.isOptional ? catalog.type(of: use, in: owner).unwrapped : nil
        return UnionPlan.Constant(
            property: property.name,
            tellsNull: property.tellsNull,
            value: .cases(names, stating: type)
        )
    }
}
