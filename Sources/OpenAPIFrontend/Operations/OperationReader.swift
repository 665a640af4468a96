import APIModel
import Diagnostics
import Directives
import SourceTree

struct OperationReader {
    let nodes: NodeReader
    let schemas: SchemaReader
    let parameters: ParameterReader
    let bodies: BodyReader
    let responses: ResponseReader
    let servers: ServerReader
    let security: SecurityRequirementReader
    let defaults: OperationDefaults

    func operation(
        _ field: PathItem.Operation, _ scope: PathScope, _ shared: SharedByPath, _ known: inout KnownOperations,
        _ findings: inout PathFindings
    ) -> (operation: Operation, callbacks: Located?)? {
        let place: Message = "operation `\(field.method.name) \(scope.text)`"
        guard let fields = nodes.fields(of: field.value, as: OperationKey.self, in: place) else {
            return nodes.fail(.incomplete(place, at: field.key.range, part: nil))
        }
        let origin = nodes.documents.origin(of: field.value, key: field.key)
        var operation = Operation(method: field.method, path: PathTemplate(text: scope.text, parts: []), origin: origin)
        operation.summary = fields.string(.summary) ?? shared.summary
        operation.documentation = fields.string(.description) ?? shared.documentation
        operation.isDeprecated = fields.bool(.deprecated)
        operation.identifier = identifier(fields, scope, &known)
        operation.services = services(fields.texts(.tags) ?? [], scope, &known)
        operation.servers = servers(fields, shared)
        operation.security = fields[.security].map(security.alternatives) ?? defaults.security
        let inputGap = readInputs(fields, scope, shared, place: place, into: &operation, &findings)
        let outputGap = readResponses(fields, scope, place: place, key: field.key, into: &operation)
        readExtensions(fields.located, into: &operation)
        if let docs = fields[.externalDocs] {
            nodes.checkKeys(of: docs, as: ExternalDocsKey.self, in: "`externalDocs`")
            ExternalDocs.append(docs.node, to: &operation.documentation)
        }
        if scope.kind == .path, let gap = inputGap ?? outputGap {
            return nodes.fail(.incomplete(place, at: field.key.range, part: gap))
        }
        return (operation, fields[.callbacks])
    }

    /// The id of an operation; nil, with a message, if another operation has it already.
    private func identifier(_ fields: ObjectFields<OperationKey>, _ scope: PathScope, _ known: inout KnownOperations)
        -> String?
    {
        guard let node = fields[.operationId]?.node, let text = fields.string(.operationId)?.trimmed, !text.isEmpty
        else { return nil }
        guard scope.kind == .path, let first = known.claim(text, at: node.range) else { return text }
        return nodes.fail(.duplicateID(text, first: first, at: node.range))
    }

    /// The services of an operation. Tags that the root does not declare become services in order of appearance.
    func services(_ tags: [SourceNode], _ scope: PathScope, _ known: inout KnownOperations) -> [String] {
        var names: [String] = []
        var seen: Set<String> = []
        for tag in tags {
            let name = tag.text.trimmed
            guard !name.isEmpty, seen.insert(name).inserted else { continue }
            names.append(name)
            if scope.kind == .path { known.addService(name, at: tag.range) }
        }
        return known.ordered(names)
    }

    private func servers(_ fields: ObjectFields<OperationKey>, _ shared: SharedByPath) -> [Server] {
        if let schemes = fields.texts(.schemes)?.map(\.text) {
            let host = defaults.host
            return schemes == host.schemes || host.host == nil ? [] : host.servers(schemes: schemes)
        }
        let own = fields[.servers].map(servers.servers) ?? []
        return own.isEmpty ? shared.servers : own
    }

    /// Reads the responses of an operation; returns the place of an unreadable part.
    private func readResponses(
        _ fields: ObjectFields<OperationKey>, _ scope: PathScope, place: Message, key: SourceNode,
        into operation: inout Operation
    ) -> SourceRange? {
        guard let field = fields[.responses] else {
            if scope.kind == .path, !fields.hasMisspelt(.responses) {
                nodes.report(.missingResponses(place, at: key.range))
            }
            return nil
        }
        let produces = fields.texts(.produces).map(bodies.contents.mediaTypes) ?? defaults.produces
        let gap: SourceRange?
        (operation.responses, gap) = responses.responses(field, place: place, produces: produces)
        if operation.method == .head {
            // The responses are often copied from GET, which needs no warning.
            for index in operation.responses.indices { operation.responses[index].contents = [] }
        }
        return gap
    }

    private func readExtensions(_ located: Located, into operation: inout Operation) {
        for entry in located.node.entries where entry.key.isExtensionKey {
            let name = entry.key.text
            if name == "x-netlayer" {
                operation.directives = DirectivesReader.read(entry.value, into: &nodes.problems.bag)
                continue
            }
            if name == "x-codegen-request-body-name", entry.value.isString { operation.body?.name = entry.value.text }
            operation.extensions.append(Extension(name: name, value: LiteralReader.read(entry.value)))
        }
    }

    func shared(by item: PathItem, _ scope: PathScope) -> SharedByPath {
        let place: Message = "path `\(scope.text)`"
        return SharedByPath(
            parameters: item.parameters.map { declared($0, scope, place: place).map(\.ofPath) } ?? [],
            servers: item.servers.map(servers.servers) ?? [], summary: item.summary, documentation: item.documentation)
    }

