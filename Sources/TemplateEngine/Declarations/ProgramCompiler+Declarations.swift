extension Program {
    /// `{% declare %}`: a name of its own, or the number of the path that leads to it.
    struct Declaration: Sendable {
        enum Name: Sendable {
            case path(Int)
            case literal(String)
        }

        let kind: TemplateDeclaration.Kind
        let name: Name
        let owner: Int?
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
