import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads everything in a document except its schemas: title, servers, security, operations and their requests and
/// responses. Schemas in these are passed to `SchemaReader`.
struct DocumentReader {
    let nodes: NodeReader
    private let contents: ContentReader
    private let parameters: ParameterReader
    private let bodies: BodyReader
    private let responses: ResponseReader
    private let servers: ServerReader
    private let schemas: SchemaReader

    init(nodes: NodeReader, schemas: SchemaReader) {
        self.nodes = nodes
        self.schemas = schemas
        contents = ContentReader(nodes: nodes, schemas: schemas)
        parameters = ParameterReader(nodes: nodes, schemas: schemas, contents: contents)
        bodies = BodyReader(nodes: nodes, contents: contents)
        responses = ResponseReader(nodes: nodes, contents: contents)
        servers = ServerReader(nodes: nodes)
    }

    /// The API without its schemas.
    func document() -> API {
        var api = API()
        let root = nodes.documents.root
        guard let fields = nodes.fields(of: root, as: DocumentKey.self, in: "the document") else { return api }
        api.extensions = nodes.extensions(of: root.node).filter { $0.name != ChannelReader.key }
        if let said = root.node.value(forKey: "x-netlayer") {
            DocumentDirectives.read(said, to: &api, into: &nodes.problems.bag)
        }
        if let info = fields[.info] { readInfo(info, into: &api) }
        let services = fields[.tags].map(tags) ?? []
        if let docs = fields[.externalDocs] {
            nodes.checkKeys(of: docs, as: ExternalDocsKey.self, in: "`externalDocs`")
        }
        if let dialect = fields[.jsonSchemaDialect] { schemas.checkDialect(dialect.node) }
        if let address = fields[.selfAddress] { _ = nodes.string(address.node, "$self") }
        var defaults = defaults(fields)
        api.servers = nodes.version == .swagger2 ? defaults.host.servers : fields[.servers].map(servers.servers) ?? []
        let components = fields[.components].flatMap {
            nodes.fields(of: $0, as: ComponentsKey.self, in: "`components`")
        }
        let schemes = SecuritySchemes()
        if let declared = components?[.securitySchemes] ?? fields[.securityDefinitions] {
            SecuritySchemeReader(nodes: nodes).read(declared, into: schemes)
        }
        let security = SecurityRequirementReader(nodes: nodes, schemes: schemes)
        defaults.security = fields[.security].map(security.alternatives) ?? []
        readOperations(fields, components, services, security, defaults, into: &api)
        api.securitySchemes = schemes.schemes
        readRest(of: components, root: fields, defaults)
        reportMissingPaths(fields)
        return api
    }

    private func readOperations(
        _ fields: ObjectFields<DocumentKey>, _ components: ObjectFields<ComponentsKey>?, _ services: [Service],
        _ security: SecurityRequirementReader, _ defaults: OperationDefaults, into api: inout API
    ) {
        let operations = OperationReader(
            nodes: nodes, schemas: schemas, parameters: parameters, bodies: bodies, responses: responses,
            servers: servers, security: security, defaults: defaults)
        let known = KnownOperations(services: services, marks: marks(fields[.tags]))
        var paths = PathsReader(nodes: nodes, operations: operations, known: known)
        if let field = fields[.paths] { paths.readPaths(field) }
        if let field = fields[.webhooks] { paths.readWebhooks(field) }
        if let field = fields.located.node.value(forKey: ChannelReader.key) {
            paths.readChannels(fields.located.at(field))
        }
        api.operations = paths.operations
        api.webhooks = paths.webhooks
        api.services = paths.known.services
        paths.readRest(of: components)
    }

    private func defaults(_ fields: ObjectFields<DocumentKey>) -> OperationDefaults {
        var defaults = OperationDefaults()
        defaults.consumes = fields.texts(.consumes).map(contents.mediaTypes) ?? []
        defaults.produces = fields.texts(.produces).map(contents.mediaTypes) ?? []
        guard nodes.version == .swagger2 else { return defaults }
        if fields[.host] == nil, let chosen = fields.located["x-ms-parameterized-host"],
            let template = chosen["hostTemplate"]?.node, template.isString
        {
            let origin = nodes.documents.origin(of: chosen)
            defaults.host = HostParts(template: template.text, basePath: fields.string(.basePath), origin: origin)
            return defaults
        }
        defaults.host = HostParts(
            host: fields.string(.host), basePath: fields.string(.basePath),
            schemes: fields.texts(.schemes)?.map(\.text) ?? [],
            origin: (fields[.host] ?? fields[.basePath]).map { nodes.documents.origin(of: $0) } ?? .none)
        return defaults
    }

