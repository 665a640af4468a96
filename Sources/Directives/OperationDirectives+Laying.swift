import APIModel

extension OperationDirectives {
    /// These directives where they say something, and the others where they don't, key by key.
    func laid(over other: OperationDirectives) -> OperationDirectives {
        var result = other
        for key in givenKeys { Directive.named(key)?.lay(self, &result) }
        result.givenKeys = other.givenKeys + givenKeys.filter { !other.givenKeys.contains($0) }
        result.origin = origin
        return result
    }
}
