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
