import APIModel
import Diagnostics

/// A value that is one of several types.
public struct UnionPlan: Sendable {
    public struct Case: Sendable {
        public let name: SwiftIdentifier
        public let type: SwiftType
        public let documentation: [String]
        /// The discriminator's values for this case.
        public let discriminatorValues: [String]
        /// The value that is written beside a payload that does not write it itself.
        public let writtenDiscriminator: String?
        /// Whether it is the case for a missing or unknown discriminator.
        public let isDefault: Bool
        public let candidates: [Candidate]
        /// The schema of the payload.
        let use: SchemaUse
    }

    /// The key that tells the cases apart.
    public struct Discriminator: Sendable {
        public let name: SwiftIdentifier
        /// The raw value of the coding key.
        public let key: String
        let wireName: String

        /// Whether the coding key differs from the name.
        public var hasKey: Bool { key != name.raw }
    }

    public let cases: [Case]
    public let isIndirect: Bool
    public let hasUnknown: Bool
    public let hasDecoding: Bool
    public let hasEncoding: Bool
    public let discriminator: Discriminator?

    public var candidates: [Candidate] { cases.flatMap(\.candidates) }
}

extension UnionPlan {
    /// One kind of JSON that a case may be decoded from.
    public struct Candidate: Sendable {
        /// A kind of JSON, named like the candidate's function.
        public enum Kind: String, Sendable, CaseIterable {
            case object
            case array
            case string
            case integer
            case number
            case bool
            case any
        }

        public let kind: Kind
        public let type: SwiftType
        /// The case that it is decoded to.
        public let name: SwiftIdentifier
        /// The facts that tell objects apart.
        public let signature: Signature
        /// Whether unknown values have to be distinguished from known ones, since the enum decodes both.
        public let isOpenEnum: Bool

        public var conditions: [Constant] { signature.constants }

        func with(_ signature: Signature) -> Candidate {
            Candidate(kind: kind, type: type, name: name, signature: signature, isOpenEnum: isOpenEnum)
        }

        /// `Status.allCases.contains($0)`
        public var knownCondition: String? { isOpenEnum ? "\(type.text).allCases.contains($0)" : nil }
    }

    /// The facts about objects that tell whether JSON fits; two cases with equal ones can't be told apart.
    public struct Signature: Sendable, Hashable {
        public let keys: [String]
        /// The types of the keys' values.
        let types: [SwiftType]
        public let required: [String]
        let constants: [Constant]

        init(keys: [String] = [], types: [SwiftType] = [], required: [String] = [], constants: [Constant] = []) {
            self.keys = keys
            self.types = types
            self.required = required
            self.constants = constants
        }

        /// This signature with further keys.
        func taking(_ others: [String]) -> Signature {
            var known = Set(keys)
            return Signature(keys: keys + others.filter { known.insert($0).inserted }, types: types)
        }
    }

    /// A condition on a property of a decoded value, `$0`.
    public struct Constant: Sendable, Hashable {
        enum Value: Sendable, Hashable {
            case flag(Bool)
            /// Some cases of an enum; its type is stated for a property that may be nil.
            case cases([SwiftIdentifier], stating: SwiftType?)
        }

        let property: SwiftIdentifier
        /// Whether the property is a `Nullable`, whose null is a value like any other.
        let tellsNull: Bool
        let value: Value

        /// `$0.kind == .dog`, `!$0.isGood`; for one of several values the property alone: `$0.kind`.
        public var text: String {
            let property = "$0." + property.member + (tellsNull ? "?.value" : "")
            switch value {
            case .flag(let flag): return (flag ? "" : "!") + property
            case .cases(let names, nil) where names.count == 1: return "\(property) == .\(names[0].member)"
            case .cases: return property
            }
        }

        /// The values that it may have: `nil`, `Dog.Kind.dog`; none where `text` is the whole condition.
        public var values: [String] {
            switch value {
            case .cases(let names, let type?): return ["nil"] + names.map { "\(type.text).\($0.member)" }
            case .cases(let names, nil) where names.count > 1: return names.map { ".\($0.member)" }
            case .flag, .cases: return []
            }
        }

        /// The order of conditions: by how much they allow, then by name, so that the order of keys decides nothing.
        private var breadth: (Int, Int, String) {
            switch value {
            case .flag: (0, 1, property.raw)
            case .cases(let names, let type): (type == nil ? 0 : 1, names.count, property.raw)
            }
        }

        /// The three most specific conditions, in their order: more would slow the compiler and distinguish little.
        static func most(telling constants: [Self]) -> [Self] {
            let chosen = constants.indices.sorted { constants[$0].breadth < constants[$1].breadth }.prefix(3)
            return chosen.sorted().map { constants[$0] }
        }
    }
}

/// Plans unions: one case per member, and how the case of a value is found.
struct UnionPlanner {
    let catalog: SchemaTypes
    let conventions: Conventions
    let structures: [Int: StructPlan]
    let enums: [Int: PlannedEnum]
    private var open: MemberNamer
    private var closed: MemberNamer

