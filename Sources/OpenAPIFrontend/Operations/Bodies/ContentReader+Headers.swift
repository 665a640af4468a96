import APIModel
import Diagnostics
import SourceTree

extension ContentReader {
    /// The headers of a response or of a part; `Content-Type` is said elsewhere.
    func headers(_ located: Located) -> [ResponseHeader] {
        nodes.entries(located, "headers").compactMap { entry in
            let name = entry.key.text
            return name.lowercased() == "content-type" ? nil : header(entry.value, name: name)
        }
    }

    func readHeader(_ located: Located, name: String) -> ResponseHeader? {
        let place: Message = "header `\(name)`"
        guard let located = nodes.mapping(located, place) else { return nil }
        if nodes.version == .swagger2 { return simpleHeader(located, name: name) }
        var header = ResponseHeader(wireName: name, isRequired: false, use: SchemaUse(schemas.text))
        var hasSchema = false
        for (key, value, _) in nodes.items(of: located, as: ParameterKey.self, in: place) {
            switch key {
            case .description: header.documentation = nodes.string(value.node, key.rawValue)
            case .required: header.isRequired = nodes.bool(value.node, key.rawValue) ?? false
            case .schema:
                header.use = schemas.use(at: value)
                hasSchema = true
            case .content:
                guard !hasSchema, let content = contents(value).first, let use = content.use else { continue }
                header.use = use
                header.encoding.mediaType = content.mediaType
            case .explode: header.encoding.isExploded = nodes.bool(value.node, key.rawValue) ?? false
            case .name, .location:
                nodes.report(ParameterMessages.nameInHeader(key.rawValue, name, at: value.range))
            case .deprecated, .allowEmptyValue, .style, .allowReserved, .example, .examples: break
            }
        }
        return header
    }

    private func simpleHeader(_ located: Located, name: String) -> ResponseHeader? {
        var header = ResponseHeader(wireName: name, isRequired: false, use: SchemaUse(schemas.text))
        var hasType = false
        for (key, value, _) in nodes.items(of: located, as: SimpleParameterKey.self, in: "header `\(name)`") {
            if key == .description { header.documentation = nodes.string(value.node, key.rawValue) }
            if key == .type || key == .items || key == .values { hasType = true }
        }
        if hasType { header.use = schemas.parameterUse(at: located) }
        return header
    }
}
