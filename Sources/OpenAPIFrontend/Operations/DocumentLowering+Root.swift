import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    func lowerDocument() {
        let fields = self.fields(of: lowering.root, as: DocumentKey.self, in: "the document")
        lowering.api.extensions = lowering.extensions(of: lowering.root.node)
        if let info = fields[.info] { readInfo(info) }
        if let tags = fields[.tags] { readTags(tags) }
        if let docs = fields[.externalDocs] {
            lowering.checkKeys(of: docs, known: UnreadKeys.externalDocs, in: "`externalDocs`")
        }
        if let address = fields[.selfAddress] {
            let problem = ObjectMessages.unsupported(
                "`$self` is not followed: references are relative to the file",
                at: address.range
            )
            report(problem, in: .root)
        }
        readDefaults(fields)
        let components = fields[.components].map(components) ?? Fields()
        if let schemes = components[.securitySchemes] ?? fields[.securityDefinitions] { readSecuritySchemes(schemes) }
        if let field = fields[.security] { security = securityAlternatives(field, place: "the document") }
        if let paths = fields[.paths] { readPaths(paths) }
        if let webhooks = fields[.webhooks] { readWebhooks(webhooks) }
        readRest(of: components, root: fields)
        if fields[.paths] == nil, fields[.webhooks] == nil, fields[.components] == nil || version < .openAPI31 {
            report(ObjectMessages.noOperations(at: (fields[.openapi] ?? fields[.swagger])?.range), in: .root)
        }
    }

    private func readDefaults(_ fields: Fields<DocumentKey>) {
        if let field = fields[.consumes] { consumes = mediaTypeList(field, "consumes") }
        if let field = fields[.produces] { produces = mediaTypeList(field, "produces") }
        if version == .swagger2 {
            host = HostParts(
                host: fields[.host].flatMap { string($0, "host") },
                basePath: fields[.basePath].flatMap { string($0, "basePath") },
                schemes: fields[.schemes].map { texts($0, "schemes").map { $0.node.text } } ?? [],
                origin: (fields[.host] ?? fields[.basePath]).map { lowering.origin(of: $0) } ?? .none
            )
            lowering.api.servers = host.servers
        } else if let field = fields[.servers] {
            lowering.api.servers = servers(field)
        }
    }

    private func readInfo(_ info: Located) {
        guard lowering.expectMapping(info, what: "`info`") else { return }
        read(info, as: InfoKey.self, in: "`info`") { key, value in
            switch key {
            case .title: lowering.api.title = string(value, "title") ?? ""
            case .version: lowering.api.version = string(value, "version") ?? ""
            case .description: lowering.api.documentation = string(value, "description")
            case .contact: lowering.checkKeys(of: value, known: UnreadKeys.contact, in: "`contact`")
            case .license: lowering.checkKeys(of: value, known: UnreadKeys.license, in: "`license`")
            case .summary:
                if lowering.api.documentation == nil { lowering.api.documentation = string(value, "summary") }
            case .termsOfService: break
            }
        }
    }

    private func readTags(_ tags: Located) {
        guard lowering.expectSequence(tags, what: "`tags`") else { return }
        for element in tags.node.elements where !element.isNull {
            let tag = tags.at(element)
            guard lowering.expectMapping(tag, what: "a tag") else { continue }
            readTag(tag)
        }
    }

    private func readTag(_ tag: Located) {
        var name: String?
        var summary: String?
        var documentation: String?
        read(tag, as: TagKey.self, in: "a tag") { key, value in
            switch key {
            case .name: name = string(value, "name")?.trimmed
            case .summary: summary = string(value, "summary")
            case .description: documentation = string(value, "description")
            case .externalDocs:
                lowering.checkKeys(of: value, known: UnreadKeys.externalDocs, in: "`externalDocs`")
            case .parent:
                let problem = ObjectMessages.unsupported("`parent` of a tag is not used", at: value.range)
                report(problem, in: value.document)
            case .kind: break
            }
        }
        guard let name else {
            report(ObjectMessages.missingKey("name", of: "a tag", at: tag.range), in: tag.document)
            return
        }
        guard serviceNames.insert(name).inserted else { return }
        let origin = lowering.origin(of: tag)
        lowering.api.services.append(Service(name: name, documentation: documentation ?? summary, origin: origin))
    }

    private func components(_ located: Located) -> Fields<ComponentsKey> {
        guard lowering.expectMapping(located, what: "`components`") else { return Fields() }
        let fields = self.fields(of: located, as: ComponentsKey.self, in: "`components`")
        return fields
    }

    /// What no operation refers to is read too, so that its problems are known.
    private func readRest(of components: Fields<ComponentsKey>, root: Fields<DocumentKey>) {
        for entry in entries(components[.parameters] ?? root[.parameters], "parameters") {
            _ = parameter(entry.value, position: entry.key)
        }
        for entry in entries(components[.requestBodies], "requestBodies") { _ = requestBody(entry.value) }
        for entry in entries(components[.responses] ?? root[.responses], "responses")
        where sharedResponses[entry.value.identity] == nil {
            _ = response(entry.value, status: .default, place: "response `\(entry.key.text)`", produces: produces)
        }
        for entry in entries(components[.headers], "headers") where sharedHeaders[entry.value.identity] == nil {
            _ = header(entry.value, name: entry.key.text)
        }
        for entry in entries(components[.examples], "examples") { checkExample(entry.value) }
        for entry in entries(components[.links], "links") { checkLink(entry.value) }
    }

    /// The named entries of a mapping whose keys are names, such as `X-Total`. What looks like an extension is one only
    /// where its value is no mapping.
    func entries(_ located: Located?, _ key: StaticString) -> [(key: SourceNode, value: Located)] {
        guard let located, lowering.expectMapping(located, what: "`\(key)`") else { return [] }
        return located.node.entries.compactMap { entry in
            let isExtension = !entry.value.isMapping && entry.key.isExtensionKey
            return entry.value.isNull || isExtension ? nil : (entry.key, located.at(entry.value))
        }
    }
}
