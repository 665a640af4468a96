extension EndpointCheck {
    /// The arguments of a case or an initialiser: declarations of constants, their names by parameter, and their texts.
    func arguments(
        _ parameters: [SwiftParameter], names: [String], of owner: SourceIndex.Entry, _ samples: SampleValues,
        mark: String = "a"
    ) throws(Obstacle) -> (lines: [String], values: [String: String], texts: [String]) {
        var made: (lines: [String], values: [String: String], texts: [String]) = ([], [:], [])
        for (position, parameter) in parameters.enumerated() {
            // Such a parameter with a default is usually a part of the request, such as its path.
            if let name = parameter.name, parameter.defaultValue != nil,
                EndpointRole.allCases.contains(where: { $0.names.contains(name) })
            {
                continue
            }
            let type = parameter.type
            if let closure = samples.closure(type) {
                made.texts.append((parameter.label.map { $0 + ": " } ?? "") + closure)
                continue
            }
            let label = parameter.label.map { $0 + ": " } ?? ""
            let name = names[position]
            if let decision = endpoint.decisions.first(where: { $0.subject == name + " is" }) {
                let (lines, values, text) = try choice(
                    type, decision.outcome, of: owner, samples, mark + "\(position)_")
                made.lines += lines
                made.values.merge(values) { first, _ in first }
                for (part, value) in values { made.values[name + "." + part] = value }
                made.values[name] = "value." + name
                made.texts.append(label + text)
                continue
            }
            var value = samples.expression(type, from: owner.name, number: position)
            if let nothing = endpoint.decisions.first(where: { $0.subject == name + " == nil" }) {
                let plain = samples.expression(type?.unwrapped, from: owner.name, number: position)
                value = nothing.outcome == "true" ? "nil" : plain
            } else if let flag = endpoint.decisions.first(where: { $0.subject == name }) {
                value = flag.outcome
            }
            guard let value, let typeText = samples.typeText(type, from: owner.name) else {
                if parameter.defaultValue != nil { continue }
                throw Obstacle(text: "no value of `\(type?.text ?? "")` can be made up")
            }
            made.lines.append("let \(mark)\(position): \(typeText) = try \(value)")
            made.values[name] = "\(mark)\(position)"
            made.texts.append(label + "\(mark)\(position)")
        }
        return made
    }

    /// The case of an enum for which a request is sent, with its payload.
    private func choice(
        _ type: SwiftType?, _ name: String, of owner: SourceIndex.Entry, _ samples: SampleValues, _ mark: String
    ) throws(Obstacle) -> (lines: [String], values: [String: String], text: String) {
        guard let entry = index.type(type, from: owner.name),
            let declaration = entry.members.cases.first(where: { $0.name == name })
        else { throw EndpointCheck.several }
        let (lines, values, texts) = try arguments(
            declaration.parameters, names: declaration.payload.map(\.name), of: entry, samples, mark: mark)
        let payload = texts.isEmpty ? "" : "(" + texts.joined(separator: ", ") + ")"
        return (lines, values, "." + name + payload)
    }

    /// Expressions for the properties of a request that is a type of its own, by name.
    var properties: [String: String] { Dictionary(stored.map { ($0.name, "value." + $0.name) }) { first, _ in first } }

    /// The type of the request, if the request is a type of its own.
    var request: SourceIndex.Entry? {
        [endpoint.owner + "." + endpoint.name, endpoint.name].lazy.compactMap { index.type($0) }.first
    }

    private var stored: [PropertyDeclaration] {
        request?.members.properties.filter { $0.isStored && !($0.isConstant && $0.value != nil) } ?? []
    }

    /// The values that the case or the request holds, with their types.
    var held: [(name: String, type: SwiftType?)] {
        if let function { return function.parameters.map { ($0.name ?? "", $0.type) } }
        let cases = index.type(endpoint.owner)?.members.cases ?? []
        guard let declaration = cases.first(where: { $0.name == endpoint.name }) else {
            return stored.map { ($0.name, $0.type) }
        }
        return zip(declaration.payload, declaration.parameters).map { ($0.name, $1.type) }
    }

    func has(_ name: String, _ type: SwiftType?) -> Bool? {
        index.type(type, from: endpoint.owner)?.members.properties.contains { $0.name == name && !$0.isStatic }
    }

    /// The name of the only value with a property of this name: `page` in `.search(SearchInput)`
    func payload(with name: String) -> String? {
        let found = held.filter { _, type in
            guard let type = type?.unwrapped, case .named = type else { return false }
            return has(name, type) ?? (type.name.first?.isUppercase == true && !SampleValues.isPrimitive(type))
        }
        return found.count == 1 ? found[0].name : nil
    }

    /// A condition that decides between operations, as an expression.
    func condition(_ decision: Oracle.Decision, _ values: [String: String]) throws(Obstacle) -> String {
        let subject = decision.subject
        for (end, function) in [(" == nil", "isNil"), (" is", "said")] where subject.hasSuffix(end) {
            guard let value = try? reference(String(subject.dropLast(end.count)), values) else { break }
            if function == "isNil" { return "isNil(\(value)) == \(decision.outcome)" }
            let name = decision.outcome.drop { $0 == "." }
            return "said(\(value)).name == \(EndpointCheck.literal(String(name)))"
        }
        guard ["true", "false"].contains(decision.outcome), let value = try? reference(subject, values) else {
            throw EndpointCheck.several
        }
        return "flat(\(value)) as? Bool == \(decision.outcome)"
    }

    /// Whether a value that the case holds has the type of the body.
    func isBody(_ name: String) -> Bool {
        guard case .model(_, let type?) = endpoint.body else { return false }
        return held.contains { $0.name == name && $0.type?.lastName == type.lastName }
    }

    /// The names of the values in the path, the query and the headers, and of the flag for the method.
    var usedNames: Set<String> {
        var names: Set<String> = []
        for case .value(let name, _) in endpoint.path { names.insert(name) }
        for field in endpoint.query + endpoint.headers {
            if case .argument(let name, _) = field.content { names.insert(name) }
        }
        if let flag = endpoint.choice?.flag { names.insert(flag) }
        return names
    }
}
