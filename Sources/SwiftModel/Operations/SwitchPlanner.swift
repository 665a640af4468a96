/// Groups the cases of an API enum into the arms of a switch.
struct SwitchPlanner {
    /// What one case says: nothing, or something that is the same for all cases with the same key.
    struct Content {
        /// Says everything that the arm's text depends on, except the names that it binds.
        var key: Key
        /// The arguments of the case that the arm binds.
        var arguments: [SwiftIdentifier]
    }

    /// What cases have in common that share an arm, besides the arguments and their types.
    enum Key: Hashable {
        case texts([String])
        case flag(Bool)
        case path(PathPlan)
        case method(MethodPlan)
        case param(ParamPlan.Content)
        case values([RequestValue])
        case body(BodyPlan)
        case parameters([RequestValue], BodyPlan)
        case security([SecurityAlternativePlan])
        case errors([ErrorPlan])
    }

    private struct GroupKey: Hashable {
        var said: Key
        var arguments: [SwiftIdentifier]
        var types: [SwiftType]
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

    /// The switch that says `content` of each operation, by its index, since a plan is too large to be handed around; nil
    /// stands for nothing.
    func plan(default defaultArm: Default, _ content: (Int) -> Content?) -> SwitchPlan {
        var groups: [Group] = []
        var groupIndex: [GroupKey: Int] = [:]
        var hasDefault = false
        for index in operations.indices {
            guard let said = content(index) else {
                if defaultArm != .never {
                    hasDefault = true
                    continue
                }
                groups.append(Group(members: [index], patterns: [cases[index]], bindsNothing: true))
                continue
            }
            let pattern = pattern(at: index, binding: said.arguments)
            if arms == .merged {
                let types =
                    said.arguments.isEmpty
                    ? [] : operations[index].caseArguments.filter { said.arguments.contains($0.identifier) }.map(\.type)
                let key = GroupKey(said: said.key, arguments: said.arguments, types: types)
                if let found = groupIndex[key] {
                    groups[found].members.append(index)
                    groups[found].patterns.append(pattern)
                    continue
                }
                groupIndex[key] = groups.count
            }
            groups.append(Group(members: [index], patterns: [pattern], bindsNothing: said.arguments.isEmpty))
        }
        var plan = SwitchPlan(arms: [], hasDefault: hasDefault, defaultOperation: nil)
        if defaultArm == .majority, !hasDefault, let largest = largestGroup(groups) {
            plan.defaultOperation = groups[largest].members[0]
            plan.hasDefault = groups.count > 1
            groups.remove(at: largest)
        }
        plan.arms = groups.map { SwitchPlan.Arm(patterns: $0.patterns, operation: $0.members[0]) }
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
    private func pattern(at index: Int, binding arguments: [SwiftIdentifier]) -> String {
        guard !arguments.isEmpty else { return cases[index] }
        var pattern = cases[index] + "("
        for (position, argument) in operations[index].caseArguments.enumerated() {
            if position > 0 { pattern += ", " }
            if arguments.contains(argument.identifier) {
                pattern += "let "
                pattern += argument.name
            } else {
                pattern += "_"
            }
        }
        return pattern + ")"
    }
}
