/// Functions that read only a part of a response.
extension FunctionDeclaration {
    /// The labels of the arguments by which it reads a named part of the data: `key` in `parse(data: data, key: "items")`
    var picking: Set<String?> {
        guard result != nil, takesData || ReferencedNames(body).names.contains("jsonObject") else { return [] }
        var names: Set<String> = []
        SwiftWalk.visit(body ?? []) { expression in
            if case .element(_, let arguments) = expression, case .name(let name)? = arguments.first?.value {
                names.insert(name)
            }
        }
        return Set(parameters.filter { $0.name.map(names.contains) == true }.map(\.label))
    }

    /// Whether it reads a part of a body: with a function that does, or by writing a part as JSON to read that again.
    /// - Parameter pickers: the labels of the arguments that choose the part, by the functions' names.
    func picks(by pickers: [String: Set<String?>]) -> Bool {
        let words = ReferencedNames(body).names
        var objects: Set<String> = []
        for binding in (body ?? []).allBindings {
            guard let value = binding.value else { continue }
            var isObject = value.root.map(objects.contains) == true
            SwiftWalk.visit(value) { isObject = isObject || $0.called == "jsonObject" }
            if isObject { objects.formUnion(binding.pattern.names) }
        }
        let isWritten = contains { expression in
            guard case .call(.member(.name("JSONSerialization")?, "data"), let arguments) = expression else {
                return false
            }
            return arguments.first?.value.root.map(objects.contains) == true
        }
        // `JSON` is SwiftyJSON's.
        let isTakenApart = words.isSuperset(of: ["jsonObject", "JSONSerialization", "data"]) || words.contains("JSON")
        return contains { expression in
            switch expression {
            case .call(let callee, let arguments):
                guard let labels = callee.lastName.flatMap({ pickers[$0] }) else { return false }
                return arguments.contains { labels.contains($0.label) }
            case .element(let base, let arguments):
                guard isTakenApart, case .text? = arguments.first?.value else { return false }
                if isWritten, base.root.map(objects.contains) == true { return true }
                return (base.firstWord ?? base.lastName)?.lowercased().contains("json") == true
            default: return false
            }
        }
    }
}

extension FunctionDeclaration {
    /// The names of what closures get and calls bring back, and of what it takes from those by keys: `response` and `list`
    /// in `{ response in let list = response["data"] … }`
    private var holders: (wholes: Set<String>, parts: Set<String>) {
        var (wholes, parts): (Set<String>, Set<String>) = (["$0"], [])
        SwiftWalk.visit(body ?? []) { expression in
            if case .closure(let closure) = expression { wholes.formUnion(closure.parameters.compactMap(\.name)) }
        }
        for binding in (body ?? []).allBindings {
            guard let value = binding.value else { continue }
            if value.isPart(of: wholes, or: parts) {
                parts.formUnion(binding.pattern.names)
            } else if value.isCall || value.isContent(of: wholes) {
                wholes.formUnion(binding.pattern.names)
            }
        }
        return (wholes, parts)
    }

    /// Whether it takes something from a response by its key: `guard response["status"] as? Int == 1`
    var readsKeys: Bool {
        let (wholes, _) = holders
        var isFound = false
        SwiftWalk(passesFailures: true).visit(body ?? []) { expression in
            if case .element = expression { isFound = isFound || expression.isPart(of: wholes, or: []) }
        }
        return isFound
    }

    /// Whether it decodes a type from what it takes by a key, or gives that to its handler:
    /// `decoder.decode([Store].self, from: response["data"])`
    func takesPart(as type: SwiftType) -> Bool {
        let (wholes, parts) = holders
        let handlers = resultHandlers
        return contains { expression in
            guard case .call(let callee, let arguments) = expression, let name = callee.lastName?.lowercased(),
                arguments.contains(where: { $0.value.isPart(of: wholes, or: parts) })
            else { return false }
            if callee.firstWord.map(handlers.contains) == true { return true }
            let isRead = ["map", "decod", "pars", "read"].contains(where: name.contains)
            return isRead
                && arguments.contains { argument in
                    if case .metatype(let inner) = argument.value { inner.namedType == type } else { false }
                }
        }
    }
}

extension SwiftExpression {
    /// Whether it is one of these or what that holds: `response.value as? [String: Any]`, whose cast the tree doesn't show
    fileprivate func isContent(of wholes: Set<String>) -> Bool {
        if case .name(let name) = self { return wholes.contains(name) }
        guard case .member(let base?, let name) = self, ["value", "data", "json", "result", "body"].contains(name)
        else { return false }
        return base.firstWord.map(wholes.contains) == true
    }

    /// Whether it is taken by a key from what one of the names holds: `response["data"]`
    fileprivate func isPart(of wholes: Set<String>, or parts: Set<String>) -> Bool {
        var (value, isKeyed) = (self, false)
        while true {
            switch value {
            case .element(let base, let arguments):
                if case .text? = arguments.first?.value { isKeyed = true }
                value = base
            // `JSONSerialization.data(withJSONObject: list)`
            case .call(.member(_, "data"), let arguments) where !arguments.isEmpty: value = arguments[0].value
            case .member(let base?, _), .call(let base, _), .chained(let base), .forced(let base),
                .binary(_, let base, _):
                value = base
            case .name(let name): return parts.contains(name) || isKeyed && wholes.contains(name)
            default: return false
            }
        }
    }
}

extension ResponseFinder {
    func mayBeNull(_ fact: ResponseFact, in function: FunctionDeclaration) -> ResponseFact {
        guard let read = fact.response.type, fact.why == nil else { return fact }
        if let name = naming.chooser(in: function.body) {
            return ResponseFact(fact.response, "`\(name)` reads an envelope, or else the value without it")
        }
        if let stream = function.result?.lastName, ["AsyncThrowingStream", "AsyncStream"].contains(stream) {
            return ResponseFact(fact.response, "`\(function.name)` gives a stream, and each of its values is this")
        }
        // `Single<Store?>`
        let isHeld = function.result.map { index.isHolder($0, from: nil) && $0.arguments.first?.isOptional == true }
        guard function.readsNull || isHeld == true && !function.replacesErrors else { return fact }
        // `Box<Store?>` for `Result<Store?, Failure>`
        if isHeld == true, let value = function.result?.arguments.first?.unwrapped,
            case .named(let name, let arguments) = read, arguments.contains(value)
        {
            return ResponseFact(.type(.named(name, arguments.map { $0 == value ? value.asOptional : $0 })))
        }
        return ResponseFact(fact.response, "the code reads a `\(read.text)?`: the response may be null")
    }
}
