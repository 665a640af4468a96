/// A value that is one of several schemas.
public struct UnionShape: Sendable, Hashable {
    public enum Mode: String, Sendable, Hashable {
        case oneOf
        case anyOf
        /// A base schema with a discriminator whose heirs refer to it through `allOf`.
        case inheritance
        /// Several types in one `type` array.
        case types
    }

    public struct Member: Sendable, Hashable {
        public var use: SchemaUse
        /// The values of the discriminator that mean this member.
        public var discriminatorValues: [String]
        /// Whether it stands for values of the discriminator that mean no member, and for a missing one (OpenAPI 3.2's
        /// `defaultMapping`).
        public var isDefault: Bool

        public init(use: SchemaUse, discriminatorValues: [String] = [], isDefault: Bool = false) {
            self.use = use
            self.discriminatorValues = discriminatorValues
            self.isDefault = isDefault
        }
    }

    public var mode: Mode
    public var members: [Member]
    /// The wire name of the property that tells the members apart.
    public var discriminator: String?

    public init(mode: Mode, members: [Member], discriminator: String? = nil) {
        self.mode = mode
        self.members = members
        self.discriminator = discriminator
    }
}
