/// What a template says that it declares, as `{% declare method operation.function in service.repository %}` does. It
/// stands beside the text that declares it, so that nobody has to read that text to know.
public struct TemplateDeclaration: Sendable, Hashable {
    /// The words behind `declare`.
    public enum Kind: String, Sendable, CaseIterable {
        case type
        case `protocol`
        case `case`
        /// A method that takes all arguments of its operation.
        case method
        /// A method that leaves out the arguments that have default values.
        case shortcut
        /// A method in which each argument that has a default value may be left out.
        case defaults
        /// Something for its file alone, such as a private type.
        case `private`

        /// Whether `in` and the name of a type follow the name.
        var isMember: Bool {
            switch self {
            case .case, .method, .shortcut, .defaults: true
            case .type, .protocol, .private: false
            }
        }
    }

    public let kind: Kind
    public let name: String
    /// The type of a member; empty for types.
    public let owner: String
}
