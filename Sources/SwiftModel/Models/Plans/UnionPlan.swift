/// A value that is one of several types.
public struct UnionPlan: Sendable {
    public struct Case: Sendable {
        public var name: SwiftIdentifier
        public var type: String
        public var documentation: [String]
        /// The discriminator's values for this case, as literals.
        public var discriminatorValues: [String]
        /// The same values as the description writes them.
        var kinds: [String] = []
        /// The value that is written beside a payload that does not write it itself.
        public var writtenDiscriminator: String?
        public var candidates: [Candidate]

        init(name: SwiftIdentifier, type: String) {
            self.name = name
            self.type = type
            documentation = []
            discriminatorValues = []
            writtenDiscriminator = nil
            candidates = []
        }
    }

    /// One kind of JSON that a case may be decoded from.
    public struct Candidate: Sendable {
        /// `object`, `string`…: the name of the candidate's function.
        public var kind: String
        public var type: String
        /// Literals.
        public var keys: [String]
        public var required: [String]
        /// The types of the keys' values.
        var types: [String] = []
        /// `$0.kind == .dog`
        public var condition: String?
        /// `Status.allCases.contains($0)`
        public var knownCondition: String?
        /// `.cat`
        public var caseName: String

        init(kind: String, type: String, caseName: String) {
            self.kind = kind
            self.type = type
            keys = []
            required = []
            condition = nil
            knownCondition = nil
            self.caseName = caseName
        }

        var signature: Signature { Signature(keys: keys, types: types, required: required, condition: condition) }
    }

    /// The key that tells the cases apart.
    public struct Discriminator: Sendable {
        public var name: SwiftIdentifier
        /// The raw value as a literal, where it differs from the name.
        public var key: String?
        var wireName: String
    }

    public var cases: [Case]
    public var isIndirect: Bool
    public var hasUnknown: Bool
    public var hasDecoding: Bool
    public var hasEncoding: Bool
    public var discriminator: Discriminator?

    public var candidates: [Candidate] { cases.flatMap(\.candidates) }

    init(isIndirect: Bool, hasUnknown: Bool) {
        cases = []
        self.isIndirect = isIndirect
        self.hasUnknown = hasUnknown
        hasDecoding = true
        hasEncoding = true
        discriminator = nil
    }

    /// All that tells objects apart; two cases with equal ones can't be told apart.
    struct Signature: Hashable {
        var keys: [String]
        var types: [String]
        var required: [String]
        var condition: String?
    }
}
