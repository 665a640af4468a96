/// The arms of a `{% switch %}`: which cases share one, and which are left to `default:`.
struct SwitchArms {
    private(set) var arms: [Arm] = []
    /// Whether cases are left that say nothing, or the same as `speaker`.
    private(set) var hasDefault = false
    /// The case that speaks for `default:`, where the switch has no words of its own for it.
    private(set) var speaker: Int?

    /// Cases by their positions in the list, and the arguments that their patterns bind.
    struct Arm {
        var cases: [Int]
        let arguments: [String]
    }

    /// What cases have in common that share an arm.
    private struct Key: Hashable {
        let values: [TemplateValue]
        let arguments: [String]
        let types: [String]
    }

    init(_ choice: Program.Switch, of views: any ViewList) {
        var known: [Key: Int] = [:]
        if choice.mergesArms { known.reserveCapacity(views.viewCount) }
        for index in 0..<views.viewCount {
            guard let view = views.view(at: index).asCase else { continue }
            let values = choice.keys.map { view.value(at: $0.field) }
            if choice.hasDefault, !values.contains(where: \.isTrue) {
                hasDefault = true
                continue
            }
            let arguments = SwitchArms.arguments(choice, of: view)
            if choice.mergesArms {
                let types = arguments.isEmpty ? [] : view.types(of: arguments)
                let key = Key(values: values, arguments: arguments, types: types)
                if let found = known[key] {
                    arms[found].cases.append(index)
                    continue
                }
                known[key] = arms.count
            }
            arms.append(Arm(cases: [index], arguments: arguments))
        }
        if !choice.hasDefault, !choice.binds { leaveMostFrequent() }
    }

    /// Whether all cases say the same without using their arguments.
    var areUniform: Bool { arms.isEmpty || (arms.count == 1 && !hasDefault && arms[0].arguments.isEmpty) }

    private static func arguments(_ choice: Program.Switch, of view: any SwitchCase) -> [String] {
        var arguments: [String] = []
        for key in choice.keys {
            guard let position = key.position else { continue }
            let found = view.arguments(ofField: position)
            if arguments.isEmpty {
                arguments = found
            } else {
                arguments += found.filter { !arguments.contains($0) }
            }
        }
        return arguments
    }

    /// Makes the arm of most cases the `default:` one, the first of several.
    private mutating func leaveMostFrequent() {
        let count = arms.map(\.cases.count).max() ?? 0
        guard count > 1, let largest = arms.firstIndex(where: { $0.cases.count == count }) else { return }
        speaker = arms[largest].cases[0]
        hasDefault = arms.count > 1
        arms.remove(at: largest)
    }
}
