import Diagnostics

extension ProgramCompiler {
    /// The type of a name whose value couldn't be resolved. That error is reported already, so uses of the name aren't.
    static var unknown: ViewField.Kind { .view { unknownType } }

    private static let unknownType = ViewType("unknown", "", fields: [])

    /// Looks up a path: its number in the program and the kind of its value. An unknown name is reported.
    mutating func resolve(_ path: PathNode) -> (number: Int, kind: ViewField.Kind)? {
        let root = path.root
        guard let binding = scope.find(root.text) else {
            if root.text == "loop", let slot = scope.loops.last { return resolveLoop(path, slot) }
            var candidates = scope.visible.map(\.name)
            if !scope.loops.isEmpty { candidates.append("loop") }
            report(
                .unknownName, "unknown name `\(root.text)`", at: root.span,
                help: TemplateMessages.remedy(for: root.text) ?? TemplateMessages.suggestion(root.text, candidates))
            return nil
        }
        guard let (fields, kind) = follow(path, from: 1, of: binding.kind) else { return nil }
        if case .view(let type) = kind, type() === Self.unknownType { return nil }
        usedSlots[current].insert(binding.slot)
        return (number(of: whereHeld(PathKey(slot: binding.slot, fields: fields))), kind)
    }

    /// Rewrites a path that begins with a held value (`HeldValue`), to start at the slot of that value.
    private mutating func whereHeld(_ path: PathKey) -> PathKey {
        var path = path
        while let index = held.lastIndex(where: { $0.path.leads(to: path) }) {
            held[index].isUsed = true
            path = PathKey(slot: held[index].slot, fields: Array(path.fields[held[index].path.fields.count...]))
        }
        return path
    }

    /// Resolves the path of `any path`: the first list on it, and the fields to follow from each element.
    mutating func resolveSearch(_ path: PathNode) -> Program.Search? {
        for count in 1..<path.names.count {
            let start = PathNode(names: Array(path.names[..<count]), span: path.span)
            guard let found = resolve(start) else { return nil }
            guard case .views(let type) = found.kind else { continue }
            guard let (fields, kind) = follow(path, from: count, of: .view(type)) else { return nil }
            if case .number = kind { report(TemplateMessages.notACondition(path.text, path.span.range(in: file))) }
            return Program.Search(list: found.number, fields: program.addPath(fields))
        }
        report(
            .wrongType, "`\(path.text)` leads through no list", at: path.span,
            help: "`any` asks for a field of a list's elements: `any service.operations.errors`")
        return nil
    }

    /// Follows a path from the name at `start`: its fields as indices in `program.fields`, and the kind of its value.
    private mutating func follow(_ path: PathNode, from start: Int, of owner: ViewField.Kind) -> (
        fields: [Int], kind: ViewField.Kind
    )? {
        var kind = owner
        var fields: [Int] = []
        leadsToLiteral = false
        for (index, name) in path.names.enumerated().dropFirst(start) {
            if case .views(let type) = kind, type().isKeyed {
                fields.append(key(name.text))
                kind = .view(type)
                continue
            }
            guard case .view(let type) = kind else {
                let owner = path.names[..<index].map(\.text).joined(separator: ".")
                report(
                    .wrongType, "`\(owner)` is \(TemplateMessages.words(for: kind)) and has no field `\(name.text)`",
                    at: name.span)
                return nil
            }
            let view = type()
            guard view !== Self.unknownType else { return nil }
            guard let field = view.index(of: name.text) else {
                report(
                    .unknownField, "view `\(view.name)` has no field `\(name.text)`", at: name.span,
                    help: TemplateMessages.suggestion(name.text, view.fields.map(\.name)))
                return nil
            }
            fields.append(read(Program.Field(view: view, number: field)))
            kind = view.fields[field].kind
            leadsToLiteral = view.fields[field].isLiteral
        }
        return (fields, kind)
    }

    mutating func read(_ field: Program.Field) -> Int {
        if let known = fieldNumbers[field] { return known }
        fieldNumbers[field] = program.fields.count
        program.fields.append(field)
        return program.fields.count - 1
    }

    /// The number that represents a list element's name among a path's fields: `~index` in `program.keys`.
    private mutating func key(_ name: String) -> Int {
        if let known = program.keys.firstIndex(of: name) { return ~known }
        program.keys.append(name)
        return ~(program.keys.count - 1)
    }

