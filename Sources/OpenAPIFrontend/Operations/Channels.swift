import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads the channels of a document, by their names: `x-netlayer-channels`.
struct ChannelReader {
    let nodes: NodeReader
    let schemas: SchemaReader
    let operations: OperationReader

    func channels(_ located: Located, _ known: inout KnownOperations) -> [Operation] {
        nodes.entries(located, ChannelReader.key).compactMap { channel($0.key, $0.value, &known) }
    }

    static let key = "x-netlayer-channels"

    private func channel(_ key: SourceNode, _ located: Located, _ known: inout KnownOperations) -> Operation? {
        let place: Message = "channel `\(key.text)`"
        guard let fields = nodes.fields(of: located, as: ChannelKey.self, in: place) else { return nil }
        guard let path = fields[.path], path.node.isString else {
            return nodes.fail(
                .channel, "\(place) has no `path`; it is left out", at: fields[.path]?.range ?? key.range,
                help: "write `path: /comments/live`")
        }
        if let first = known.claim(key.text, at: key.range) {
            return nodes.fail(.duplicateID(key.text, first: first, at: key.range))
        }
        let scope = PathScope(kind: .path, key: path.node)
        scope.problems.forEach(nodes.report)
        let origin = nodes.documents.origin(of: located, key: key)
        var operation = Operation(method: .get, path: PathTemplate(text: scope.text, parts: []), origin: origin)
        operation.identifier = key.text
        operation.summary = fields.string(.summary)
        operation.documentation = fields.string(.description)
        operation.isDeprecated = fields.bool(.deprecated)
        operation.services = operations.services(fields.texts(.tags) ?? [], scope, &known)
        operation.servers = fields[.servers].map(operations.servers.servers) ?? []
        operation.security = fields[.security].map(operations.security.alternatives) ?? operations.defaults.security
        var findings = PathFindings()
        if let gap = operations.readParameters(fields[.parameters], scope, place, into: &operation, &findings) {
            return nodes.fail(.incomplete(place, at: key.range, part: gap))
        }
        findings.problems(in: scope).forEach(nodes.report)
        operation.channel = contents(fields, place, at: key.range)
        for entry in fields.located.node.entries where entry.key.text == "x-netlayer" {
            operation.directives = DirectivesReader.read(entry.value, into: &nodes.problems.bag)
        }
        return operation
    }

    private func contents(_ fields: ObjectFields<ChannelKey>, _ place: Message, at range: SourceRange) -> Channel {
        let discriminator = fields.string(.by)
        let (send, receive) = (fields[.send], fields[.receive])
        if send == nil, receive == nil { nodes.report(.missingMessages(of: place, at: range)) }
        if discriminator != nil, let by = fields[.by], ![send, receive].contains(where: isNamed) {
            nodes.report(.channel, "`by` has no effect: the messages have no names", at: by.range, help: .example)
        }
        var subprotocols: [String] = []
        for name in fields.texts(.subprotocols) ?? [] {
            if HTTPToken.isValid(name.text) {
                subprotocols.append(name.text)
            } else {
                nodes.report(
                    .channel, "`\(name.text)` can't be the name of a subprotocol; it is left out", at: name.range,
                    help: "it is a name like `chat.v1`")
            }
        }
        return Channel(
            sent: send.flatMap { messages($0, by: discriminator, "`send` of \(place)") },
            received: receive.flatMap { messages($0, by: discriminator, "`receive` of \(place)") },
            subprotocols: subprotocols)
    }

    private func isNamed(_ located: Located?) -> Bool {
        guard let located else { return false }
        return located.node.isMapping && !isSchema(located.node)
    }

    /// Whether a node is one schema for all messages. A message called `type` has a schema as its value, not a text.
    private func isSchema(_ node: SourceNode) -> Bool {
        if nodes.references.reference(in: node) != nil { return true }
        if let type = node["type"], type.isSequence || type.isScalar && !type.isNull { return true }
        return ["oneOf", "anyOf", "allOf"].contains { node[$0]?.isSequence == true }
    }

    /// `{ added: { $ref: … } }` by names, `[{ $ref: … }]` by shape, or one schema for all messages.
    private func messages(_ located: Located, by discriminator: String?, _ place: Message) -> SchemaUse? {
        if isSchema(located.node) { return schemas.use(at: located) }
        let messages = located.node.isSequence ? listed(located) : named(located)
        guard !messages.isEmpty else { return nodes.fail(.missingMessages(of: place, at: located.range)) }
        let union = UnionShape(messages, by: located.node.isSequence ? nil : discriminator)
        return SchemaUse(schemas.add(.union(union), origin: nodes.documents.origin(of: located)))
    }

    private func named(_ located: Located) -> [ChannelMessage] {
        guard let mapping = nodes.mapping(located, "messages") else { return [] }
        return mapping.node.entries.map { entry in
            let isEmpty = entry.value.isNull
            let use = isEmpty ? empty(mapping.at(entry.value)) : schemas.use(at: mapping.at(entry.value))
            let origin = nodes.documents.origin(of: mapping.at(entry.value), key: entry.key)
            return ChannelMessage(name: entry.key.text, use: use, origin: origin)
        }
    }

    private func empty(_ located: Located) -> SchemaUse {
        SchemaUse(schemas.add(.object(ObjectShape(properties: [])), origin: nodes.documents.origin(of: located)))
    }

    private func listed(_ located: Located) -> [ChannelMessage] {
        var messages: [ChannelMessage] = []
        for element in nodes.list(located, "messages") ?? [] {
            guard let name = nodes.references.componentName(at: element) else {
                nodes.report(
                    .channel, "a message of a list must refer to a schema that has a name; it is left out",
                    at: element.range, help: .example)
                continue
            }
            if messages.contains(where: { $0.name == name }) {
                nodes.report(
                    .channel, "message `\(name)` is listed twice", at: element.range, help: "remove one of the two")
                continue
            }
            let origin = nodes.documents.origin(of: element)
            messages.append(ChannelMessage(name: name, use: schemas.use(at: element), origin: origin))
        }
        return messages
    }
}

enum ChannelKey: String, ObjectKey {
    case path, summary, description, tags, deprecated, parameters, security, servers, subprotocols, by, send, receive

    static let table = KeyTable<Self>()
    static let takesDirectives = true
}

extension Diagnostic {
    fileprivate static func missingMessages(of place: Message, at range: SourceRange) -> Self {
        OpenAPICodes.channel("\(place) has no messages", at: range, help: .example)
    }
}

extension Message {
    fileprivate static let example: Message = "write `receive: { added: { $ref: \"#/components/schemas/Comment\" } }`"
}
