import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads contents in media types: `content`, with its examples, its encodings and their headers. Objects to which
/// several places refer are read once.
final class ContentReader {
    let nodes: NodeReader
    let schemas: SchemaReader
    private var mediaTypes: [String: MediaType] = [:]
    private var seenMediaTypes: Set<NodeIdentity> = []
    private var sharedHeaders: [NodeIdentity: ResponseHeader] = [:]

    init(nodes: NodeReader, schemas: SchemaReader) {
        self.nodes = nodes
        self.schemas = schemas
    }

    /// The media type in a key or an element. An invalid one is guessed, with a warning.
    func mediaType(_ node: SourceNode) -> MediaType {
        let text = node.text
        if let known = mediaTypes[text] { return known }
        var type = MediaType(text.trimmed)
        if !MediaTypeText.isValid(type.essence) {
            type = MediaType(MediaTypeText.guess(text))
            nodes.report(
                .invalidMediaType, "`\(text)` is not a media type; it is taken for `\(type.text)`", at: node.range,
                help: text == "schema" ? "write `content: { application/json: { schema: … } }`" : nil)
        }
        mediaTypes[text] = type
        return type
    }

    /// `consumes` and `produces` of Swagger 2.0.
    func mediaTypes(_ elements: [SourceNode]) -> [MediaType] {
        elements.map(mediaType).reduce(into: []) { types, type in if !types.contains(type) { types.append(type) } }
    }

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
                nodes.report(.unsupported("`\(key.rawValue)` is not used", at: value.range))
            }
        }
        return content
    }

    func header(_ located: Located, name: String) -> ResponseHeader? {
        guard nodes.references.reference(in: located.node) != nil else { return readHeader(located, name: name) }
        guard let (target, documentation) = nodes.resolve(located, section: .headers) else { return nil }
        guard var header = sharedHeaders[target.identity] ?? readHeader(target, name: name) else { return nil }
        sharedHeaders[target.identity] = header
        header.wireName = name
        header.component = nodes.references.componentName(at: located)
        header.documentation = documentation ?? header.documentation
        return header
    }

    func hasHeader(at located: Located) -> Bool { sharedHeaders[located.identity] != nil }

    /// The encodings of single properties of a form or a multipart body.
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
            case .style: encoding.style = nodes.style(value.node, of: "an encoding", in: .query)
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

    /// The headers of a part that callers set. `Content-Disposition` is made of the names of the part and its file.
    private func partHeaders(_ located: Located) -> [ResponseHeader] {
        nodes.entries(located, "headers").compactMap { entry in
            let name = entry.key.text
            if name.lowercased() == "content-type" { return nil }
            let reason: Message? =
                name.lowercased() == "content-disposition"
                ? "`\(name)` of a part follows from its name and its file"
                : HTTPToken.isValid(name) ? nil : "header `\(name)` of a part has no name that HTTP allows"
            guard let reason else { return header(entry.value, name: name) }
            return nodes.fail(.unsupported(reason, at: entry.key.range))
        }
    }

    /// Whether fields have styles: those of a URL-encoded form, and from 3.1 on the parts of `multipart/form-data`. The
    /// specification ignores them anywhere else.
    private func hasStyles(_ type: MediaType) -> Bool {
        type.isForm || type.essence == "multipart/form-data" && nodes.version.hasFullJSONSchema
    }

    private func reportUnsupported(_ text: Message, _ located: Located) {
        nodes.report(.unsupported(text, at: located.range))
    }

    /// The named examples of a parameter or a media type, without those in other files (`externalValue`).
    func examples(_ located: Located) -> [Example] {
        if located.node.isSequence {
            return located.node.elements.map { sample in Example(value: LiteralReader.read(sample)) }
        }
        return nodes.entries(located, "examples").compactMap { entry in
            guard let target = nodes.resolve(entry.value)?.target else { return nil }
            return example(target, name: entry.key.text)
        }
    }

    private func example(_ located: Located, name: String) -> Example? {
        let isExample = located.node.entries.contains {
            $0.key.isExtensionKey || ExampleKey.table.key(of: $0.key) != nil
        }
        guard located.node.isMapping, isExample || located.node.count == 0 else {
            nodes.report(
                .bareExample, "an example in `examples` is an object with a `value`; it is taken for the value",
                at: located.range)
            return Example(name: name, value: LiteralReader.read(located.node))
        }
        var value: SourceNode?
        var summary: String?
        for (key, field, _) in nodes.items(of: located, as: ExampleKey.self, in: "example `\(name)`", keepsNull: true) {
            switch key {
            case .summary: summary = nodes.string(field.node, key.rawValue)
            case .value: value = value ?? field.node
            case .dataValue: value = field.node
            case .description, .externalValue, .serializedValue: break
            }
        }
        return value.map { value in Example(name: name, summary: summary, value: LiteralReader.read(value)) }
    }

    /// Reads an example of the components only to report its problems.
    func checkExample(_ located: Located) {
        guard let target = nodes.resolve(located)?.target, target.node.isMapping else { return }
        nodes.checkKeys(of: target, as: ExampleKey.self, in: "an example")
    }

    /// The headers of a response or of a part, without `Content-Type`, which the media type specifies.
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
        var given: [Literal] = []
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
                nodes.report(
                    .ignoredHeaderKey,
                    "`\(key.rawValue)` of header `\(name)` has no effect: a header is named by its key", at: value.range
                )
            case .example: given.append(LiteralReader.read(value.node))
            case .examples: given += examples(value).map(\.value)
            case .deprecated, .allowEmptyValue, .style, .allowReserved: break
            }
        }
        header.use.annotations.examples += given
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

enum MediaTypeKey: String, ObjectKey {
    case schema, example, examples, encoding, itemSchema, prefixEncoding, itemEncoding

    static let table = KeyTable<Self>(.since30, except: [.since32: [.itemSchema, .prefixEncoding, .itemEncoding]])
}

enum EncodingKey: String, ObjectKey {
    case contentType, headers, style, explode, allowReserved, encoding, prefixEncoding, itemEncoding

    static let table = KeyTable<Self>(.since30, except: [.since32: [.encoding, .prefixEncoding, .itemEncoding]])
}

enum ExampleKey: String, ObjectKey {
    case summary, description, value, externalValue, dataValue, serializedValue

    static let table = KeyTable<Self>(.since30, except: [.since32: [.dataValue, .serializedValue]])
}
