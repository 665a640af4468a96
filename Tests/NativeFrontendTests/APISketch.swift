import APIModel

/// A compact form of an API for the tables of tests: a line for each operation and each named type.
struct APISketch {
    let api: API

    func operation(_ operation: APIModel.Operation) -> String {
        var words = [
            operation.methodChoice.map { "\($0.flag)?\($0.whenTrue.name):\($0.whenFalse.name)" }
                ?? operation.method.name
        ]
        words.append(operation.path.text)
        words += operation.path.fixedQuery.map { "\($0.name)==\($0.value ?? "")" }
        words += operation.parameters.map(parameter)
        if let content = operation.body?.contents.first {
            let mark = operation.body?.isRequired == true ? "" : "?"
            words.append("<\(content.mediaType.text) \(content.use.map(use) ?? "-")\(mark)>")
        }
        for response in operation.responses {
            let content = response.contents.first
            let type = content.flatMap(\.use).map(use) ?? ""
            let media = content.map { $0.mediaType.essence == "application/json" ? "" : "(\($0.mediaType.text))" } ?? ""
            words.append("\(response.status.text)\(media)\(type.isEmpty ? "" : ":" + type)")
        }
        return words.joined(separator: " ")
    }

    private func parameter(_ parameter: Parameter) -> String {
        let name = parameter.name.map { "\($0)=" } ?? ""
        let mark = parameter.isRequired ? "" : "?"
        let value = parameter.use.annotations.defaultValue.map { "=\(literal($0))" } ?? ""
        return "\(parameter.location.rawValue)(\(name)\(parameter.wireName):\(use(parameter.use))\(mark)\(value))"
    }

    func use(_ use: SchemaUse) -> String {
        let schema = api[use.schema]
        let arguments = use.arguments.isEmpty ? "" : "<\(use.arguments.map(self.use).joined(separator: ","))>"
        return (schema.name ?? kind(schema.kind)) + arguments + (use.isNullable ? "|null" : "")
    }

    func kind(_ kind: SchemaKind) -> String {
        switch kind {
        case .any: return "any"
        case .never: return "never"
        case .null: return "null"
        case .boolean: return "bool"
        case .integer(let format): return "int" + (format.map { ".\($0)" } ?? "")
        case .number(let format): return "number" + (format.map { ".\($0)" } ?? "")
        case .string(let format): return "string" + (format.map { ".\($0)" } ?? "")
        case .enumeration(let shape):
            return "enum("
                + shape.values.map { ($0.name.map { "\($0)=" } ?? "") + literal($0.literal) }
                .joined(separator: ",") + ")"
        case .array(let shape): return (shape.isSet ? "set" : "") + "[\(use(shape.element))]"
        case .tuple(let shape): return "(\(shape.elements.map(use).joined(separator: ",")))"
        case .map(let value): return "{*:\(use(value))}"
        case .object(let shape): return object(shape)
        case .union(let shape):
            let members = shape.members.map { ($0.discriminatorValues.map { "\($0)→" }.joined()) + use($0.use) }
            return
                "\(shape.mode.rawValue)\(shape.discriminator.map { "[\($0)]" } ?? "")(\(members.joined(separator: ",")))"
        case .alias(let target): return "=\(use(target))"
        case .typeParameter(let name): return name
        }
    }

    private func object(_ shape: ObjectShape) -> String {
        var parts = shape.bases.map { "+\(api[$0].name ?? "")" }
        parts += shape.properties.map { property in
            let name = property.name.map { "\($0)=" } ?? ""
            let value = property.use.annotations.defaultValue.map { "=\(literal($0))" } ?? ""
            return "\(name)\(property.wireName)\(property.isRequired ? "" : "?"):\(use(property.use))\(value)"
        }
        switch shape.additional {
        case .unspecified: break
        case .forbidden: parts.append("!")
        case .any: parts.append("*")
        case .schema(let other): parts.append("*:\(use(other))")
        }
        return "{\(parts.joined(separator: " "))}"
    }

    func literal(_ literal: Literal) -> String {
        switch literal {
        case .null: return "null"
        case .bool(let value): return String(value)
        case .number(let text): return text
        case .string(let text): return "'\(text)'"
        case .array(let values): return "[\(values.map(self.literal).joined(separator: ","))]"
        case .object(let members):
            return "{\(members.map { "\($0.name):\(self.literal($0.value))" }.joined(separator: ","))}"
        }
    }
}
