import Diagnostics

extension ProgramCompiler {
    /// The type of a name whose value could not be resolved: the error is reported, what follows from it is not.
    static var unknown: ViewField.Kind { .view { unknownType } }

    private static let unknownType = ViewType("unknown", "", fields: [])

    /// The number of a path and what it leads to; a name that nobody knows is reported.
    mutating func resolve(_ path: PathNode) -> (number: Int, kind: ViewField.Kind)? {
        let first = path.names[0]
        guard let binding = scope.find(first.text) else {
            if first.text == "loop", let slot = scope.loops.last { return resolveLoop(path, slot) }
            var candidates = scope.visible.map(\.name)
            if !scope.loops.isEmpty { candidates.append("loop") }
            report(TemplateMessages.unknownName(first.text, among: candidates, first.span.range(in: file)))
            return nil
        }
        guard let (fields, kind) = follow(path, from: 1, of: binding.kind) else { return nil }
        if case .view(let type) = kind, type() === Self.unknownType { return nil }
        usedSlots[current].insert(binding.slot)
        return (number(of: whereHeld(PathKey(slot: binding.slot, fields: fields))), kind)
    }

    /// The same value where a condition has left it, or what leads to it.
    private mutating func whereHeld(_ path: PathKey) -> PathKey {
        var path = path
        while let index = held.lastIndex(where: { $0.path.leads(to: path) }) {
            held[index].isUsed = true
            path = PathKey(slot: held[index].slot, fields: Array(path.fields[held[index].path.fields.count...]))
        }
        return path
    }

    /// What `any path` looks through: the list that the path leads to first, and the fields to follow from there.
    mutating func resolveSearch(_ path: PathNode) -> Program.Search? {
        for count in 1..<path.names.count {
            let start = PathNode(names: Array(path.names[..<count]), span: path.span)
            guard let found = resolve(start) else { return nil }
            guard case .views(let type) = found.kind else { continue }
            guard let (fields, kind) = follow(path, from: count, of: .view(type)) else { return nil }
            if case .number = kind { report(TemplateMessages.notACondition(text(path), path.span.range(in: file))) }
            return Program.Search(list: found.number, fields: program.addPath(fields))
        }
        report(TemplateMessages.anyWithoutList(text(path), path.span.range(in: file)))
        return nil
    }

    /// A path's fields from the name at `start` on, by their places among the program's, and what they lead to.
    private mutating func follow(_ path: PathNode, from start: Int, of owner: ViewField.Kind) -> (
        fields: [Int], kind: ViewField.Kind
    )? {
        var kind = owner
        var fields: [Int] = []
        for (index, name) in path.names.enumerated().dropFirst(start) {
            if case .views(let type) = kind, type().isKeyed {
                fields.append(key(name.text))
                kind = .view(type)
                continue
            }
            guard case .view(let type) = kind else {
                let owner = path.names[..<index].map(\.text).joined(separator: ".")
                report(TemplateMessages.notAView(owner, kind, name.text, name.span.range(in: file)))
                return nil
            }
            let view = type()
            guard view !== Self.unknownType else { return nil }
            guard let field = view.index(of: name.text) else {
                report(TemplateMessages.unknownField(name.text, of: view, name.span.range(in: file)))
                return nil
            }
            fields.append(read(Program.Field(view: view, number: field)))
            kind = view.fields[field].kind
        }
        return (fields, kind)
    }

    /// The place of a field among the program's.
    mutating func read(_ field: Program.Field) -> Int {
        if let known = fieldNumbers[field] { return known }
        fieldNumbers[field] = program.fields.count
        program.fields.append(field)
        return program.fields.count - 1
    }

    /// What stands among the numbers of fields for the element of a list that has this name.
    private mutating func key(_ name: String) -> Int {
        if let known = program.keys.firstIndex(of: name) { return ~known }
        program.keys.append(name)
        return ~(program.keys.count - 1)
    }

    private mutating func resolveLoop(_ path: PathNode, _ slot: Int) -> (number: Int, kind: ViewField.Kind)? {
        guard path.names.count == 2 else {
            report(TemplateMessages.loopNeedsField(path.span.range(in: file)))
            return nil
        }
        let kinds: [ViewField.Kind] = [.flag, .flag, .number]
        let names = ["first", "last", "index"]
        let name = path.names[1]
        guard let index = names.firstIndex(of: name.text) else {
            report(TemplateMessages.unknownLoopField(name.text, among: names, name.span.range(in: file)))
            return nil
        }
        usedPositions.insert(slot)
        return (number(of: PathKey(slot: slot + index, fields: [])), kinds[index])
    }

    func key(of path: Int) -> PathKey {
        let path = program.paths[path]
        return PathKey(slot: path.slot, fields: Array(program.pathReads[path.firstField..<path.endField]))
    }

    mutating func number(of path: PathKey) -> Int {
        if let number = pathNumbers[path] { return number }
        let number = program.paths.count
        program.paths.append(Program.Path(slot: path.slot, fields: program.addPath(path.fields)))
        pathNumbers[path] = number
        return number
    }

    /// The path as it is written.
    func text(_ path: PathNode) -> String { path.names.map(\.text).joined(separator: ".") }
}
