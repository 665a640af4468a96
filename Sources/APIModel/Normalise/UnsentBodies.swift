/// A body that a description has and its method can't carry, with what directives would take from it.
public struct UnsentBody: Sendable {
    public var body: Body
    /// Headers, parameters and parts of the path that are members of the body.
    public var values: [OperationDirectives.NamedValue] = []
}

extension API {
    /// Takes away the bodies that their methods can't carry, unless the operation, or else the convention, has them sent
    /// by POST.
    public mutating func leaveOutBodies(overridingMethods convention: Bool) {
        for index in operations.indices where operations[index].sentMethod != operations[index].method {
            guard !(operations[index].directives.overridesMethod ?? convention) else { continue }
            operations[index].leaveOutBody()
        }
    }
}

extension Operation {
    /// Values that are members of the body go with it.
    fileprivate mutating func leaveOutBody() {
        guard let body else { return }
        var unsent = UnsentBody(body: body)
        let arguments = Operation.words(of: parameters) + [methodChoice?.flag.text, directives.merge?.flag.text]
        if case .values(var headers) = directives.header {
            unsent.take(from: &headers, without: arguments)
            directives.header = .values(headers)
        }
        if var values = directives.parameters {
            unsent.take(from: &values, without: arguments)
            directives.parameters = values
        }
        // A part of the path is no other value than itself, but for one that joins a struct.
        var others = Operation.words(of: parameters.filter { $0.location != .path })
        if case .structure? = directives.input { others = arguments }
        unsent.take(from: &directives.pathValues, without: others)
        unsentBody = unsent
        self.body = nil
    }

    private static func words(of parameters: [Parameter]) -> [String?] {
        parameters.flatMap { [$0.name, $0.wireName] }
    }
}

extension UnsentBody {
    /// Takes the values that nothing but the body has.
    fileprivate mutating func take(from list: inout [OperationDirectives.NamedValue], without arguments: [String?]) {
        let isOfBody = { (value: OperationDirectives.NamedValue) in
            switch value.value {
            case .constant: false
            case .argument(let name), .member(let name): !arguments.contains(name)
            }
        }
        values += list.filter(isOfBody)
        list.removeAll(where: isOfBody)
    }
}
