/// A value that is one of several types.
public struct UnionPlan: Sendable {
    public struct Case: Sendable {
        public var name: SwiftIdentifier
        public var type: SwiftType
        public var documentation: [String]
        /// The discriminator's values for this case.
        public var discriminatorValues: [String] = []
        /// The value that is written beside a payload that does not write it itself.
        public var writtenDiscriminator: String?
        /// Whether it is taken where the discriminator is missing, or has none of the values.
        public var isDefault = false
        public var candidates: [Candidate] = []
    }

    /// The key that tells the cases apart.
    public struct Discriminator: Sendable {
        public var name: SwiftIdentifier
        /// The raw value of the coding key.
        public var key: String
        var wireName: String

        /// Whether the coding key differs from the name.
        public var hasKey: Bool { key != name.raw }
    }

    public var cases: [Case] = []
    public var isIndirect: Bool
    public var hasUnknown: Bool
    public var hasDecoding: Bool
    public var hasEncoding: Bool
    public var discriminator: Discriminator?

    public var candidates: [Candidate] { cases.flatMap(\.candidates) }
}
