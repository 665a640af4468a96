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
        /// What the description calls it, where that is not the name of its schema: the message of a channel.
        public var name: String?
        /// The values of the discriminator that mean this member.
        public var discriminatorValues: [String]
        /// Whether it stands for values of the discriminator that mean no member, and for a missing one (OpenAPI 3.2's
        /// `defaultMapping`).
        public var isDefault: Bool
        /// Where the message of a channel is written.
        public var origin: Origin = .none

        public init(use: SchemaUse, discriminatorValues: [String] = [], isDefault: Bool = false) {
            self.use = use
            name = nil
            self.discriminatorValues = discriminatorValues
            self.isDefault = isDefault
        }
    }

    /// Whether its members have names of their own, and so are cases each, whatever their schemas.
    public var hasNamedMembers: Bool { members.contains { $0.name != nil } }

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
