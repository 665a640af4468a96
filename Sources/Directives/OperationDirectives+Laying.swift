import APIModel

extension OperationDirectives {
    /// These directives where they say something, and the others where they don't, key by key.
    func laid(over other: OperationDirectives) -> OperationDirectives {
        var result = other
        for key in givenKeys {
            Directive.named(key)?.lay(self, &result)
            result.give(key, at: origin(of: key))
        }
        result.origin = origin
        return result
    }
}
