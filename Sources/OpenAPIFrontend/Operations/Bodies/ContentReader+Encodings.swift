import APIModel
import Diagnostics
import SourceTree

extension ContentReader {
    /// How single properties of a form or a multipart body are sent.
    func encodings(_ located: Located, in type: MediaType) -> [PartEncoding] {
        nodes.entries(located, "encoding").compactMap { encoding($0.key.text, $0.value, in: type) }
    }

    /// The media type of the parts of a list.
    func itemType(_ located: Located) -> String? {
        guard let located = nodes.mapping(located, "`itemEncoding`") else { return nil }
        var type: String?
        for (key, value, _) in nodes.items(of: located, as: EncodingKey.self, in: "`itemEncoding`") {
            if key == .contentType {
                type = nodes.string(value.node, key.rawValue)
            } else {
                reportUnsupported("`\(key.rawValue)` of `itemEncoding` is not used", value)
            }
        }
        return type
    }

    private func encoding(_ property: String, _ located: Located, in type: MediaType) -> PartEncoding? {
        let place: Message = "encoding of `\(property)`"
        guard let located = nodes.mapping(located, place) else { return nil }
        var encoding = PartEncoding(property: property)
        for (key, value, _) in nodes.items(of: located, as: EncodingKey.self, in: place) {
            switch key {
            case .contentType: encoding.contentType = nodes.string(value.node, key.rawValue)
            case .headers where type.isMultipart: encoding.headers = partHeaders(value)
            case .headers: break
            case .style: encoding.style = style(value.node)
            case .explode: encoding.isExploded = nodes.bool(value.node, key.rawValue)
            case .allowReserved: encoding.allowsReserved = nodes.bool(value.node, key.rawValue) ?? false
            case .encoding, .prefixEncoding, .itemEncoding:
                reportUnsupported("`\(key.rawValue)` of an encoding is not used", value)
            }
        }
        if !hasStyles(type) {
            encoding.style = nil
            encoding.isExploded = nil
            encoding.allowsReserved = false
        }
        return encoding
    }

    /// The headers that callers give a part. `Content-Disposition` has the names of the part and of its file.
    private func partHeaders(_ located: Located) -> [ResponseHeader] {
        nodes.entries(located, "headers").compactMap { entry in
            let name = entry.key.text
            if name.lowercased() == "content-type" { return nil }
            let reason: Message? =
                name.lowercased() == "content-disposition"
                ? "`\(name)` of a part follows from its name and its file"
                : HTTPToken.isValid(name) ? nil : "header `\(name)` of a part has no name that HTTP allows"
            guard let reason else { return header(entry.value, name: name) }
            nodes.report(ObjectMessages.unsupported(reason, at: entry.key.range))
            return nil
        }
    }

    /// Whether fields have styles: those of a URL-encoded form, and from 3.1 on the parts of `multipart/form-data`. Anywhere
    /// else the specification has them ignored.
    private func hasStyles(_ type: MediaType) -> Bool {
        type.isForm || type.essence == "multipart/form-data" && nodes.version.hasFullJSONSchema
    }

    private func reportUnsupported(_ text: Message, _ located: Located) {
        nodes.report(ObjectMessages.unsupported(text, at: located.range))
    }

    private func style(_ node: SourceNode) -> Parameter.Style? {
        guard let text = nodes.string(node, "style") else { return nil }
        let styles = StyleRules.styles(of: .query, nodes.version)
        if let style = Parameter.Style(rawValue: text), styles.contains(style) { return style }
        nodes.report(ParameterMessages.invalidStyle(text, of: "an encoding", styles: styles, at: node.range))
        return nil
    }
}