    init(_ catalog: SchemaTypes, _ conventions: Conventions, structures: [Int: StructPlan], enums: [Int: PlannedEnum]) {
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
        let discrimination = UnionDiscrimination(catalog: catalog, structures: structures)
        let discriminator = discrimination.find(schema, members)
        let hasDefault = members.contains(where: \.isDefault)
        // A channel may send messages that the description doesn't list, even if shapes tell its messages apart.
        let isOpen = discriminator != nil ? !hasDefault : members.contains { $0.name != nil }
        let hasUnknown = isOpen && hasUnknownCase(isReceived: isReceived)
        let wishes = members.map { MemberNamer.Wish(wireName: word(of: $0)) }
        let names = hasUnknown ? open.names(of: wishes, into: &bag) : closed.names(of: wishes, into: &bag)
        let isEntity = catalog.graph.isEntity(declaration.schema)
        var candidates = [[UnionPlan.Candidate]](repeating: [], count: members.count)
        if discriminator == nil {
            let facts = CandidateFacts(catalog: catalog, structures: structures, enums: enums, owner: index)
            candidates = zip(names, members).map { name, member in
                facts.candidates(of: member.use, type: catalog.type(of: member.use, in: index).unwrapped, named: name)
            }
        }
        if !isEntity {
            reportTwins(candidates, schema, &bag)
            candidates = withoutNeedlessKeys(candidates)
        }
        return UnionPlan(
            cases: members.indices.map { position in
                let member = members[position]
                let documentation = member.use.annotations.documentation
                return UnionPlan.Case(
                    name: names[position], type: catalog.type(of: member.use, in: index).unwrapped,
                    documentation: documentation.map { DocComment(description: $0).lines(width: 104) } ?? [],
                    discriminatorValues: discriminator?.values[position] ?? [],
                    writtenDiscriminator: discriminator.flatMap { discrimination.written($0, at: position, member) },
                    isDefault: discriminator != nil && member.isDefault, candidates: candidates[position],
                    use: member.use)
            }, isIndirect: isIndirect, hasUnknown: hasUnknown,
            hasDecoding: !isEntity && catalog.directions.isDecoded(declaration.schema),
            hasEncoding: !isEntity && catalog.directions.isEncoded(declaration.schema),
            discriminator: isEntity ? nil : discriminator.map { self.discriminator(named: $0.wireName) })
    }

    /// Removes the keys of a candidate that is the only one for objects or for arrays: it needs no distinction.
    private func withoutNeedlessKeys(_ candidates: [[UnionPlan.Candidate]]) -> [[UnionPlan.Candidate]] {
        let needless = [UnionPlan.Candidate.Kind.object, .array].filter { kind in
            candidates.joined().count { $0.kind == kind || $0.kind == .any } == 1
        }
        if needless.isEmpty { return candidates }
        return candidates.map { candidates in
            candidates.map { candidate in
                guard needless.contains(candidate.kind) else { return candidate }
                let (types, constants) = (candidate.signature.types, candidate.signature.constants)
                return candidate.with(UnionPlan.Signature(types: types, constants: constants))
            }
        }
    }

    private func hasUnknownCase(isReceived: Bool) -> Bool {
        switch conventions.models.unknownCases {
        case .always: return true
        case .never: return false
        case .responses: return isReceived
        }
    }

    /// Merges members whose Swift types are equal.
    private func distinct(_ members: [UnionShape.Member], in index: Int) -> [UnionShape.Member] {
        var types: [SwiftType: Int] = [:]
        var result: [UnionShape.Member] = []
        for member in members {
            let type = catalog.type(of: member.use, in: index).unwrapped
            if let first = types[type], member.name == nil {
                result[first].add(member)
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
        return UnionPlan.Discriminator(name: name, key: key, wireName: wireName)
    }

    private func reportTwins(_ candidates: [[UnionPlan.Candidate]], _ schema: Schema, _ bag: inout DiagnosticBag) {
        var first: [UnionPlan.Signature: String] = [:]
        for candidate in candidates.joined() where candidate.kind == .object {
            if let twin = first.updateValue(candidate.name.raw, forKey: candidate.signature) {
                return bag.report(
                    SwiftModelCodes.unionMember(
                        "`\(twin)` and `\(candidate.name.raw)` of union \(label(schema)) can't be told apart; `\(twin)` is always taken"
                    ).at(schema.origin.range))
            }
        }
    }
}

extension UnionPlanner {
    /// The word for a case: the name of its schema, the place of an inline one, or its kind.
    private func word(of member: UnionShape.Member) -> String { member.name ?? word(of: member.use, depth: 0) }

    private func word(of use: SchemaUse, depth: Int) -> String {
        let target = catalog.graph.target(of: use)
        let schema = catalog.graph.schema(target.schema)
        if let declared = catalog.indexes[target.schema] { return schema.name ?? catalog.declarations[declared].word }
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