    private mutating func resolveLoop(_ path: PathNode, _ slot: Int) -> (number: Int, kind: ViewField.Kind)? {
        guard path.names.count == 2 else {
            report(.unknownField, "`loop` is `loop.first`, `loop.last` or `loop.index`", at: path.span)
            return nil
        }
        let kinds: [ViewField.Kind] = [.flag, .flag, .number]
        let names = ["first", "last", "index"]
        let name = path.names[1]
        guard let index = names.firstIndex(of: name.text) else {
            report(
                .unknownField, "`loop` has no field `\(name.text)`", at: name.span,
                help: TemplateMessages.suggestion(name.text, names))
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
}

extension ProgramCompiler {
    mutating func compileBranch(_ branch: BranchNode) {
        var exits: [Int] = []
        for (index, arm) in branch.arms.enumerated() {
            let skips = compile(arm)
            if index < branch.arms.count - 1 || !branch.otherwise.isEmpty { exits.append(emit(.jump(to: 0))) }
            patch(skips)
        }
        compile(branch.otherwise)
        patch(exits)
    }

    /// Compiles a condition with its body, and returns the jumps that still need a target. A value that the condition
    /// found true is kept in a slot, since the body often prints it.
    private mutating func compile(_ arm: BranchNode.Arm) -> [Int] {
        let skips = compile(arm.condition, jumpWhen: false)
        guard case .truth = arm.condition, let start = skips.first,
            case .branch(.truth(let path), _, _) = program.code[start]
        else {
            compile(arm.body)
            return skips
        }
        let outer = scope
        let slot = scope.reserve(1)
        held.append(HeldValue(path: key(of: Int(path)), slot: slot))
        compile(arm.body)
        if held.removeLast().isUsed { program.code[start] = .hold(path: path, slot: Int32(clamping: slot), to: 0) }
        scope.leave(to: outer)
        return skips
    }

    /// Emits code that jumps when the condition is `jumpWhen` and continues otherwise. Returns the jumps that still
    /// need a target.
    private mutating func compile(_ condition: ConditionNode, jumpWhen: Bool) -> [Int] {
        let test: Instruction.Test?
        switch condition {
        case .truth(let path): test = compileTruth(path)
        case .any(let path): test = resolveSearch(path).map { .any(add($0, to: \.searches)) }
        case .comparison(let path, let isEqual, let other, let span):
            test = compileComparison(path, isEqual, other, span)
        case .not(let inner): return compile(inner, jumpWhen: !jumpWhen)
        case .and(let left, let right): return compile(left, right, decidedBy: false, jumpWhen: jumpWhen)
        case .or(let left, let right): return compile(left, right, decidedBy: true, jumpWhen: jumpWhen)
        }
        return test.map { [emit(.branch($0, when: jumpWhen, to: 0))] } ?? []
    }

    /// `and` is decided when its left side is false, `or` when it is true.
    private mutating func compile(_ left: ConditionNode, _ right: ConditionNode, decidedBy: Bool, jumpWhen: Bool)
        -> [Int]
    {
        if jumpWhen == decidedBy { return compile(left, jumpWhen: jumpWhen) + compile(right, jumpWhen: jumpWhen) }
        let skips = compile(left, jumpWhen: decidedBy)
        let jumps = compile(right, jumpWhen: jumpWhen)
        patch(skips)
        return jumps
    }

    private mutating func compileTruth(_ path: PathNode) -> Instruction.Test? {
        guard let found = resolve(path) else { return nil }
        if case .number = found.kind { report(TemplateMessages.notACondition(path.text, path.span.range(in: file))) }
        return .truth(path: Int32(clamping: found.number))
    }

    private mutating func compileComparison(
        _ path: PathNode, _ isEqual: Bool, _ other: ConditionNode.Operand, _ span: TextSpan
    ) -> Instruction.Test? {
        guard let found = resolve(path) else { return nil }
        var comparison = Program.Comparison(path: found.number, isEqual: isEqual, other: .path(0))
        switch other {
        case .literal(let literal):
            check(path, of: found.kind, against: literal, at: span)
            comparison.other = .literal(literal)
        case .path(let other):
            guard let second = resolve(other) else { return nil }
            if !found.kind.isComparable(with: second.kind) {
                let words = [found.kind, second.kind].map(TemplateMessages.words)
                report(
                    .wrongType, "`\(path.text)` is \(words[0]), `\(other.text)` is \(words[1]): they can't be compared",
                    at: span)
            }
            comparison.other = .path(second.number)
        }
        return .comparison(add(comparison, to: \.comparisons))
    }

    private mutating func check(
        _ path: PathNode, of kind: ViewField.Kind, against literal: LiteralNode, at span: TextSpan
    ) {
        switch (kind, literal) {
        case (.text(let words?), .text(let word)) where !words.contains(word):
            report(
                .impossibleWord, "`\(path.text)` is never \"\(word)\"", at: span,
                help: TemplateMessages.suggestion(word, words))
        case (.text, .text), (.foreign, .text), (.number, .number), (.flag, .flag): break
        default:
            let words = TemplateMessages.words(for: kind)
            report(.wrongType, "`\(path.text)` is \(words) and never equals this", at: span)
        }
    }

    /// Makes jumps lead to the next instruction.
    private mutating func patch(_ jumps: [Int]) {
        let target = Int32(clamping: program.code.count)
        for index in jumps {
            switch program.code[index] {
            case .jump: program.code[index] = .jump(to: target)
            case .branch(let test, let when, _): program.code[index] = .branch(test, when: when, to: target)
            case .hold(let path, let slot, _): program.code[index] = .hold(path: path, slot: slot, to: target)
            default: break
            }
        }
    }
}