    /// Reads the components that no operation uses, to report their problems.
    private func readRest(
        of components: ObjectFields<ComponentsKey>?, root: ObjectFields<DocumentKey>, _ defaults: OperationDefaults
    ) {
        for entry in nodes.entries(components?[.parameters] ?? root[.parameters], "parameters") {
            _ = parameters.parameter(entry.value, isShared: true)
        }
        for entry in nodes.entries(components?[.requestBodies], "requestBodies") { _ = bodies.requestBody(entry.value) }
        for entry in nodes.entries(components?[.responses] ?? root[.responses], "responses")
        where !responses.hasResponse(at: entry.value) {
            let place: Message = "response `\(entry.key.text)`"
            _ = responses.response(entry.value, status: .default, place: place, produces: defaults.produces)
        }
        for entry in nodes.entries(components?[.headers], "headers") where !contents.hasHeader(at: entry.value) {
            _ = contents.header(entry.value, name: entry.key.text)
        }
        for entry in nodes.entries(components?[.mediaTypes], "mediaTypes") {
            contents.checkMediaType(entry.value, name: entry.key.text)
        }
        for entry in nodes.entries(components?[.examples], "examples") { contents.checkExample(entry.value) }
        for entry in nodes.entries(components?[.links], "links") { responses.checkLink(entry.value) }
    }

    private func reportMissingPaths(_ fields: ObjectFields<DocumentKey>) {
        guard fields[.paths] == nil, fields[.webhooks] == nil,
            fields.located.node.value(forKey: ChannelReader.key) == nil,
            fields[.components] == nil || nodes.version < .openAPI31
        else { return }
        nodes.report(
            .noOperations, "the document describes no operation: it has no `paths`",
            at: (fields[.openapi] ?? fields[.swagger])?.range)
    }

    func readInfo(_ located: Located, into api: inout API) {
        guard let located = nodes.mapping(located, "`info`") else { return }
        for (key, value, _) in nodes.items(of: located, as: InfoKey.self, in: "`info`") {
            switch key {
            case .title: api.title = nodes.string(value.node, key.rawValue) ?? ""
            case .version: api.version = nodes.string(value.node, key.rawValue) ?? ""
            case .description: api.documentation = nodes.string(value.node, key.rawValue)
            case .contact: nodes.checkKeys(of: value, as: ContactKey.self, in: "`contact`")
            case .license: nodes.checkKeys(of: value, as: LicenseKey.self, in: "`license`")
            case .summary: if api.documentation == nil { api.documentation = nodes.string(value.node, key.rawValue) }
            case .termsOfService: break
            }
        }
        api.infoExtensions = nodes.extensions(of: located.node)
    }

    /// The tags whose kind doesn't group operations, such as badges and audiences.
    func marks(_ located: Located?) -> Set<String> {
        let marks = located?.node.elements.filter { tag in
            guard tag.isMapping, let node = tag["kind"], node.isScalar, !node.isNull else { return false }
            return node.text != "nav"
        }
        return Set(marks?.compactMap { $0["name"]?.text.trimmed } ?? [])
    }

    func tags(_ located: Located) -> [Service] {
        var names: Set<String> = []
        return (nodes.list(located, "`tags`") ?? []).filter { !$0.node.isNull }.compactMap(tag).filter {
            names.insert($0.name).inserted
        }
    }

