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
        var reader = WordReader(token, in: file)
        guard let kind = reader.next?.keyword.flatMap(TemplateDeclaration.Kind.init(rawValue:)) else {
            let kinds = TemplateDeclaration.Kind.allCases.map { "`\($0.rawValue)`" }
            reader.failExpecting("one of " + kinds.joined(separator: ", "))
            return failed(reader)
        }
        reader.advance()
        let name: DeclarationNode.Name?
        if case .string(let text)? = reader.next?.kind {
            reader.advance()
            name = .literal(text)
        } else {
            name = reader.path().map { .path($0) }
        }
        var owner: PathNode?
        if kind.isMember, reader.problem == nil {
            if reader.skip(keyword: "in") { owner = reader.path() } else { reader.failExpecting("`in` and a type") }
        }
        reader.expectEnd()
        guard let name, reader.problem == nil else { return failed(reader) }
        return .declaration(DeclarationNode(kind: kind, name: name, owner: owner))
    }
}

extension Program {
    /// `{% declare %}`: a name of its own, or the number of the path that leads to it.
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
        program.declarations.append(.init(kind: declaration.kind, name: name, owner: owner ?? nil))
        emit(.declare(Int32(clamping: program.declarations.count - 1)))
    }

    /// The number of a path that leads to a text.
    private mutating func text(at path: PathNode) -> Int? {
        guard let found = resolve(path) else { return nil }
        if case .text = found.kind { return found.number }
        report(TemplateMessages.notPrintable(text(path), found.kind, path.span.range(in: file)))
        return nil
    }
}
