import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads one operation of a path item.
struct OperationReader {
    let nodes: NodeReader
    let schemas: SchemaReader
    let parameters: ParameterReader
    let bodies: BodyReader
    let responses: ResponseReader
    let servers: ServerReader
    let security: SecurityRequirementReader
    let defaults: OperationDefaults

    /// An operation, with the callbacks that are still to be read.
    func operation(
        _ field: PathItem.Operation,
        _ scope: PathScope,
        _ shared: SharedByPath,
        _ known: inout KnownOperations,
        _ findings: inout PathFindings
    ) -> (operation: Operation, callbacks: Located?)? {
        let place: Message = "operation `\(field.method.name) \(scope.text)`"
        guard let fields = nodes.fields(of: field.value, as: OperationKey.self, in: place) else {
            nodes.report(OperationMessages.incomplete(place, at: field.key.range, part: nil))
            return nil
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
            nodes.report(OperationMessages.incomplete(place, at: field.key.range, part: gap))
            return nil
        }
        return (operation, fields[.callbacks])
    }

    /// The id of an operation; nil for one that another operation has already.
    private func identifier(
        _ fields: ObjectFields<OperationKey>,
        _ scope: PathScope,
        _ known: inout KnownOperations
    ) -> String? {
        guard let node = fields[.operationId]?.node, let text = fields.string(.operationId)?.trimmed, !text.isEmpty
        else { return nil }
        guard scope.kind == .path, let first = known.claim(text, at: node.range) else { return text }
        nodes.report(OperationMessages.duplicateID(text, first: first, at: node.range))
        return nil
    }

    /// The services of an operation. Tags that the root does not declare become services in order of appearance.
    func services(
        _ tags: [SourceNode],
        _ scope: PathScope,
        _ known: inout KnownOperations
    ) -> [String] {
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

    /// Reads what an operation receives; the place of what can't be read comes back.
    private func readResponses(
        _ fields: ObjectFields<OperationKey>,
        _ scope: PathScope,
        place: Message,
        key: SourceNode,
        into operation: inout Operation
    ) -> SourceRange? {
        guard let field = fields[.responses] else {
            if scope.kind == .path, !fields.hasMisspelt(.responses) {
                nodes.report(OperationMessages.missingResponses(place, at: key.range))
            }
            return nil
        }
        let produces = fields.texts(.produces).map(bodies.contents.mediaTypes) ?? defaults.produces
        let gap: SourceRange?
        (operation.responses, gap) = responses.responses(field, place: place, produces: produces)
        if operation.method == .head {
            // It is often described as that of GET, of which nobody need be told.
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
}