    private func tag(_ located: Located) -> Service? {
        guard let located = nodes.mapping(located, "a tag") else { return nil }
        var name: String?
        var summary: String?
        var documentation: String?
        for (key, value, _) in nodes.items(of: located, as: TagKey.self, in: "a tag") {
            switch key {
            case .name: name = nodes.string(value.node, key.rawValue)?.trimmed
            case .summary: summary = nodes.string(value.node, key.rawValue)
            case .description: documentation = nodes.string(value.node, key.rawValue)
            case .externalDocs: nodes.checkKeys(of: value, as: ExternalDocsKey.self, in: "`externalDocs`")
            case .parent: nodes.report(.unsupported("`parent` of a tag is not used", at: value.range))
            case .kind: break
            }
        }
        guard let name else { return nodes.fail(.missingKey("name", of: "a tag", at: located.range)) }
        return Service(name: name, documentation: documentation ?? summary, origin: nodes.documents.origin(of: located))
    }
}

/// The defaults of the root for operations that don't specify their own.
struct OperationDefaults {
    /// Media types of requests and responses (Swagger 2.0).
    var consumes: [MediaType] = []
    var produces: [MediaType] = []
    var host = HostParts()
    var security: [SecurityAlternative] = []
}

/// `externalDocs`, which become the last paragraph of a documentation.
enum ExternalDocs {
    /// Appends `Prices: https://…`.
    static func append(_ node: SourceNode, to documentation: inout String?) {
        guard let url = node["url"], url.isScalar, !url.isNull else { return }
        let text = node["description"].map { $0.isScalar && !$0.isNull ? "\($0.text): \(url.text)" : url.text }
        let line = text ?? url.text
        if let before = documentation, !before.isEmpty {
            documentation = before + "\n\n" + line
        } else {
            documentation = line
        }
    }
}

extension SourceNode {
    private static let clientNameKey: StaticString = "x-ms-client-name"

    /// The client's name of a property or a parameter in descriptions for AutoRest: `x-ms-client-name`.
    var clientName: String? {
        guard let name = self[SourceNode.clientNameKey], name.isString, !name.text.isEmpty else { return nil }
        return name.text
    }

    /// Whether a key is a name for clients, which isn't passed on as an extension.
    var isClientNameKey: Bool {
        let key = SourceNode.clientNameKey
        let bytes = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        return withTextBytes { $0.elementsEqual(bytes) }
    }
}

extension String {
    /// The text without white space at both ends: `" Orders "` → `Orders`
    var trimmed: String {
        if let first = utf8.first, let last = utf8.last, 0x21..<0x7F ~= first, 0x21..<0x7F ~= last { return self }
        guard let first = first, let last = last, first.isWhitespace || last.isWhitespace else { return self }
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}

enum DocumentKey: String, ObjectKey {
    case openapi, swagger, info, host, basePath, schemes, consumes, produces, definitions, parameters, responses,
        securityDefinitions, servers, paths, webhooks, components, security, tags, externalDocs
    case jsonSchemaDialect, selfAddress = "$self"

    static let table = KeyTable<Self>(except: [
        .onlySwagger2: [
            .swagger, .host, .basePath, .schemes, .consumes, .produces, .definitions, .parameters, .responses,
            .securityDefinitions,
        ], .since30: [.openapi, .servers, .components], .since31: [.webhooks, .jsonSchemaDialect],
        .since32: [.selfAddress],
    ])
    static let takesDirectives = true
}

enum InfoKey: String, ObjectKey {
    case title, summary, description, termsOfService, contact, license, version

    static let table = KeyTable<Self>(except: [.since31: [.summary]])
}

enum TagKey: String, ObjectKey {
    case name, summary, description, externalDocs, parent, kind

    static let table = KeyTable<Self>(except: [.since32: [.summary, .parent, .kind]])
}

enum ComponentsKey: String, ObjectKey {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links, callbacks, pathItems,
        mediaTypes

    static let table = KeyTable<Self>(.since30, except: [.since31: [.pathItems], .since32: [.mediaTypes]])
}

/// The keys of `contact`, which has no effect on a client.
enum ContactKey: String, ObjectKey {
    case name, url, email

    static let table = KeyTable<Self>()
}

/// The keys of `license`, which has no effect on a client.
enum LicenseKey: String, ObjectKey {
    case name, url, identifier

    static let table = KeyTable<Self>()
}

enum ExternalDocsKey: String, ObjectKey {
    case description, url

    static let table = KeyTable<Self>()
}
