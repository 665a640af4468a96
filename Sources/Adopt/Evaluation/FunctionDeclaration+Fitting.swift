extension FunctionDeclaration {
    /// Whether a call with these labels can mean it: those of its parameters in order, with defaults left out.
    func fits(_ arguments: [SwiftArgument]) -> Bool {
        var rest = arguments[...]
        for parameter in parameters {
            if parameter.type?.hasSuffix("...") == true {
                rest = rest.drop { $0.label == parameter.label || $0.label == nil }
            } else if let next = rest.first, next.label == parameter.label, !parameter.isPassed(by: next) {
                rest = rest.dropFirst()
            } else if let next = rest.first, case .closure = next.value, next.label == nil,
                parameter.type?.contains("->") == true
            {
                rest = rest.dropFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return rest.isEmpty
    }
}

extension SwiftParameter {
    /// Whether a closure behind the parentheses is for a later parameter: this one has a default, and is no closure.
    func isPassed(by argument: SwiftArgument) -> Bool {
        guard case .closure = argument.value, argument.label == nil, defaultValue != nil else { return false }
        return type?.contains("->") == false
    }
}
