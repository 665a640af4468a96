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
            case .style:
                encoding.style = style(value.node)
                // Before 3.1, the style of a part says nothing.
                if type.isMultipart, nodes.version.hasFullJSONSchema {
                    let text: Message =
                        "the style of a part is not followed: each element of a list is a part of its own"
                    reportUnsupported(text, value)
                }
            case .explode: encoding.isExploded = nodes.bool(value.node, key.rawValue)
            case .allowReserved: encoding.allowsReserved = nodes.bool(value.node, key.rawValue) ?? false
            case .encoding, .prefixEncoding, .itemEncoding:
                reportUnsupported("`\(key.rawValue)` of an encoding is not used", value)
            }
        }
        return encoding
    }

    private func reportUnsupported(_ text: Message, _ located: Located) {
        nodes.report(ObjectMessages.unsupported(text, at: located.range))
    }

    private func style(_ node: SourceNode) -> Parameter.Style? {
        guard let text = nodes.string(node, "style") else { return nil }
        let styles = StyleRules.styles(of: .query)
        if let style = Parameter.Style(rawValue: text), styles.contains(style) { return style }
        nodes.report(ParameterMessages.invalidStyle(text, of: "an encoding", styles: styles, at: node.range))
        return nil
    }
}
