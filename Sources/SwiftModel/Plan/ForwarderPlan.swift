/// Old names that go on working: what the code declares besides, for callers of the code that there was before.
public struct ForwarderPlan: Sendable {
    /// `typealias Old = New`
    public struct TypeName: Sendable, Hashable {
        /// The type in which the old name was declared; nil at the top level.
        public let owner: String?
        public let name: String
        public let target: String
        /// The new name as a literal.
        public let renamed: String

        public init(owner: String?, name: String, target: String, renamed: String) {
            self.owner = owner
            self.name = name
            self.target = target
            self.renamed = renamed
        }
    }

    /// A case or a property under its old name.
    public struct Member: Sendable, Hashable {
        /// What a member is: one of the type, one of its values, or one of the type that carries something.
        public enum Kind: String, Sendable, CaseIterable {
            case constant
            case property
            case payload
        }

        public let kind: Kind
        /// The type that has it.
        public let owner: String
        public let name: String
        /// The type of the property, or of what a case carries.
        public let type: SwiftType
        /// The new name as a member: `.newest`, `title`.
        public let target: String
        public let renamed: String

        public init(kind: Kind, owner: String, name: String, type: SwiftType, target: String, renamed: String) {
            self.kind = kind
            self.owner = owner
            self.name = name
            self.type = type
            self.target = target
            self.renamed = renamed
        }
    }

    /// A method under its old name, or with its old arguments.
    public struct Method: Sendable {
        public let owner: String
        public let name: String
        public let target: String
        /// What the old method took.
        public let arguments: [ArgumentPlan]
        /// What the new one is given: `id: id`, `page: nil`.
        public let call: [String]
        public let response: ResponsePlan
        public let renamed: String

        public init(
            owner: String, name: String, target: String, arguments: [ArgumentPlan], call: [String],
            response: ResponsePlan, renamed: String
        ) {
            self.owner = owner
            self.name = name
            self.target = target
            self.arguments = arguments
            self.call = call
            self.response = response
            self.renamed = renamed
        }
    }

    public let types: [TypeName]
    public let members: [Member]
    public let methods: [Method]

    public init(types: [TypeName], members: [Member], methods: [Method]) {
        self.types = types
        self.members = members
        self.methods = methods
    }
}
