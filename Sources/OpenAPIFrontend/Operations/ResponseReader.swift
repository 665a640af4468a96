import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads `responses`. A response to which several operations refer is read once.
final class ResponseReader {
    private let nodes: NodeReader
    private let contents: ContentReader
    private var sharedResponses: [NodeIdentity: ResponseDeclaration] = [:]
    private var hasReportedLinks = false

    init(nodes: NodeReader, contents: ContentReader) {
        self.nodes = nodes
        self.contents = contents
    }

    /// The responses of an operation, and the place of an unreadable one. `produces` contains its media types in
    /// Swagger 2.0.
    func responses(_ located: Located, place: Message, produces: [MediaType]) -> (
        responses: [Response], gap: SourceRange?
    ) {
        guard let located = nodes.mapping(located, "`responses`") else { return ([], located.range) }
        var responses: [Response] = []
        var gap: SourceRange?
        responses.reserveCapacity(located.node.count)
        for entry in located.node.entries where !entry.key.isExtensionKey {
            guard let status = status(entry.key.text) else {
                nodes.report(
                    .invalidStatus, "`\(entry.key.text)` is not a status; the response is left out",
                    at: entry.key.range,
                    help: suggestion(for: entry.key.text, among: ["default"])
                        ?? "use a code (`200`), a range (`2XX`) or `default`")
                continue
            }
            let described: Message = "response `\(entry.key.text)` of \(place)"
            if entry.value.isNull {
                responses.append(Response(status: status, origin: Origin(range: entry.key.range)))
            } else if let response = response(
                located.at(entry.value), status: status, place: described, produces: produces)
            {
                responses.append(withoutImpossibleBody(response, key: entry.key))
            } else {
                gap = gap ?? entry.key.range
            }
        }
        if responses.isEmpty, located.node.count == 0 { nodes.report(.missingResponses(place, at: located.range)) }
        return (responses, gap)
    }

    /// Removes a body that HTTP forbids, even if the description specifies one.
    private func withoutImpossibleBody(_ response: Response, key: SourceNode) -> Response {
        guard [.code(204), .code(205), .code(304)].contains(response.status), !response.contents.isEmpty else {
            return response
        }
        nodes.report(
            .contentWithoutBody, "a `\(key.text)` response never has a body, so its content is left out", at: key.range)
        var response = response
        response.contents = []
        return response
    }

    /// `200`, `2XX`, `2xx`, `default`
    private func status(_ text: String) -> ResponseStatus? {
        let bytes = Array(text.trimmed.utf8)
        if bytes.count == 3, let first = bytes.first, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(first) {
            let hundreds = Int(first - UInt8(ascii: "0"))
            if bytes[1] | 0x20 == UInt8(ascii: "x"), bytes[2] | 0x20 == UInt8(ascii: "x") { return .range(hundreds) }
            return Int(text.trimmed).map { .code($0) }
        }
        if bytes.count == 3, let code = Int(text.trimmed), code >= 600 { return .code(code) }
        return text.trimmed.lowercased() == "default" ? .default : nil
    }

    func response(_ located: Located, status: ResponseStatus, place: Message, produces: [MediaType]) -> Response? {
        guard let (target, documentation) = nodes.resolve(located, section: .responses) else { return nil }
        let isShared = nodes.references.reference(in: located.node) != nil
        if isShared, let known = sharedResponses[target.identity] {
            return known.response(status: status, documentation: documentation, produces: produces)
        }
        guard var declaration = declaration(target, place: place) else { return nil }
        declaration.response.component = nodes.references.componentName(at: located)
        if isShared { sharedResponses[target.identity] = declaration }
        return declaration.response(status: status, documentation: documentation, produces: produces)
    }

    func hasResponse(at located: Located) -> Bool { sharedResponses[located.identity] != nil }

    private func declaration(_ located: Located, place: Message) -> ResponseDeclaration? {
        guard let located = nodes.mapping(located, place) else { return nil }
        var response = Response(status: .default, origin: nodes.documents.origin(of: located))
        var summary: String?
        var schema: Located?
        var samples: Located?
        for (key, value, _) in nodes.items(of: located, as: ResponseKey.self, in: place) {
            switch key {
            case .summary: summary = nodes.string(value.node, key.rawValue)
            case .description: response.documentation = nodes.string(value.node, key.rawValue)
            case .headers: response.headers = contents.headers(value)
            case .content: response.contents = contents.contents(value)
            case .links: for entry in nodes.entries(value, key.rawValue) { checkLink(entry.value) }
            case .schema: schema = value
            case .examples: samples = value
            }
        }
        response.documentation = response.documentation ?? summary
        return ResponseDeclaration(response: response, body: schema.map { body($0, samples: samples) })
    }

    private func body(_ schema: Located, samples: Located?) -> ResponseDeclaration.Body2 {
        let isFile = schema.node["type"]?.text == "file"
        let entries = samples?.node.entries.map { (MediaType($0.key.text).essence, $0.value) }
        return ResponseDeclaration.Body2(
            use: isFile ? SchemaUse(contents.schemas.file) : contents.schemas.use(at: schema), isFile: isFile,
            samples: entries ?? [])
    }

    /// Checks a link and reports, once, that links aren't used.
    func checkLink(_ located: Located) {
        guard let target = nodes.resolve(located)?.target, target.node.isMapping else { return }
        if !hasReportedLinks {
            hasReportedLinks = true
            nodes.report(
                .unsupported("links are not followed", at: located.range).help(
                    "call the operation that the link names, with what the response holds"))
        }
        nodes.checkKeys(of: target, as: LinkKey.self, in: "a link")
    }
}

/// The content of a response object, independent of its status and, in Swagger 2.0, of its operation's media types.
struct ResponseDeclaration {
    var response: Response
    /// The body of Swagger 2.0, whose media types are the operation's.
    var body: Body2?

    struct Body2 {
        var use: SchemaUse
        var isFile: Bool
        /// Examples by media type in lower case.
        var samples: [(essence: String, value: SourceNode)]
    }

    func response(status: ResponseStatus, documentation: String?, produces: [MediaType]) -> Response {
        var response = response
        response.status = status
        if let documentation { response.documentation = documentation }
        guard let body else { return response }
        let fallback = MediaType(body.isFile ? "application/octet-stream" : "application/json")
        response.contents = (produces.isEmpty ? [fallback] : produces).map { type in
            var content = MediaContent(mediaType: type, use: body.use)
            content.examples = body.samples.filter { $0.essence == type.essence }.map { sample in
                Example(value: LiteralReader.read(sample.value))
            }
            return content
        }
        return response
    }
}

enum ResponseKey: String, ObjectKey {
    case summary, description, headers, content, links, schema, examples

    static let table = KeyTable<Self>(except: [
        .since32: [.summary], .since30: [.content, .links], .onlySwagger2: [.schema, .examples],
    ])
}

/// The keys of a link; links aren't followed.
enum LinkKey: String, ObjectKey {
    case operationRef, operationId, parameters, requestBody, description, server, reference = "$ref", summary

    static let table = KeyTable<Self>()
}
