import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads what is sent and received in media types: `content`, with its examples, its encodings and their headers. What
/// several places refer to is read once.
final class ContentReader {
    let nodes: NodeReader
    let schemas: SchemaReader
    private var mediaTypes: [String: MediaType] = [:]
    /// Those to which something refers.
    private var seenMediaTypes: Set<NodeIdentity> = []
    private var sharedHeaders: [NodeIdentity: ResponseHeader] = [:]

    init(nodes: NodeReader, schemas: SchemaReader) {
        self.nodes = nodes
        self.schemas = schemas
    }

    /// The media type that a key or an element names. What is none is guessed, with a warning.
    func mediaType(_ node: SourceNode) -> MediaType {
        let text = node.text
        if let known = mediaTypes[text] { return known }
        var type = MediaType(text.trimmed)
        if !MediaTypeText.isValid(type.essence) {
            type = MediaType(MediaTypeText.guess(text))
            nodes.report(BodyMessages.invalidMediaType(text, guess: type.text, at: node.range))
        }
        mediaTypes[text] = type
        return type
    }

    /// `consumes` and `produces` of Swagger 2.0.
    func mediaTypes(_ elements: [SourceNode]) -> [MediaType] {
        elements.map(mediaType).reduce(into: []) { types, type in
            if !types.contains(type) { types.append(type) }
        }
    }

    /// The entries of `content`, one for each media type.
    func contents(_ located: Located) -> [MediaContent] {
        guard let located = nodes.mapping(located, "`content`") else { return [] }
        var contents: [MediaContent] = []
        var known: Set<MediaType> = []
        for entry in located.node.entries where !entry.key.isExtensionKey {
            let type = mediaType(entry.key)
            guard !known.contains(type) else { continue }
            if entry.value.isNull {
                contents.append(MediaContent(mediaType: type, use: nil))
            } else if let content = content(type, located.at(entry.value)) {
                contents.append(content)
            } else {
                continue
            }
            known.insert(type)
        }
        return contents
    }

    /// Reads what the components call a media type, if nothing refers to it.
    func checkMediaType(_ located: Located, name: String) {
        guard !seenMediaTypes.contains(located.identity) else { return }
        _ = content(MediaType("application/json"), located, place: "media type `\(name)`")
    }

    private func content(_ type: MediaType, _ located: Located, place: Message? = nil) -> MediaContent? {
        let place = place ?? "media type `\(type.text)`"
        guard let target = nodes.resolve(located)?.target else { return nil }
        if target.identity != located.identity { seenMediaTypes.insert(target.identity) }
        var content = MediaContent(mediaType: type, use: nil)
        guard let mapping = nodes.mapping(target, place) else { return content }
        for (key, value, _) in nodes.items(of: mapping, as: MediaTypeKey.self, in: place, keepsNull: true) {
            if value.node.isNull, key != .example { continue }
            switch key {
            case .schema: content.use = schemas.use(at: value)
            case .itemSchema: content.itemUse = schemas.use(at: value)
            case .example: content.examples.append(Example(value: LiteralReader.read(value.node)))
            case .examples: content.examples += examples(value)
            case .encoding: content.encodings = encodings(value, in: type)
            case .itemEncoding where type.isMultipart: content.itemType = itemType(value)
            case .prefixEncoding, .itemEncoding:
                nodes.report(ObjectMessages.unsupported("`\(key.rawValue)` is not used", at: value.range))
            }
        }
        return content
    }

    /// A header, inline or by reference.
    func header(_ located: Located, name: String) -> ResponseHeader? {
        guard nodes.references.reference(in: located.node) != nil else { return readHeader(located, name: name) }
        guard let (target, documentation) = nodes.resolve(located, section: .headers) else { return nil }
        var header: ResponseHeader
        if let known = sharedHeaders[target.identity] {
            header = known
        } else {
            guard let new = readHeader(target, name: name) else { return nil }
            sharedHeaders[target.identity] = new
            header = new
        }
        header.wireName = name
        header.component = nodes.references.componentName(at: located)
        header.documentation = documentation ?? header.documentation
        return header
    }

    /// Whether a header was read already, because something refers to it.
    func hasHeader(at located: Located) -> Bool { sharedHeaders[located.identity] != nil }
}
