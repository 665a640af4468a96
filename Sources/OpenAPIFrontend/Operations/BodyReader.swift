import APIModel
import Diagnostics

/// Reads the bodies of requests: `requestBody`, and the body parameters of Swagger 2.0. A body to which several
/// operations refer is read once.
final class BodyReader {
    private let nodes: NodeReader
    let contents: ContentReader
    private var sharedBodies: [NodeIdentity: RequestBody] = [:]

    init(nodes: NodeReader, contents: ContentReader) {
        self.nodes = nodes
        self.contents = contents
    }

    func requestBody(_ located: Located) -> RequestBody {
        guard let (target, documentation) = nodes.resolve(located, section: .requestBodies) else { return .unreadable }
        let body = sharedBodies[target.identity] ?? readBody(target)
        sharedBodies[target.identity] = body
        guard case .body(var described) = body else { return body }
        described.documentation = documentation ?? described.documentation
        described.component = nodes.references.componentName(at: located)
        return .body(described)
    }

    private func readBody(_ located: Located) -> RequestBody {
        guard let located = nodes.mapping(located, "`requestBody`") else { return .unreadable }
        var body = Body(isRequired: false, contents: [], origin: nodes.documents.origin(of: located))
        for (key, value, _) in nodes.items(of: located, as: RequestBodyKey.self, in: "a request body") {
            switch key {
            case .description: body.documentation = nodes.string(value.node, key.rawValue)
            case .content: body.contents = contents.contents(value)
            case .required: body.isRequired = nodes.bool(value.node, key.rawValue) ?? false
            }
        }
        if let name = located.node["x-codegen-request-body-name"], name.isString { body.name = name.text }
        if body.contents.isEmpty {
            nodes.report(
                .emptyBody, "the request body names no media type; it is left out", at: located.range,
                help: "write `content: { application/json: { schema: … } }`")
            return .empty
        }
        return .body(body)
    }

    /// The body that the parameters of Swagger 2.0 describe; a form wins over a body parameter.
    func body(of declared: [DeclaredParameter], consumes: [MediaType]) -> Body? {
        var fields: [FormField] = []
        var single: (body: Body, use: SchemaUse?, range: SourceRange)?
        for item in declared {
            switch item.declaration {
            case .field(let field): fields.append(field)
            case .body(let body, let use): single = single ?? (body, use, item.range)
            case .parameter, .ignored, .credential, .unreadable: break
            }
        }
        if !fields.isEmpty {
            if let single {
                nodes.report(
                    .conflictingBodies, "a body parameter next to form parameters is left out: a request has one body",
                    at: single.range)
            }
            return form(fields, consumes: consumes)
        }
        guard var body = single?.body else { return nil }
        let types = consumes.isEmpty ? [MediaType("application/json")] : consumes
        body.contents = types.map { MediaContent(mediaType: $0, use: single?.use) }
        return body
    }

    /// Makes a form: multipart if it has a file or only multipart is consumed, otherwise URL-encoded.
    private func form(_ fields: [FormField], consumes: [MediaType]) -> Body {
        let hasFile = fields.contains(where: \.isFile)
        var types = consumes.filter { $0.isMultipart || ($0.isForm && !hasFile) }
        if types.isEmpty { types = [MediaType(hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded")] }
        let origin = fields.first?.property.origin ?? .none
        var place = Origin.none
        place.range = origin.range
        let schema = contents.schemas.add(.object(ObjectShape(properties: fields.map(\.property))), origin: place)
        let contents = types.map { type in
            var content = MediaContent(mediaType: type, use: SchemaUse(schema))
            content.encodings = fields.compactMap(\.encoding)
            return content
        }
        return Body(isRequired: fields.contains(where: \.property.isRequired), contents: contents, origin: origin)
    }
}

/// The result of reading a `requestBody`.
enum RequestBody {
    case body(Body)
    /// A body without a media type, which can't be sent.
    case empty
    case unreadable
}

/// The syntax of media types, and guesses for invalid ones.
enum MediaTypeText {
    /// `application/json`, `*/*` → true; `json`, `a/b/c` → false
    static func isValid(_ essence: String) -> Bool {
        let parts = essence.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy(HTTPToken.isValid)
    }

    /// `json` → `application/json`, `form-data` → `multipart/form-data`; JSON for anything else.
    static func guess(_ text: String) -> String {
        let text = text.lowercased()
        let words: [(word: String, type: String)] = [
            ("json", "application/json"), ("xml", "application/xml"),
            ("urlencoded", "application/x-www-form-urlencoded"), ("form", "multipart/form-data"),
            ("multipart", "multipart/form-data"), ("html", "text/html"), ("csv", "text/csv"), ("text", "text/plain"),
            ("octet", "application/octet-stream"), ("binary", "application/octet-stream"), ("pdf", "application/pdf"),
        ]
        return words.first { text.contains($0.word) }?.type ?? "application/json"
    }
}

enum RequestBodyKey: String, ObjectKey {
    case description, content, required

    static let table = KeyTable<Self>()
}
