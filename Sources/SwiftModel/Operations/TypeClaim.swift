import APIModel

/// A name at the top level that something other than a model asks for: an API enum, a repository, an input.
struct TypeClaim {
    /// Stands for a claim until its name is known. There is none without a claim.
    struct Ticket: Hashable, Sendable { let position: Int }

    /// Orders claims of one name, whatever else the description holds.
    var key: String
    var proposal: String
    /// Names to try when the proposal is taken.
    var alternatives: @Sendable () -> [String] = { [] }
    var origin: Origin = .none
    /// What a team calls it, whatever the pack makes of it.
    var fixed: FixedName?
}

/// A schema that an operation speaks of and that may need a declaration of its own.
struct InlineRoot {
    /// Stands for a root until it is known whether a type is declared for it.
    struct Ticket: Hashable, Sendable { let position: Int }

    /// The name that it asks for, and those to try when it is taken.
    struct Names {
        var proposal: String
        var alternatives: @Sendable () -> [String] = { [] }
    }

    var use: SchemaUse
    var names: Names
    /// `POST /items body`: orders roots of one name, and says in messages what is meant.
    var key: String
    /// Whether it is sent as multipart, part by part.
    var isForm = false
    /// Whether it is called after the name of a parameter, so that an element is called after one of them: `SearchTag` for
    /// `tags`. What several operations share has a name of its own, as a list has (`TagsItem`).
    var isParameter = false
    var encodings: [PartEncoding] = []
    /// The component that it stands in, which several operations may share.
    var component: String?
    var origin: Origin = .none
}

extension InlineRoot.Names {
    init(_ proposal: String, in naming: OperationNaming) {
        self.init(proposal: proposal) { [naming.servicePrefix + proposal] }
    }
}

/// What operations share under a name: the inline type of such a component is called after it.
///
///     responses/Unauthorized    Unauthorized, or else UnauthorizedResponse
///     parameters/sort           Sort, or else SortParameter
enum SharedKind: String {
    case parameter
    case header
    case response
    case body

    func names(of component: String, style: IdentifierStyle) -> InlineRoot.Names {
        let name = style.name(of: component)
        return InlineRoot.Names(proposal: name) { [name + style.name(of: rawValue)] }
    }
}

extension API {
    /// Whether a schema may have to be declared under a name that follows from its operation: it has none of its own.
    func needsName(_ use: SchemaUse) -> Bool {
        var use = use
        for _ in 0..<100 {
            guard use.arguments.isEmpty else { return true }
            let isNamed = self[use.schema].name != nil
            switch self[use.schema].kind {
            case .any, .never, .null, .boolean, .integer, .number, .string, .typeParameter: return false
            case .alias(let next): use = next
            case .array(let shape) where !isNamed: use = shape.element
            case .map(let value) where !isNamed: use = value
            default: return !isNamed
            }
        }
        return true
    }
}
