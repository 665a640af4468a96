import APIModel
import SourceTree

extension DocumentLowering {
    /// The headers of a response or of a part; `Content-Type` is said elsewhere.
    func headers(_ located: Located) -> [ResponseHeader] {
        entries(located, "headers").compactMap { entry in
            let name = entry.key.text
            return name.lowercased() == "content-type" ? nil : header(entry.value, name: name)
        }
    }

    /// A header, inline or by reference.
    func header(_ located: Located, name: String) -> ResponseHeader? {
        guard lowering.reference(in: located.node) != nil else { return readHeader(located, name: name) }
        guard let (target, documentation) = resolve(located, section: .headers) else { return nil }
        var header: ResponseHeader
        if let known = sharedHeaders[target.identity] {
            header = known
        } else {
            guard let new = readHeader(target, name: name) else { return nil }
            sharedHeaders[target.identity] = new
            header = new
        }
        header.wireName = name
        header.documentation = documentation ?? header.documentation
        return header
    }

    private func readHeader(_ located: Located, name: String) -> ResponseHeader? {
        guard lowering.expectMapping(located, what: "header `\(name)`") else { return nil }
        if version == .swagger2 { return simpleHeader(located, name: name) }
        var header = ResponseHeader(wireName: name, isRequired: false, use: SchemaUse(textSchema))
        var hasSchema = false
        read(located, as: ParameterKey.self, in: "header `\(name)`") { key, value in
            switch key {
            case .description: header.documentation = string(value, "description")
            case .required: header.isRequired = bool(value, "required") ?? false
            case .schema:
                header.use = lowering.schemaUse(value)
                hasSchema = true
            case .content:
                guard !hasSchema, let use = contents(value).first?.use else { return }
                header.use = use
            case .name, .location:
                report(
                    ParameterMessages.nameInHeader("\(key == .name ? "name" : "in")", name, at: value.range),
                    in: value.document
                )
            case .deprecated, .allowEmptyValue, .style, .explode, .allowReserved, .example, .examples: break
            }
        }
        return header
    }

    private func simpleHeader(_ located: Located, name: String) -> ResponseHeader? {
        var header = ResponseHeader(wireName: name, isRequired: false, use: SchemaUse(textSchema))
        var hasType = false
        read(located, as: SimpleParameterKey.self, in: "header `\(name)`") { key, value in
            if key == .description { header.documentation = string(value, "description") }
            if key == .type || key == .items || key == .values { hasType = true }
        }
        if hasType { header.use = lowering.parameterSchemaUse(located) }
        return header
    }
}
