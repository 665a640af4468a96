/// A declaration that a template states with `{% declare method operation.function in service.repository %}`, beside
/// the text that declares it, so that nothing has to parse that text.
public struct TemplateDeclaration: Sendable, Hashable {
    /// The keyword after `declare`.
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
        /// A declaration that is visible in its file alone, such as a private type.
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

/// `{% declare kind name in owner %}`
struct DeclarationNode: Sendable {
    /// A name as a path, or in quotation marks.
    enum Name: Sendable {
        case path(PathNode)
        case literal(String)
    }

    let kind: TemplateDeclaration.Kind
    let name: Name
    let owner: PathNode?
}

extension TemplateParser {
    mutating func declaration(_ token: TemplateToken) -> TemplateNode? {
        read(token) { reader in
            guard let kind = reader.next?.keyword.flatMap(TemplateDeclaration.Kind.init(rawValue:)) else {
                return reader.failExpecting(
                    "one of " + TemplateMessages.list(TemplateDeclaration.Kind.allCases.map(\.rawValue)))
            }
            reader.advance()
            let name: DeclarationNode.Name
            if case .string? = reader.next?.kind, let text = reader.string() {
                name = .literal(text)
            } else {
                guard let path = reader.path() else { return nil }
                name = .path(path)
            }
            let isOwned = kind.isMember && reader.expect(keyword: "in", and: "a type")
            return .declaration(DeclarationNode(kind: kind, name: name, owner: isOwned ? reader.path() : nil))
        }
    }
}

extension Program {
    /// `{% declare %}`: a name is a literal, or the number of a path.
    struct Declaration: Sendable {
        enum Name: Sendable {
            case path(Int)
            case literal(String)
        }

        var kind: TemplateDeclaration.Kind
        var name: Name
        var owner: Int?
    }
}

extension ProgramCompiler {
    mutating func compileDeclaration(_ declaration: DeclarationNode) {
        let name: Program.Declaration.Name?
        switch declaration.name {
        case .literal(let text): name = .literal(text)
        case .path(let path): name = text(at: path).map { .path($0) }
        }
        let owner = declaration.owner.map { text(at: $0) }
        guard let name, owner != .some(nil) else { return }
        let found = Program.Declaration(kind: declaration.kind, name: name, owner: owner ?? nil)
        emit(.declare(add(found, to: \.declarations)))
    }

    /// The number of a path, which must lead to a text.
    private mutating func text(at path: PathNode) -> Int? {
        guard let found = resolve(path) else { return nil }
        if case .text = found.kind { return found.number }
        report(TemplateMessages.notPrintable(path.text, found.kind, path.span.range(in: file)))
        return nil
    }
}
