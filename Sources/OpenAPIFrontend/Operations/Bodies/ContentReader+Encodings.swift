import APIModel
import Diagnostics
import SourceTree

extension ContentReader {
    /// How single properties of a form or a multipart body are sent.
    func encodings(_ located: Located, in type: MediaType) -> [PartEncoding] {
        nodes.entries(located, "encoding").compactMap { encoding($0.key.text, $0.value, in: type) }
    }

    private func encoding(_ property: String, _ located: Located, in type: MediaType) -> PartEncoding? {
        let place: Message = "encoding of `\(property)`"
        guard let located = nodes.mapping(located, place) else { return nil }
        var encoding = PartEncoding(property: property)
        for (key, value, _) in nodes.items(of: located, as: EncodingKey.self, in: place) {
            switch key {
            case .contentType: encoding.contentType = nodes.string(value.node, key.rawValue)
            case .headers:
                encoding.headers = headers(value)
                if !encoding.headers.isEmpty { reportUnsupported("headers of a part are not sent", value) }
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
