/// Groups the cases of an API enum into the arms of a switch.
struct SwitchPlanner {
    /// What one case says: nothing, or something that is the same for all cases with the same key.
    struct Content {
        /// Says everything that the arm's text depends on, except the names that it binds.
        var key: String
        /// The arguments of the case that the arm binds.
        var arguments: [String]
    }

    /// What a `default:` arm stands for.
    enum Default {
        /// For the cases that say nothing.
        case empty
        /// For the largest group of cases that bind nothing, as well.
        case majority
        /// There is none: each case is named.
        case never
    }

    let arms: OperationConventions.Arms
    let operations: [OperationPlan]
    /// The name of each operation's case.
    let cases: [String]

    /// The switch that says `content` of each operation; nil stands for nothing.
    func plan(default defaultArm: Default, _ content: (OperationPlan) -> Content?) -> SwitchPlan {
        var groups: [Group] = []
        var groupIndex: [String: Int] = [:]
        var hasDefault = false
        for (index, operation) in operations.enumerated() {
            guard let said = content(operation) else {
                if defaultArm != .never {
                    hasDefault = true
                    continue
                }
                groups.append(Group(members: [index], patterns: [cases[index]], bindsNothing: true))
                continue
            }
            let pattern = pattern(of: operation, case: cases[index], binding: said.arguments)
            let types = operation.caseArguments.filter { said.arguments.contains($0.name) }.map(\.type)
            let key = "\(said.key)|\(said.arguments.joined(separator: ","))|\(types.joined(separator: ","))"
            if arms == .merged, let found = groupIndex[key] {
                groups[found].members.append(index)
                groups[found].patterns.append(pattern)
            } else {
                groupIndex[key] = groups.count
                groups.append(Group(members: [index], patterns: [pattern], bindsNothing: said.arguments.isEmpty))
            }
        }
        var plan = SwitchPlan(arms: [], hasDefault: hasDefault, defaultOperation: nil)
        if defaultArm == .majority, !hasDefault, let largest = largestGroup(groups) {
            plan.defaultOperation = operations[groups[largest].members[0]]
            plan.hasDefault = groups.count > 1
            groups.remove(at: largest)
        }
        plan.arms = groups.map { SwitchPlan.Arm(patterns: $0.patterns, operation: operations[$0.members[0]]) }
        return plan
    }

    private struct Group {
        var members: [Int]
        var patterns: [String]
        var bindsNothing: Bool
    }

    private func largestGroup(_ groups: [Group]) -> Int? {
        var best: Int?
        for (index, group) in groups.enumerated() where group.bindsNothing && group.members.count > 1 {
            if group.members.count > (best.map { groups[$0].members.count } ?? 0) { best = index }
        }
        return best
    }

    /// `.updateUser(let id, _)`, or `.updateUser` where nothing is bound.
    private func pattern(of operation: OperationPlan, case name: String, binding arguments: [String]) -> String {
        guard !arguments.isEmpty else { return name }
        let parts = operation.caseArguments.map { arguments.contains($0.name) ? "let \($0.name)" : "_" }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }
}
