import APIModel
import Directives
import Diagnostics
import SourceTree

extension DocumentLowering {
    /// The media type that a key or an element names. What is none is guessed, with a warning.
    func mediaType(_ node: SourceNode, in document: DocumentIndex) -> MediaType {
        let text = node.text
        if let known = mediaTypes[text] { return known }
        var type = MediaType(text.trimmed)
        if !MediaTypeText.isValid(type.essence) {
            type = MediaType(MediaTypeText.guess(text))
            report(BodyMessages.invalidMediaType(text, guess: type.text, at: node.range), in: document)
        }
        mediaTypes[text] = type
        return type
    }

    /// `consumes` and `produces` of Swagger 2.0.
    func mediaTypeList(_ located: Located, _ key: StaticString) -> [MediaType] {
        var types: [MediaType] = []
        for element in texts(located, key) {
            let type = mediaType(element.node, in: element.document)
            if !types.contains(type) { types.append(type) }
        }
        return types
    }

    /// The entries of `content`, one for each media type.
    func contents(_ located: Located) -> [MediaContent] {
        guard lowering.expectMapping(located, what: "`content`") else { return [] }
        var contents: [MediaContent] = []
        for entry in located.node.entries where !entry.key.isExtensionKey {
            let type = mediaType(entry.key, in: located.document)
            guard !contents.contains(where: { $0.mediaType == type }) else { continue }
            if entry.value.isNull {
                contents.append(MediaContent(mediaType: type, use: nil))
            } else if let target = resolve(located.at(entry.value))?.target {
                contents.append(content(type, target))
            }
        }
        return contents
    }

    private func content(_ type: MediaType, _ located: Located) -> MediaContent {
        var content = MediaContent(mediaType: type, use: nil)
        guard lowering.expectMapping(located, what: "media type `\(type.text)`") else { return content }
        read(located, as: MediaTypeKey.self, in: "media type `\(type.text)`", keepsNull: true) { key, value in
            if value.node.isNull, key != .example { return }
            switch key {
            case .schema: content.use = lowering.schemaUse(value)
            case .itemSchema: content.itemUse = lowering.schemaUse(value)
            case .example: content.examples.append(Example(value: LiteralReader.read(value.node)))
            case .examples: content.examples += examples(value)
            case .encoding: content.encodings = encodings(value, in: type)
            case .prefixEncoding, .itemEncoding:
                report(ObjectMessages.unsupported("`\(key)` is not used", at: value.range), in: value.document)
            }
        }
        return content
    }

    private func encodings(_ located: Located, in type: MediaType) -> [PartEncoding] {
        entries(located, "encoding").compactMap { entry in
            let place = "encoding of `\(entry.key.text)`"
            guard lowering.expectMapping(entry.value, what: place) else { return nil }
            var encoding = PartEncoding(property: entry.key.text)
            read(entry.value, as: EncodingKey.self, in: place) { key, value in
                switch key {
                case .contentType: encoding.contentType = string(value, "contentType")
                case .headers:
                    encoding.headers = headers(value)
                    if !encoding.headers.isEmpty {
                        let problem = ObjectMessages.unsupported("headers of a part are not sent", at: value.range)
                        report(problem, in: value.document)
                    }
                case .style:
                    encoding.style = encodingStyle(value)
                    if type.isMultipart, lowering.version.hasFullJSONSchema { reportPartStyle(value) }
                case .explode: encoding.isExploded = bool(value, "explode")
                case .allowReserved: encoding.allowsReserved = bool(value, "allowReserved") ?? false
                case .encoding, .prefixEncoding, .itemEncoding:
                    let problem = ObjectMessages.unsupported("`\(key)` of an encoding is not used", at: value.range)
                    report(problem, in: value.document)
                }
            }
            return encoding
        }
    }

    /// Before 3.1, the style of a part says nothing.
    private func reportPartStyle(_ located: Located) {
        let text = "the style of a part is not followed: each element of a list is a part of its own"
        report(ObjectMessages.unsupported(text, at: located.range), in: located.document)
    }

    private func encodingStyle(_ located: Located) -> Parameter.Style? {
        guard let text = string(located, "style") else { return nil }
        let styles = StyleRules.styles(of: .query)
        if let style = Parameter.Style(rawValue: text), styles.contains(style) { return style }
        report(
            ParameterMessages.invalidStyle(text, of: "an encoding", styles: styles, at: located.range),
            in: located.document
        )
        return nil
    }
}
