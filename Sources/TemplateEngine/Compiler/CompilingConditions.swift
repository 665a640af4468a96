import Diagnostics

extension ProgramCompiler {
    mutating func compileBranch(_ branch: BranchNode) {
        var exits: [Int] = []
        for (index, arm) in branch.arms.enumerated() {
            let skips = compile(arm)
            if index < branch.arms.count - 1 || !branch.otherwise.isEmpty {
                exits.append(program.code.count)
                emit(.jump(to: 0))
            }
            patch(skips)
        }
        compile(branch.otherwise)
        patch(exits)
    }

    /// Compiles a condition with its body; the result says which jumps still need their target. What a condition found true
    /// is kept for its body, which often prints it.
    private mutating func compile(_ arm: BranchNode.Arm) -> [Int] {
        let skips = compile(arm.condition, jumpWhen: false)
        guard case .truth = arm.condition, let start = skips.first, case .branch(let path, _, _) = program.code[start]
        else {
            compile(arm.body)
            return skips
        }
        let outer = scope
        let slot = scope.addHidden()
        held.append(HeldValue(path: key(of: Int(path)), slot: slot))
        compile(arm.body)
        if held.removeLast().isUsed { program.code[start] = .hold(path: path, slot: Int32(clamping: slot), to: 0) }
        scope.leave(to: outer)
        return skips
    }

    /// Emits code that jumps when the condition is `jumpWhen` and falls through otherwise; the result says which jumps
    /// still need their target.
    private mutating func compile(_ condition: ConditionNode, jumpWhen: Bool) -> [Int] {
        switch condition {
        case .truth(let path): return compileTruth(path, jumpWhen: jumpWhen)
        case .any(let path): return compileSearch(path, jumpWhen: jumpWhen)
        case .comparison(let path, let isEqual, let literal, let span):
            return compileComparison(path, isEqual, literal, span, jumpWhen: jumpWhen)
        case .not(let inner): return compile(inner, jumpWhen: !jumpWhen)
        case .and(let left, let right): return compile(left, right, decidedBy: false, jumpWhen: jumpWhen)
        case .or(let left, let right): return compile(left, right, decidedBy: true, jumpWhen: jumpWhen)
        }
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

    private mutating func compileTruth(_ path: PathNode, jumpWhen: Bool) -> [Int] {
        guard let found = resolve(path) else { return [] }
        if case .number = found.kind { report(TemplateMessages.notACondition(text(path), path.span.range(in: file))) }
        emit(.branch(path: Int32(clamping: found.number), when: jumpWhen, to: 0))
        return [program.code.count - 1]
    }

    private mutating func compileSearch(_ path: PathNode, jumpWhen: Bool) -> [Int] {
        guard let found = resolveSearch(path) else { return [] }
        program.searches.append(found)
        emit(.branchAny(Int32(clamping: program.searches.count - 1), when: jumpWhen, to: 0))
        return [program.code.count - 1]
    }

    private mutating func compileComparison(
        _ path: PathNode, _ isEqual: Bool, _ literal: LiteralNode, _ span: TextSpan, jumpWhen: Bool
    ) -> [Int] {
        guard let found = resolve(path) else { return [] }
        switch (found.kind, literal) {
        case (.text(let words?), .text(let word)) where !words.contains(word):
            report(TemplateMessages.impossibleWord(word, text(path), words, span.range(in: file)))
        case (.text, .text), (.foreign, .text), (.number, .number), (.flag, .flag): break
        default: report(TemplateMessages.badComparison(text(path), found.kind, span.range(in: file)))
        }
        program.comparisons.append(Program.Comparison(path: found.number, isEqual: isEqual, literal: literal))
        emit(.branchComparison(Int32(clamping: program.comparisons.count - 1), when: jumpWhen, to: 0))
        return [program.code.count - 1]
    }

    /// Lets jumps go to the next instruction.
    private mutating func patch(_ jumps: [Int]) {
        let target = Int32(clamping: program.code.count)
        for index in jumps {
            switch program.code[index] {
            case .jump: program.code[index] = .jump(to: target)
            case .branch(let path, let when, _): program.code[index] = .branch(path: path, when: when, to: target)
            case .hold(let path, let slot, _): program.code[index] = .hold(path: path, slot: slot, to: target)
            case .branchAny(let number, let when, _): program.code[index] = .branchAny(number, when: when, to: target)
            case .branchComparison(let number, let when, _):
                program.code[index] = .branchComparison(number, when: when, to: target)
            default: break
            }
        }
    }
}
