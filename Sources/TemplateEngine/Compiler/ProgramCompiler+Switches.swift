extension ProgramCompiler {
    mutating func compileSwitch(_ node: SwitchNode) {
        let list = resolve(node.list)
        let type = caseType(list?.kind, of: node)
        let outer = scope
        let slot = scope.add(node.name.text, type.map { type in .view { type } } ?? Self.unknown)
        let keys = node.keys.compactMap { key($0, of: type) }
        let number = program.switches.count
        let group = program.groups.count
        program.groups += [GroupStyle(kind: .fill), GroupStyle(kind: .block)]
        program.switches.append(
            Program.Switch(
                list: list?.number ?? 0,
                slot: slot,
                keys: keys,
                // What can't use arguments is said once, whatever is wanted for the rest.
                mergesArms: mergesArms || !keys.contains { $0.position != nil },
                isAlways: node.isAlways,
                hasDefault: node.otherwise != nil,
                indentation: node.indentation,
                patterns: (group, group + 1, separator(", "))
            )
        )
        emit(.choose(Int32(clamping: number)))
        compile(node.body)
        program.switches[number].bodyEnd = program.code.count
        scope.leave(to: outer)
        compile(node.otherwise ?? [])
        program.switches[number].end = program.code.count
    }

    /// The type of the list's views, if they are cases of an enum.
    private mutating func caseType(_ kind: ViewField.Kind?, of node: SwitchNode) -> ViewType? {
        guard let kind else { return nil }
        if case .views(let type) = kind, type().argumentFields != nil { return type() }
        report(TemplateMessages.notCases(text(node.list), kind, node.list.span.range(in: file)))
        return nil
    }

    private mutating func key(_ path: PathNode, of type: ViewType?) -> Program.Switch.Key? {
        guard let type, resolve(path) != nil, let field = type.index(of: path.names[1].text) else { return nil }
        return Program.Switch.Key(field: field, position: type.argumentFields?.firstIndex(of: field))
    }
}
