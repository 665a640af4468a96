extension OperationPlan {
    /// `.updateUser(let id, _)`, or `.updateUser` where nothing is bound.
    public func pattern(binding arguments: [String]) -> String {
        guard !arguments.isEmpty else { return caseMember }
        let bound = Set(arguments)
        var pattern = caseMember + "("
        for position in caseArguments.indices {
            if position > 0 { pattern += ", " }
            let name = caseArguments[position].name
            if bound.contains(name) {
                pattern += "let "
                pattern += name
            } else {
                pattern += "_"
            }
        }
        return pattern + ")"
    }

    /// What stands for each argument in a pattern: `let id`, `_`. Nothing where nothing is bound.
    public func bindings(of arguments: [String]) -> [String] {
        guard !arguments.isEmpty else { return [] }
        let bound = Set(arguments)
        return caseArguments.map { bound.contains($0.name) ? "let " + $0.name : "_" }
    }

    /// The types of some arguments of the case, in the case's order.
    public func types(of arguments: [String]) -> [String] {
        let bound = Set(arguments)
        return caseArguments.indices.compactMap { position in
            bound.contains(caseArguments[position].name) ? caseArguments[position].type.text : nil
        }
    }
}
