import APIModel

/// The Swift code of an API before it is laid out: every declared name, every type and every expression is decided;
/// templates decide the order and the look of declarations.
public struct SwiftPlan: Sendable {
    /// The API's title as the description gives it.
    public let title: String
    public let version: String
    public let description: String?
    /// The vendor extensions of the document and of its `info`.
    public let extensions: [Extension]
    public let models: [ModelPlan]
    /// The conversions between the service's types and the app's; none where the app uses the service's types.
    public let mappers: [MapperPlan]
    /// The functions that the team writes for these conversions.
    public let conversions: ConversionsPlan?
    /// The team's rules for the app's types; nil where the app uses the service's types.
    public let entities: EntityRules?
    /// The names of inline types that the configuration changed.
    public let renamedTypes: Set<String>
    /// The word of the service to which each model belongs; nil for shared ones.
    public let owners: [String?]
    public let services: [ServicePlan]
    public let environment: EnvironmentPlan?
    public let securitySchemes: [SecuritySchemePlan]
    /// The support code that the planned code uses.
    public let support: [SupportSymbol]
    /// The names of the team's types that the planned code uses, with their modules.
    public let ownTypes: [OwnTypeName]
    /// Whether other descriptions use the same support code, which then knows no server.
    public let sharesSupport: Bool
    /// The prefix of the description's names where several share a module: `Users`; empty for a single one.
    public let descriptionPrefix: String
    /// Whether coding keys have the form that a decoder makes of keys in snake case.
    public let convertsKeys: Bool
    /// Whether bodies may be files, and replies be saved to files.
    public let usesFiles: Bool
    /// Whether tests get types for the responses of operations.
    public let hasReplies: Bool
    /// Whether views show queries.
    public let hasQueries: Bool

    /// Whether the code of services names servers.
    public var hasOwnServers: Bool {
        sharesSupport || services.contains { $0.operations.contains { $0.baseURL != nil } }
    }
}

extension SwiftPlan {
    /// The base URLs of requests whose client has none, as expressions. Support code that several descriptions share
    /// has none of them.
    public var serverURLs: [String] {
        guard !sharesSupport else { return [] }
        let own = services.flatMap(\.operations).compactMap(\.baseURL).filter { !$0.hasPrefix("/") }
        var urls = environment.flatMap { $0.defaultURL }.map { [$0] } ?? []
        for url in own.map(SwiftLiteral.quoted) where !urls.contains(url) { urls.append(url) }
        return urls
    }
}

/// The service that each model belongs to: the only one whose operations use it, or none where several do.
struct ModelOwnership {
    /// By the position of the model in the plan; nil for shared ones.
    let owners: [String?]

    init(
        _ services: [ServiceDraft], _ claims: OperationClaims, words: [String], models: [ModelPlan], types: ModelPlanner
    ) {
        var positions: [String: Int] = [:]
        for (index, model) in models.enumerated() { positions[model.name.raw] = index }
        var owners = [String?](repeating: nil, count: models.count)
        var isShared = [Bool](repeating: false, count: models.count)
        for (index, word) in words.enumerated() {
            let uses = services[index].operations.flatMap(ModelOwnership.uses).map(types.type(of:))
            let forms = claims.services[index].operations.compactMap(\.form).compactMap(types.formType(of:))
            let named = (uses + forms).flatMap(\.rootNames).compactMap { positions[$0] }
            for index in reached(from: named, over: { models[$0].references }) {
                if let owner = owners[index], owner != word { isShared[index] = true }
                owners[index] = word
            }
        }
        self.owners = owners.indices.map { isShared[$0] ? nil : owners[$0] }
    }

    private static func uses(of draft: OperationDraft) -> [SchemaUse] {
        draft.operation.parameters.map(\.use) + (draft.operation.channel?.uses ?? [])
            + draft.successes.compactMap(\.use) + draft.failures.map(\.use)
            + (draft.body?.content.use.map { [$0] } ?? []) + (draft.inputs.model.map { [$0] } ?? [])
    }
}

extension SwiftType {
    /// The names at the top level that the type refers to: `[Page<Item.Kind>]` → Page, Item.
    var rootNames: [String] {
        switch self {
        case .named(let name): return (name.path.first.map { [$0.raw] } ?? []) + name.arguments.flatMap(\.rootNames)
        case .optionalOf(let wrapped), .array(let wrapped): return wrapped.rootNames
        case .dictionary(let key, let value): return key.rootNames + value.rootNames
        }
    }
}

/// Declarations that keep old names working, for callers of the previous code.
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
    public struct Member: Sendable {
        /// A constant of the type, a property of its values, or a case that carries a value.
        public enum Kind: String, Sendable, CaseIterable {
            case constant
            case property
            case payload
        }

        public let kind: Kind
        /// The type that has it.
        public let owner: String
        public let name: String
        /// The type of the property, or of the value that a case carries.
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
        /// The parameters of the old method.
        public let arguments: [ArgumentPlan]
        /// The arguments that the new one gets: `id: id`, `page: nil`.
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

    /// The top-level types that have or contain the new names, once for each old name.
    public var subjects: [String] { types.map(\.subject) + members.map(\.owner.root) + methods.map(\.owner.root) }

    /// The old names of some of these types.
    public func part(of subjects: Set<String>) -> ForwarderPlan {
        ForwarderPlan(
            types: types.filter { subjects.contains($0.subject) },
            members: members.filter { subjects.contains($0.owner.root) },
            methods: methods.filter { subjects.contains($0.owner.root) })
    }
}

extension ForwarderPlan.TypeName { fileprivate var subject: String { (owner ?? target).root } }

extension String {
    /// `Order.Status` → `Order`
    fileprivate var root: String { String(prefix { $0 != "." }) }
}
