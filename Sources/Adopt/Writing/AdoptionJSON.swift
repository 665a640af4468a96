import Diagnostics

/// The result as JSON for programs: each endpoint, field by field, with its state: known, assumed or unknown.
package enum AdoptionJSON {
    package static func text(of spec: AdoptedSpec) -> String {
        var writer = JSONWriter(isPretty: true)
        writer.object { writer in
            let requests = spec.operations.flatMap(\.requests)
            writer.list("endpoints", requests) { $0.write($1) }
            writer.list("left", spec.left) { writer, left in
                writer.object { writer in
                    writer.field("name", left.fullName)
                    writer.field("place", left.file.shown(left.place))
                    writer.field("why", left.reason)
                }
            }
            writer.object("sinks") { writer in
                writer.field("found", requests.count + spec.left.count)
                writer.field("endpoints", requests.count)
                writer.field("left", spec.left.count)
            }
        }
        return writer.text + "\n"
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ operation: AdoptedSpec.Operation) {
        let endpoint = operation.endpoint
        object { writer in
            writer.field("name", endpoint.fullName)
            writer.field("operation", operation.service + "." + operation.name)
            writer.field("place", endpoint.file.shown(endpoint.place))
            if let twin = endpoint.twin { writer.field("twin", twin) }
            if let condition = endpoint.condition { writer.field("when", condition) }
            writer.object("fields") { writer in
                for field in EndpointField.allCases { writer.object(field.rawValue) { $0.write(field, of: operation) } }
            }
        }
    }

    private mutating func write(_ field: EndpointField, of operation: AdoptedSpec.Operation) {
        let endpoint = operation.endpoint
        switch field {
        case .server:
            let fact = operation.fact(
                field, endpoint.base.isEmpty || !endpoint.otherBases.isEmpty ? nil : endpoint.base)
            write(fact)
            texts("value", endpoint.otherBases.isEmpty ? [] : [endpoint.base] + endpoint.otherBases)
        case .method: write(operation.fact(field, endpoint.method))
        case .path: write(operation.fact(field, endpoint.pathText))
        case .query: write(operation.fact(field, ""), endpoint.query, field, operation)
        case .headers: write(operation.fact(field, ""), endpoint.headers, field, operation)
        case .body:
            let fact = operation.fact(field, "")
            switch endpoint.body {
            case .none: write(fact, kind: "none")
            case .fields(let kind, let fields):
                write(fact, fields, field, operation, kind: kind.shown, type: endpoint.bodyType.map(SourceIndex.shown))
            case .model(let kind, let type):
                write(fact, endpoint.bodyMembers, field, operation, kind: kind.shown, type: type?.shown)
            }
        case .response:
            switch endpoint.response {
            case .unknown: write(operation.fact(field, nil))
            case .nothing: write(operation.fact(field, "Void"))
            case .type(let type): write(operation.fact(field, type.shown))
            }
        }
    }

    private mutating func write(_ fact: Fact, kind: String? = nil, type: String? = nil) {
        field("state", fact.state.rawValue)
        if let value = fact.value, !value.isEmpty { field("value", value) }
        if let kind { field("value", kind) }
        if let type { field("type", type) }
        if let why = fact.why { field("why", why) }
        texts("from", fact.from)
    }

    private mutating func write(
        _ fact: Fact, _ fields: [AdoptedEndpoint.Field], _ role: EndpointField, _ operation: AdoptedSpec.Operation,
        kind: String? = nil, type: String? = nil
    ) {
        write(fact, kind: kind, type: type)
        write(fields, role, operation)
    }

    private mutating func write(
        _ fields: [AdoptedEndpoint.Field], _ role: EndpointField, _ operation: AdoptedSpec.Operation
    ) {
        let ambient = role == .headers ? operation.endpoint.ambientHeaders : []
        key("members")
        beginArray()
        for field in fields { write(field, role, operation) }
        for name in ambient {
            let why = [Remark(.headers, "the app has it: it's left to the client")]
            object { writer in
                writer.field("name", name)
                writer.write(Fact(name, why, missing: "", from: operation.endpoint.places(of: role)))
            }
        }
        endArray()
    }

    private mutating func write(
        _ field: AdoptedEndpoint.Field, _ role: EndpointField, _ operation: AdoptedSpec.Operation
    ) {
        object { writer in
            writer.field("name", field.isOpen ? "*" + field.name : field.name)
            if field.isOptional { writer.field("optional", true) }
            var value = ""
            switch field.content {
            case .constant(let text, _): value = text
            case .argument(let name, let type):
                value = name
                if let type { writer.field("type", type.shown) }
            case .fields(let inner): writer.write(inner, role, operation)
            case .list: value = "[]"
            }
            writer.write(operation.fact(role, value, member: field.name))
        }
    }
}

extension AdoptedSpec.Operation {
    /// The one request, or the two between which a flag of the caller decides.
    fileprivate var requests: [AdoptedSpec.Operation] {
        guard let choice = endpoint.choice else { return [self] }
        return [(choice.whenTrue, choice.flag), (endpoint.method, "!" + choice.flag)].map { method, condition in
            var request = self
            request.endpoint.method = method
            request.endpoint.condition = condition
            return request
        }
    }

    /// The fact about a field, or about one of its members; an unknown field has no value.
    package func fact(_ field: EndpointField, _ value: String?, member: String? = nil) -> Fact {
        Fact(
            value, remarks.of(field, member), missing: "no code says the \(field.rawValue)",
            from: endpoint.places(of: field))
    }
}
