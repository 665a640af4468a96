import APIModel

/// The documentation comments of parameters, where they are arguments and where they are members of an input struct.
enum ParameterDocumentation {
    /// A deprecated member has a remark, not an attribute: the initialiser and the request touch it, and would warn.
    static func lines(of parameter: Parameter) -> [String] {
        let text = parameter.documentation ?? parameter.use.annotations.documentation
        var lines = DocComment(description: text).lines()
        guard isDeprecated(parameter) else { return lines }
        if !lines.isEmpty { lines.append("///") }
        lines.append("/// - Warning: Deprecated.")
        return lines
    }

    /// What the documentation of an operation says of the arguments that callers give: Swift has no attribute for one.
    ///
    ///     sort, deprecated → /// - Parameter sort: Deprecated.
    static func remarks(on arguments: [ArgumentPlan], below lines: [String]) -> [String] {
        let remarks = arguments.filter { $0.isDeprecated && $0.pinnedValue == nil }.map { argument in
            "/// - Parameter \(argument.identifier.raw): Deprecated."
        }
        return remarks.isEmpty || lines.isEmpty ? lines + remarks : lines + ["///"] + remarks
    }

    static func isDeprecated(_ parameter: Parameter) -> Bool {
        parameter.isDeprecated || parameter.use.annotations.isDeprecated
    }
}
