extension FunctionDeclaration {
    /// Statements that call something of the app, such as a log, hand over nothing that the function made or was given,
    /// and keep nothing of it: no request depends on them.
    /// - Parameter properties: the names of the type's own properties, which a call may change.
    func effects(besides properties: [String]) -> [Range<Int>] {
        guard result == nil, let body else { return [] }
        var own = Set(parameters.compactMap(\.name) + ["self", "super"])
        return body.compactMap { statement in
            switch statement.kind {
            case .variables(let bindings):
                own.formUnion(bindings.flatMap(\.pattern.names))
                return nil
            case .expression(.call(.member(.name(let name)?, _), let arguments)) where !properties.contains(name):
                var isFree = !own.contains(name)
                for argument in arguments {
                    SwiftWalk.visit(argument.value) { part in
                        switch part {
                        case .name(let name) where own.contains(name): isFree = false
                        case .unary("&", _): isFree = false
                        default: break
                        }
                    }
                }
                return isFree ? statement.place : nil
            default: return nil
            }
        }
    }
}
