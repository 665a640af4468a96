import APIModel

/// What is known of a union's member before it is decoded: its kind of JSON, its keys, and its constants.
struct CandidateFacts {
    private let catalog: SchemaTypes
    private let structures: [Int: StructPlan]
    private let enums: [Int: PlannedEnum]

    init(_ catalog: SchemaTypes, structures: [Int: StructPlan], enums: [Int: PlannedEnum]) {
        self.catalog = catalog
        self.structures = structures
        self.enums = enums
    }

    func candidates(of use: SchemaUse, type: String, caseName: String) -> [UnionPlan.Candidate] {
        let index = catalog.graph.target(of: use).schema
        var candidate = UnionPlan.Candidate(kind: kind(of: index), type: type, caseName: caseName)
        switch catalog.graph.forms[index] {
        case .structure: describe(index, in: &candidate)
        case .array:
            if let use = catalog.graph.element(of: index),
                case .structure = catalog.graph.forms[catalog.graph.target(of: use).schema]
            {
                var inner = candidate
                describe(catalog.graph.target(of: use).schema, in: &inner)
                candidate.keys = inner.keys
            }
        case .enumeration:
            if let planned = catalog.indexes[index].flatMap({ enums[$0] }), planned.plan.style == .open,
                !planned.plan.isMixed
            {
                candidate.knownCondition = "\(type).allCases.contains($0)"
            }
        case .union: return nested(index, type: type, caseName: caseName)
        case .any, .plain, .map, .tuple, .typeParameter: break
        }
        return [candidate]
    }

    /// A union inside of a union takes all kinds of JSON that its own members take.
    private func nested(_ index: Int, type: String, caseName: String) -> [UnionPlan.Candidate] {
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
                var candidate = UnionPlan.Candidate(kind: kind(of: target), type: type, caseName: caseName)
                if case .structure = catalog.graph.forms[target] {
                    describe(target, in: &candidate)
                    candidate.condition = nil
                    candidate.required = []
                }
                if let known = result.firstIndex(where: { $0.kind == candidate.kind }) {
                    for key in candidate.keys where keys[known].insert(key).inserted { result[known].keys.append(key) }
                } else {
                    keys.append(Set(candidate.keys))
                    result.append(candidate)
                }
            }
        }
        return result
    }

    private func kind(of index: Int) -> String {
        switch catalog.graph.forms[index] {
        case .structure, .map: return "object"
        case .array, .tuple: return "array"
        case .any, .typeParameter, .union: return "any"
        case .enumeration:
            switch catalog.indexes[index].flatMap({ enums[$0] })?.base {
            case .string: return "string"
            case .integer: return "integer"
            case .number: return "number"
            default: return "any"
            }
        case .plain:
            switch catalog.graph.schema(index).kind {
            case .boolean: return "bool"
            case .integer: return "integer"
            case .number: return "number"
            case .string: return "string"
            case .enumeration(let enumeration): return enumeration.base == .boolean ? "bool" : "any"
            case .object, .map: return "object"
            case .array, .tuple: return "array"
            default: return "any"
            }
        }
    }

    private func describe(_ index: Int, in candidate: inout UnionPlan.Candidate) {
        guard let declared = catalog.indexes[index], let plan = structures[declared],
            case .object(let shape) = catalog.graph.schema(index).kind
        else { return }
        candidate.keys = plan.properties.map { $0.key ?? SwiftLiteral.quoted($0.name.raw) }
        candidate.types = plan.properties.map(\.type)
        var conditions: [String] = []
        var next = 0
        for property in plan.properties {
            while next < shape.properties.count, shape.properties[next].wireName != property.wireName { next += 1 }
            guard next < shape.properties.count else { break }
            let declared = shape.properties[next]
            // A null that is not encoded must not be missed when the value is decoded again.
            let isWritten = !property.sendsNull || plan.hasEncoding
            if declared.isRequired, isWritten {
                candidate.required.append(property.key ?? SwiftLiteral.quoted(property.name.raw))
            }
            if conditions.count < 3, let condition = condition(property, declared.use) { conditions.append(condition) }
        }
        candidate.condition = conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    }

    /// What a constant must be; an enum that keeps what it does not know would decode from anything.
    private func condition(_ property: PropertyPlan, _ use: SchemaUse) -> String? {
        let target = catalog.graph.target(of: use).schema
        guard case .enumeration(let enumeration) = catalog.graph.schema(target).kind else { return nil }
        if enumeration.base == .boolean {
            guard !property.isOptional, enumeration.values.count == 1,
                case .bool(let flag) = enumeration.values[0].literal
            else {
                return nil
            }
            return (flag ? "" : "!") + "$0." + property.name.member
        }
        guard let planned = catalog.indexes[target].flatMap({ enums[$0] }), planned.plan.style == .open else {
            return nil
        }
        let names = planned.plan.cases.map { ".\($0.name.member)" }
        if property.isOptional {
            let type = catalog.type(of: use, in: nil).unwrapped.text
            return names.count == 1 ? "[nil, \(type)\(names[0])].contains($0.\(property.name.member))" : nil
        }
        if names.count == 1 { return "$0.\(property.name.member) == \(names[0])" }
        return names.count <= 6 ? "[\(names.joined(separator: ", "))].contains($0.\(property.name.member))" : nil
    }
}
