import Diagnostics

/// What was found, for programs.
package enum AdoptionJSON {
    package static func text(of spec: AdoptedSpec) -> String {
        var writer = JSONWriter(isPretty: true)
        writer.beginObject()
        writer.key("endpoints")
        writer.beginArray()
        for operation in spec.operations { write(operation, to: &writer) }
        writer.endArray()
        writer.key("left")
        writer.beginArray()
        for left in spec.left {
            writer.beginObject()
            write("owner", left.owner, to: &writer)
            write("name", left.name, to: &writer)
            write("reason", left.reason, to: &writer)
            write("place", "\(left.file.path):\(left.file.line(left.place))", to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.key("unclear")
        writer.beginArray()
        for unclear in spec.unclear {
            writer.beginObject()
            write("name", unclear.name, to: &writer)
            write("address", unclear.address, to: &writer)
            write("place", "\(unclear.file.path):\(unclear.file.line(unclear.place))", to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.text + "\n"
    }

    private static func write(_ key: String, _ text: String, to writer: inout JSONWriter) {
        writer.key(key)
        writer.string(text)
    }

    private static func write(_ operation: AdoptedSpec.Operation, to writer: inout JSONWriter) {
        let endpoint = operation.endpoint
        writer.beginObject()
        write("owner", endpoint.owner, to: &writer)
        write("name", endpoint.name, to: &writer)
        write("operation", operation.service + "." + operation.name, to: &writer)
        write("method", endpoint.method, to: &writer)
        write("base", endpoint.base, to: &writer)
        write("path", endpoint.pathText, to: &writer)
        writer.key("query")
        write(endpoint.query, to: &writer)
        if case .fields(let kind, let fields) = endpoint.body {
            write("bodyKind", kind.rawValue, to: &writer)
            writer.key("body")
            write(fields, to: &writer)
        } else if case .model(let kind, let type) = endpoint.body {
            write("bodyKind", kind.rawValue, to: &writer)
            write("bodyType", type ?? "", to: &writer)
        }
        writer.key("headers")
        write(endpoint.headers, to: &writer)
        if case .type(let type) = endpoint.response { write("response", type, to: &writer) }
        if let choice = endpoint.choice {
            write("flag", choice.flag, to: &writer)
            write("methodByFlag", choice.whenTrue, to: &writer)
        }
        if let condition = endpoint.condition { write("when", condition, to: &writer) }
        writer.key("remarks")
        writer.beginArray()
        for remark in operation.remarks { writer.string(remark) }
        writer.endArray()
        write("place", "\(endpoint.file.path):\(endpoint.file.line(endpoint.place))", to: &writer)
        writer.endObject()
    }

    private static func write(_ fields: [AdoptedEndpoint.Field], to writer: inout JSONWriter) {
        writer.beginArray()
        for field in fields {
            writer.beginObject()
            write("name", field.isOpen ? "*" + field.name : field.name, to: &writer)
            if field.isOptional {
                writer.key("optional")
                writer.bool(true)
            }
            switch field.content {
            case .constant(let text, _): write("value", text, to: &writer)
            case .argument(let name, let type):
                write("argument", name, to: &writer)
                if let type { write("type", type, to: &writer) }
            case .fields(let inner):
                writer.key("fields")
                write(inner, to: &writer)
            case .list: write("value", "[]", to: &writer)
            }
            writer.endObject()
        }
        writer.endArray()
    }
}
