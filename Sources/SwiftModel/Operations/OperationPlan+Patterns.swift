extension OperationPlan {
    /// `.updateUser(let id, _)`, or `.updateUser` where nothing is bound.
    public func pattern(binding arguments: [String]) -> String {
        guard !arguments.isEmpty else { return caseMember }
        var pattern = caseMember + "("
        for (position, argument) in caseArguments.enumerated() {
            if position > 0 { pattern += ", " }
            if arguments.contains(argument.name) {
                pattern += "let "
                pattern += argument.name
            } else {
                pattern += "_"
            }
        }
        return pattern + ")"
    }

    /// The types of some arguments of the case, in the case's order.
    public func types(of arguments: [String]) -> [String] {
        caseArguments.compactMap { arguments.contains($0.name) ? $0.type.text : nil }
    }
}