    /// Reads the inputs of a request: parameters, the path with its variables, and the body. Returns the place of an
    /// unreadable part.
    func readInputs(
        _ fields: ObjectFields<OperationKey>, _ scope: PathScope, _ shared: SharedByPath, place: Message,
        into operation: inout Operation, _ findings: inout PathFindings
    ) -> SourceRange? {
        let own = fields[.parameters].map { declared($0, scope, place: place) } ?? []
        let all = shared.parameters.replaced(by: own)
        readPath(scope, all, into: &operation, &findings)
        if let whole = all.first(where: { $0.parameter?.location == .querystring })?.parameter,
            let other = all.first(where: { $0.parameter?.location == .query })
        {
            nodes.report(
                .invalidParameterLocation,
                "\(place) has the query parameter `\(other.parameter?.wireName ?? "")` beside `\(whole.wireName)`, which is the whole query",
                at: other.range, help: "make it a property of `\(whole.wireName)`")
        }
        if scope.kind == .path, operation.security.allSatisfy(\.requirements.isEmpty),
            let credential = all.first(where: \.isCredential)
        {
            nodes.report(
                .ignoredCredential,
                "header `Authorization` of \(place) is left out: OpenAPI describes it with `security`, which requires nothing here",
                at: credential.range, help: "describe it by a security scheme, and name that in `security`")
        }
        if nodes.version == .swagger2 {
            let consumes = fields.texts(.consumes).map(bodies.contents.mediaTypes) ?? defaults.consumes
            operation.body = bodies.body(of: all, consumes: consumes)
        } else if let field = fields[.requestBody] {
            switch bodies.requestBody(field) {
            case .body(let body): operation.body = body
            case .empty: break
            case .unreadable: return field.range
            }
        }
        return all.first(where: \.isUnreadable)?.range
    }

    /// Reads the parameters of a request without a body: the opening of a channel.
    func readParameters(
        _ list: Located?, _ scope: PathScope, _ place: Message, into operation: inout Operation,
        _ findings: inout PathFindings
    ) -> SourceRange? {
        let own = list.map { declared($0, scope, place: place) } ?? []
        readPath(scope, own, into: &operation, &findings)
        return own.first(where: \.isUnreadable)?.range
    }

    private func readPath(
        _ scope: PathScope, _ parameters: [DeclaredParameter], into operation: inout Operation,
        _ findings: inout PathFindings
    ) {
        let path = PathTemplateBuilder(
            of: scope, method: operation.method, parameters: parameters.compactMap(\.parameter), schemas: schemas,
            findings: &findings)
        path.problems.forEach(nodes.report)
        operation.path = path.template
        operation.parameters = path.parameters
    }

    /// The parameters of a list. Path parameters that the path doesn't contain are left out with a warning.
    private func declared(_ list: Located, _ scope: PathScope, place: Message) -> [DeclaredParameter] {
        parameters.parameters(list, place: place).filter { declared in
            guard scope.kind == .path, let parameter = declared.parameter, parameter.location == .path,
                !scope.holds(parameter.wireName)
            else { return true }
            let names = scope.variables.map(\.name)
            let name = parameter.wireName
            nodes.report(
                .unusedPathParameter,
                "\(place) declares the path parameter `\(name)`, which its path doesn't contain; it is left out",
                at: declared.range, help: suggestion(for: name, among: names))
            return false
        }
    }
}

/// The ids and services of earlier operations; services are in order of appearance.
struct KnownOperations {
    private(set) var services: [Service]
    private var serviceNames: Set<String>
    private var identifiers: [String: SourceRange] = [:]

    /// Tags that only mark operations for readers (`kind`, OpenAPI 3.2); other tags are preferred as services.
    private let marks: Set<String>

    init(services: [Service], marks: Set<String> = []) {
        self.marks = marks
        self.services = services
        serviceNames = Set(services.map(\.name))
    }

    /// Claims an id; returns the place of another operation that has it.
    mutating func claim(_ identifier: String, at range: SourceRange) -> SourceRange? {
        if let first = identifiers[identifier] { return first }
        identifiers[identifier] = range
        return nil
    }

    /// The services of an operation in the order of its tags, with mere marks last.
    func ordered(_ names: [String]) -> [String] {
        marks.isEmpty ? names : names.filter { !marks.contains($0) } + names.filter { marks.contains($0) }
    }

    /// Adds a service that the document doesn't declare, unless it is known already.
    mutating func addService(_ name: String, at range: SourceRange) {
        guard serviceNames.insert(name).inserted else { return }
        services.append(Service(name: name, origin: Origin(range: range)))
    }
}

enum OperationKey: String, ObjectKey {
    case tags, summary, description, externalDocs, operationId, parameters, requestBody, responses, callbacks,
        deprecated, security, servers, consumes, produces, schemes

    static let table = KeyTable<Self>(except: [
        .since30: [.requestBody, .callbacks, .servers], .onlySwagger2: [.consumes, .produces, .schemes],
    ])
    static let takesDirectives = true
}

extension Diagnostic {
    static func duplicateID(_ identifier: String, first: SourceRange, at range: SourceRange) -> Self {
        OpenAPICodes.duplicateOperationID(
            "another operation has the id `\(identifier)`; this one is named by its method and path", at: range
        ).note("the first one is here", at: first)
    }

    static func missingResponses(_ place: Message, at range: SourceRange) -> Self {
        OpenAPICodes.missingResponses(
            "\(place) has no responses; its method returns nothing", at: range,
            help: "add `responses`, with what the service sends")
    }

    static func incomplete(_ place: Message, at range: SourceRange, part: SourceRange?) -> Self {
        let subject = part == nil ? "it" : "a part of it"
        return OpenAPICodes.incompleteOperation("\(place) is left out, since \(subject) can't be read", at: range).note(
            "this part", ifAt: part)
    }
}
