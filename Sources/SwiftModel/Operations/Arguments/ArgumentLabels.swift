import APIModel

/// Puts arguments into the order that a directive gives, with its labels. What it doesn't name follows in the usual order.
struct ArgumentLabels {
    private let wanted: [OperationDirectives.LabelledArgument]
    /// The names that parameters have in the description beside their wire names, by wire name.
    private let names: [String: String]
    private let bodyName: String

    init(_ operation: Operation, bodyName: String) {
        wanted = operation.directives.arguments ?? []
        let parameters = wanted.isEmpty ? [] : operation.parameters
        names = Dictionary(parameters.map { ($0.wireName, $0.name ?? $0.wireName) }) { first, _ in first }
        self.bodyName = bodyName
    }

    func arrange(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard !wanted.isEmpty else { return arguments }
        var rest = arguments
        var arranged: [ArgumentPlan] = []
        for wish in wanted {
            guard let index = rest.firstIndex(where: { isNamed($0, wish.name) }) else { continue }
            arranged.append(labelled(rest.remove(at: index), wish.label))
        }
        return arranged + rest
    }

    private func isNamed(_ argument: ArgumentPlan, _ name: String) -> Bool {
        if let wireName = argument.wireName, wireName == name || names[wireName] == name { return true }
        switch argument.place {
        case .body where argument.wireName == nil: return name == "body" || name == bodyName
        case .body: return argument.identifier.raw == name
        case .input: return name == "input"
        default: return argument.wireName == nil && argument.identifier.raw == name
        }
    }

    private func labelled(_ argument: ArgumentPlan, _ label: OperationDirectives.LabelledArgument.Label) -> ArgumentPlan
    {
        var argument = argument
        switch label {
        case .usual: break
        case .none: argument.hasLabel = false
        case .name(let name):
            let label = SwiftIdentifier(name.text)
            argument.hasLabel = true
            argument.external = label == argument.identifier ? nil : label
        }
        return argument
    }
}
