import APIModel

/// Turns a header that declares its argument into a parameter: `X-Trace: trace:String?` is an optional header parameter
/// that the code calls `trace`. It knows the primitive types only.
enum HeaderDeclaration {
    static func apply(at index: Int, of api: inout API) {
        guard case .values(let headers) = api.operations[index].directives.header else { return }
        var kept: [OperationDirectives.NamedValue] = []
        for header in headers {
            guard case .argument(let text) = header.value, let declared = parse(text) else {
                kept.append(header)
                continue
            }
            let schema = SchemaID(api.schemas.count)
            api.schemas.append(Schema(id: schema, kind: declared.kind, origin: header.origin))
            var parameter = Parameter(
                wireName: header.name,
                location: .header,
                use: SchemaUse(schema),
                origin: header.origin
            )
            parameter.name = declared.name.text
            parameter.isRequired = declared.isRequired
            api.operations[index].parameters.append(parameter)
        }
        api.operations[index].directives.header = .values(kept)
    }

    /// `trace:String?` → `trace`, string, not required; nil for what declares nothing.
    private static func parse(_ text: String) -> (name: FixedName, kind: SchemaKind, isRequired: Bool)? {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        var type = text[text.index(after: colon)...]
        let isOptional = type.last == "?"
        if isOptional { type = type.dropLast() }
        guard let kind = kinds[String(type)], let name = FixedName(text[..<colon]) else { return nil }
        return (name, kind, !isOptional)
    }

    private static let kinds: [String: SchemaKind] = [
        "String": .string(format: nil), "Int": .integer(format: nil), "Double": .number(format: "double"),
        "Bool": .boolean,
    ]
}
