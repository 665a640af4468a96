extension API {
    /// Takes away the bodies that their methods can't carry, unless the operation, or else the convention, has them sent
    /// by POST.
    public mutating func leaveOutBodies(overridingMethods convention: Bool) {
        for index in operations.indices where operations[index].sentMethod != operations[index].method {
            guard !(operations[index].directives.overridesMethod ?? convention) else { continue }
            operations[index].unsentBody = operations[index].body
            operations[index].body = nil
        }
    }
}
