/// A member that a team's protocol requires and that no description has, such as `needsLogin`, with the values that the
/// team's code gives it.
struct GivenMember {
    private let property: PropertyDeclaration
    private let type: SwiftType
    /// Whether the team's types store it.
    private let isStored: Bool
    /// The operations with the member's value in each; nil if it isn't a constant.
    private let values: [(operation: DerivedPack.Operation, constant: String?)]

    /// Nil if the value of no operation is known.
    init?(_ property: PropertyDeclaration, _ operations: [DerivedPack.Operation], _ index: SourceIndex) {
        guard let type = property.type, operations.allSatisfy(\.isNamedPlainly) else { return nil }
        self.property = property
        self.type = type
        let reader = GivenValues(evaluator: Evaluator(index))
        values = operations.map { ($0, reader.text(of: property, type, in: $0.endpoint)) }
        isStored = operations.contains { operation in
            reader.entry(of: operation.endpoint)?.members.properties.contains {
                $0.name == property.name && $0.getter == nil
            } == true
        }
        // An optional value can be left out.
        guard type.isOptional || values.contains(where: { $0.constant != nil }) else { return nil }
    }

    /// The lines of the member.
    /// - Parameter isOfType: whether each request is a type of its own.
    func text(isOfType: Bool) -> String {
        let access = "    {{ swift.access }}\(property.isStatic ? "static " : "")var \(property.name): \(type.text)"
        let texts = values.map { $0.constant ?? (type.isOptional ? "nil" : GivenMember.placeholder(property.name)) }
        // The value can be the same for all requests of a service.
        let services = Dictionary(grouping: zip(values, texts)) { $0.0.operation.service }
        let isByService = services.values.allSatisfy { Set($0.map(\.1)).count == 1 }
        let value = chosen(texts, isByService: isByService)
        let margin = isOfType ? "\n" : ""
        if isStored, isOfType || property.isStatic { return "\(margin)\(access) = \(value)" }
        if isOfType || isByService { return "\(margin)\(access) {\n        \(value)\n    }" }
        return """
            \(access) {
                    {% switch operation in service.requests by operation.key %}
                        \(value)
                    {% endswitch %}
                }
            """
    }

    /// Doesn't compile, so that the operation is left out.
    private static func placeholder(_ name: String) -> String { "write_\(name)_here" }

    /// The numbers of the operations that get nil, since the code has no constant for them.
    var unknown: [Int] { type.isOptional ? values.indices.filter { values[$0].constant == nil } : [] }

    /// The reason why operations are left out, by the name that isn't declared.
    var reason: (name: String, text: String) {
        (GivenMember.placeholder(property.name), "the code has no constant for its `\(property.name)`")
    }

    /// The value of a service or an operation; a new one gets the most frequent value.
    private func chosen(_ texts: [String], isByService: Bool) -> String {
        let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
        var text = ""
        for value in counts.keys.sorted() where value != most {
            var tests: [String] = []
            for (owner, other) in zip(values, texts) where other == value {
                let operation = owner.operation
                let test =
                    isByService ? "service.tag == \"\(operation.service)\"" : "operation.key == \"\(operation.key)\""
                if !tests.contains(test) { tests.append(test) }
            }
            text += "{% \(text.isEmpty ? "if" : "elif") \(tests.joined(separator: " or ")) %}\(value)"
        }
        return text.isEmpty ? most : text + "{% else %}\(most){% endif %}"
    }
}

extension DerivedPack.Operation {
    /// Whether its names can stand in a tag of a template: anybody may have written the code that its path comes from.
    fileprivate var isNamedPlainly: Bool { !(key + service).contains { "\"\\%#".contains($0) || $0.isNewline } }
}

/// Reads the constant values that the members of requests have.
private struct GivenValues {
    let evaluator: Evaluator

    func entry(of endpoint: AdoptedEndpoint) -> SourceIndex.Entry? {
        RequestTypes.entry(of: endpoint, evaluator.index) ?? evaluator.index.type(endpoint.owner)
    }

    /// The value as Swift; nil if it depends on anything.
    func text(of property: PropertyDeclaration, _ type: SwiftType, in endpoint: AdoptedEndpoint) -> String? {
        guard let entry = entry(of: endpoint) else { return nil }
        evaluator.restart()
        evaluator.oracle = Oracle()
        let declaration = entry.members.cases.first { $0.name == endpoint.name }
        let request = declaration.map { Value.choice(evaluator.index.choice($0, of: entry)) }
        let value =
            property.isStatic
            ? evaluator.staticMember(property.name, of: entry.name)
            : evaluator.knownMember(property.name, of: request ?? evaluator.input(of: entry))
        guard let value, evaluator.oracle.decisions.isEmpty else { return nil }
        let text = GivenValues.text(value, type.unwrapped)
        // Tags of templates, and credentials, aren't copied.
        let isPlain = text.map { text in !["{{", "{%", "{#"].contains { text.firstRange(of: $0) != nil } } ?? false
        return isPlain && text.map { Credentials.holds(property.name, $0) } == false ? text : nil
    }

    private static func text(_ value: Value, _ type: SwiftType) -> String? {
        switch value {
        case .literal(let text): return text
        case .null: return "nil"
        case .text: return value.knownText.map { EndpointCheck.literal($0) }
        case .choice(let choice):
            let isOfType = choice.type.map { SourceIndex.last($0) == type.lastName } ?? true
            let name = (isOfType ? "" : choice.type ?? "") + "." + choice.name
            let parts = choice.payload.map { part in
                text(part.value, "Any").map { (part.label.map { $0 + ": " } ?? "") + $0 }
            }
            if parts.isEmpty { return name }
            let known = parts.compactMap { $0 }
            return known.count == parts.count ? "\(name)(\(known.joined(separator: ", ")))" : nil
        // A value of the app: `Keys.map`
        case .symbol(let symbol) where !symbol.isInput && !symbol.isChanged && symbol.text.first?.isUppercase == true:
            return symbol.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } ? symbol.text : nil
        case .instance(let instance) where instance.fields.isEmpty && !instance.isInput: return instance.type + "()"
        case .list(let list) where list.open.isEmpty:
            let texts = list.elements.map { $0.isConditional ? nil : text($0.value, type.element ?? "Any") }
            let known = texts.compactMap { $0 }
            return known.count == texts.count ? "[" + known.joined(separator: ", ") + "]" : nil
        default: return nil
        }
    }
}
