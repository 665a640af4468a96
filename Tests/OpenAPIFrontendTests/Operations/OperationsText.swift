import APIModel
import Diagnostics

/// The operations of an API as lines for comparison, without the shapes of schemas.
struct OperationsText {
    private(set) var lines: [String] = []
    private let api: API

    init(_ api: API) {
        self.api = api
        if !api.title.isEmpty { lines.append("title: \(api.title) \(api.version)") }
        for server in api.servers { add(server, indent: "") }
        for scheme in api.securitySchemes { lines.append("scheme \(scheme.name): \(scheme.kind)") }
        for service in api.services { lines.append("service \(service.name): \(service.documentation ?? "")") }
        for item in api.extensions { lines.append("extension \(item.name)") }
        for operation in api.operations { add(operation) }
        for operation in api.webhooks {
            lines.append("request:")
            add(operation)
        }
    }

    private mutating func add(_ server: Server, indent: String) {
        let variables = server.variables.map { "\($0.name)=\($0.defaultValue)\($0.allowedValues)" }
        lines.append("\(indent)server \(server.name ?? "") \(server.url) \(variables.joined(separator: " "))")
    }

    private mutating func add(_ operation: APIModel.Operation) {
        lines.append(
            "\(operation.key) \(operation.identifier ?? "-") \(operation.services) \(operation.origin.pointer)"
        )
        lines.append("  path: " + operation.path.parts.map(text).joined(separator: " "))
        for item in operation.path.fixedQuery { lines.append("  query: \(item.name)=\(item.value ?? "")") }
        if let summary = operation.summary { lines.append("  summary: \(summary)") }
        if operation.isDeprecated { lines.append("  deprecated") }
        for server in operation.servers { add(server, indent: "  ") }
        for parameter in operation.parameters { lines.append("  " + text(parameter)) }
        if let body = operation.body {
            lines.append("  body\(body.isRequired ? " required" : "") \(body.name ?? "")")
            for content in body.contents { add(content) }
        }
        for response in operation.responses {
            lines.append("  \(response.status.text): \(response.documentation ?? "")")
            for header in response.headers {
                lines.append("    header \(header.wireName)\(header.isRequired ? " required" : "")")
            }
            for content in response.contents { add(content) }
        }
        for alternative in operation.security {
            let names = alternative.requirements.map { "\($0.scheme)\($0.scopes)" }
            lines.append("  security: " + (names.isEmpty ? "none" : names.joined(separator: " and ")))
        }
        for item in operation.extensions { lines.append("  extension \(item.name): \(item.value)") }
        if let name = operation.directives.name { lines.append("  named \(name)") }
    }

    private func text(_ part: PathTemplate.Part) -> String {
        switch part {
        case .literal(let text): return "'\(text)'"
        case .parameter(let name): return "{\(name)}"
        }
    }

    private func text(_ parameter: Parameter) -> String {
        var words = [parameter.location.rawValue, parameter.wireName, parameter.encoding.style.rawValue]
        if parameter.encoding.isExploded { words.append("exploded") }
        if parameter.isRequired { words.append("required") }
        if parameter.encoding.allowsReserved { words.append("reserved") }
        if parameter.allowsEmptyValue { words.append("empty") }
        if parameter.isDeprecated { words.append("deprecated") }
        if let type = parameter.encoding.mediaType { words.append(type.text) }
        if let text = parameter.documentation { words.append("(\(text))") }
        words += parameter.use.annotations.examples.map { "example \($0)" }
        return words.joined(separator: " ")
    }

    private mutating func add(_ content: MediaContent) {
        var line = "    \(content.mediaType.text)"
        if content.use == nil { line += " without schema" }
        if content.itemUse != nil { line += " of items" }
        if let use = content.use, case .object(let shape) = api[use.schema].kind, api[use.schema].origin.pointer.isEmpty
        {
            line += " form " + shape.properties.map { $0.wireName + ($0.isRequired ? "!" : "") }.joined(separator: " ")
        }
        for example in content.examples { line += " example \(example.name ?? "-") \(example.value)" }
        lines.append(line)
        for part in content.encodings {
            let style = part.style.map(\.rawValue) ?? "-"
            let exploded = part.isExploded.map(String.init) ?? "-"
            lines.append("      part \(part.property) \(part.contentType ?? "-") \(style) \(exploded)")
            for header in part.headers { lines.append("        header \(header.wireName)") }
        }
    }

    /// `openapi.yaml:3:4-3:9: warning: … [code]`, with notes and help below.
    static func lines(of diagnostic: Diagnostic) -> [String] {
        var lines = [
            "\(place(diagnostic.range)): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.name)]"
        ]
        lines += diagnostic.notes.map { "  note \(place($0.range)): \($0.message)" }
        if let help = diagnostic.help { lines.append("  help: \(help)") }
        return lines
    }

    private static func place(_ range: SourceRange?) -> String {
        guard let range else { return "-" }
        return "\(range.file.name):\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    }
}
