import APIModel
import Diagnostics
import Directives
import SourceTree

extension DocumentLowering {
    func readOperation(_ field: PathItemFields.Operation, _ scope: PathScope, _ shared: SharedByPath) {
        let place = "operation `\(field.method.name) \(scope.text)`"
        guard lowering.expectMapping(field.value, what: place) else { return }
        let fields = self.fields(of: field.value, as: OperationKey.self, in: place)
        let origin = lowering.origin(of: field.value, key: field.key)
        var operation = Operation(method: field.method, path: PathTemplate(text: scope.text, parts: []), origin: origin)
        operation.summary = fields[.summary].flatMap { string($0, "summary") } ?? shared.summary
        operation.documentation = fields[.description].flatMap { string($0, "description") } ?? shared.documentation
        operation.isDeprecated = fields[.deprecated].flatMap { bool($0, "deprecated") } ?? false
        operation.identifier = fields[.operationId].flatMap { identifier($0, scope) }
        operation.services = fields[.tags].map { tags($0, scope) } ?? []
        operation.servers = servers(fields, shared)
        operation.security = fields[.security].map { securityAlternatives($0, place: place) } ?? security
        readInputs(fields, scope, shared, place: place, into: &operation)
        readResponses(fields, scope, place: place, key: field.key, in: field.value.document, into: &operation)
        readExtensions(field.value, into: &operation)
        if let docs = fields[.externalDocs], docs.node.isMapping {
            lowering.checkKeys(of: docs, known: UnreadKeys.externalDocs, in: "`externalDocs`")
            lowering.appendExternalDocumentation(docs.node, to: &operation.documentation)
        }
        if scope.kind == .path {
            lowering.api.operations.append(operation)
        } else {
            lowering.api.webhooks.append(operation)
        }
        if let callbacks = fields[.callbacks] { readCallbacks(callbacks) }
    }

    /// The id of an operation; nil for one that another operation has already.
    private func identifier(_ located: Located, _ scope: PathScope) -> String? {
        guard let text = string(located, "operationId")?.trimmed, !text.isEmpty else { return nil }
        guard scope.kind == .path else { return text }
        if let first = operationIDs[text] {
            report(OperationMessages.duplicateID(text, first: first, at: located.range), in: located.document)
            return nil
        }
        operationIDs[text] = located.range
        return text
    }

    /// The services of an operation. Tags that the root does not declare become services in order of appearance.
    private func tags(_ located: Located, _ scope: PathScope) -> [String] {
        var names: [String] = []
        for tag in texts(located, "tags") {
            let name = tag.node.text.trimmed
            guard !name.isEmpty, !names.contains(name) else { continue }
            names.append(name)
            guard scope.kind == .path, serviceNames.insert(name).inserted else { continue }
            lowering.api.services.append(Service(name: name, origin: Origin(range: tag.range)))
        }
        return names
    }

    private func servers(_ fields: Fields<OperationKey>, _ shared: SharedByPath) -> [Server] {
        if let field = fields[.schemes] {
            let schemes = texts(field, "schemes").map { $0.node.text }
            return schemes == host.schemes || host.host == nil ? [] : host.servers(schemes: schemes)
        }
        guard let field = fields[.servers] else { return shared.servers }
        let own = servers(field)
        return own.isEmpty ? shared.servers : own
    }

    private func readInputs(
        _ fields: Fields<OperationKey>,
        _ scope: PathScope,
        _ shared: SharedByPath,
        place: String,
        into operation: inout Operation
    ) {
        var own: [DeclaredParameter] = []
        if let list = fields[.parameters] {
            own = parameters(list, place: place).filter { isInTemplate($0, scope, place: place) }
        }
        let declared = merge(shared.parameters, with: own)
        var parameters = declared.compactMap { item in
            if case .parameter(let parameter) = item.declaration { return parameter }
            return nil
        }
        operation.path = template(scope, operation.method, parameters: &parameters)
        operation.parameters = parameters
        if let body = fields[.requestBody] { operation.body = requestBody(body) }
        if version == .swagger2 {
            let types = fields[.consumes].map { mediaTypeList($0, "consumes") } ?? consumes
            operation.body = body(of: declared, consumes: types)
        }
    }

    private func readResponses(
        _ fields: Fields<OperationKey>,
        _ scope: PathScope,
        place: String,
        key: SourceNode,
        in document: DocumentIndex,
        into operation: inout Operation
    ) {
        guard let field = fields[.responses] else {
            guard scope.kind == .path, !fields.hasMisspelt(.responses) else { return }
            report(OperationMessages.missingResponses(place, at: key.range), in: document)
            return
        }
        let types = fields[.produces].map { mediaTypeList($0, "produces") } ?? produces
        operation.responses = responses(field, place: place, produces: types)
    }

    private func readExtensions(_ located: Located, into operation: inout Operation) {
        for entry in located.node.entries where entry.key.isExtensionKey {
            let name = entry.key.text
            if name == "x-netlayer" {
                operation.directives = DirectivesReader.read(entry.value, into: &lowering.bag)
                continue
            }
            if name == "x-codegen-request-body-name", entry.value.isString { operation.body?.name = entry.value.text }
            operation.extensions.append(Extension(name: name, value: lowering.literal(entry.value)))
        }
    }
}
