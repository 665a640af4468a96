import APIModel
import Diagnostics
import Platform
import SourceTree

/// Reads schemas: each gets an id when it is first met, and its keywords are read later. Nothing is merged here.
final class SchemaReader: Reporter {
    let nodes: NodeReader
    var read = ReadSchemas()
    /// The mapping that names the schemas: `components/schemas` or `definitions`.
    var container: Located?
    /// The schema of each node, by document and the node's identity: -1 for none yet; less than -1 for the use of
    /// another schema, a position in `forwardedUses`.
    private var indexes: [[Int32]] = []
    /// The same for copies of schemas, which are only a few nodes of each document.
    private var instanceIndexes: [NodeIdentity: Int32] = [:]
    /// The uses of another schema to which inline schemas are equal.
    private(set) var forwardedUses: [SchemaUse] = []
    /// The schemas that have an id and are still to be read.
    private var unread: [SchemaID: WrittenSchema] = [:]
    /// The schemas that were unread when they got their ids, in the order of ids, and how many of them were processed.
    private var queue: [SchemaID] = []
    private var next = 0
    /// The members of `allOf` by their nodes, so that those shared by a YAML alias are read once.
    var memberIndexes: [NodeIdentity: Int] = [:]
    /// The lists of keywords that are references, by their nodes.
    var followedLists: [NodeIdentity: Located?] = [:]
    var readDiscriminators: [NodeIdentity: Discriminator?] = [:]
    /// The number of values of `mapping` that name no schema.
    var unknownMappings = 0
    /// The copies of schemas that are being read.
    var openInstances: Set<NodeIdentity> = []
    var reportedDialects: Set<String> = []
    /// Whether a schema has a base with a discriminator, by its node.
    var inheritsDiscriminator: [NodeIdentity: Bool] = [:]
    private(set) lazy var text = add(.string(format: nil))
    private(set) lazy var file = add(.string(format: "binary"))

    init(nodes: NodeReader) { self.nodes = nodes }

    var version: SpecVersion { nodes.version }
    var documents: DocumentSet { nodes.documents }
    var references: ReferenceResolver { nodes.references }

    func report(_ problem: Diagnostic) { nodes.report(problem) }

    /// The use of the schema at a node, inline or by reference, without annotations of the use itself, such as a
    /// parameter's description. A broken reference or schema gives a use of `any`, with a diagnostic.
    func use(at located: Located) -> SchemaUse {
        if let known = knownUse(of: located) { return known }
        guard located.node.isMapping else { return SchemaUse(declareScalar(located)) }
        if let original = references.original(of: located) { return use(at: original) }
        let schema = scan(located)
        if let use = forwardedUse(of: schema) {
            setIndex(-2 - Int32(forwardedUses.count), of: located)
            forwardedUses.append(use)
            return use
        }
        return SchemaUse(declare(schema))
    }

    /// The use of a parameter, a header or an `items` of Swagger 2.0, which are schemas themselves.
    func parameterUse(at located: Located) -> SchemaUse {
        if let known = knownUse(of: located) { return known }
        let schema = scan(located, reportsUnknownKeys: false)
        let ofParameter = KeywordSet(.description, .deprecated, .required, .title, .externalDocs, .readOnly)
        return SchemaUse(declare(schema.without(ofParameter.union(.requiredList))))
    }

    /// Adds a schema that no node declares: the string of a text body, the element of a stream.
    func add(_ kind: SchemaKind, origin: Origin = .none) -> SchemaID { read.arena.add(kind, origin: origin) }

    func anyUse() -> SchemaUse { read.arena.anyUse() }

    /// Reads all schemas that have an id but no content yet, and returns the result.
    func finish() -> ReadSchemas {
        readOpen()
        defer { read = ReadSchemas() }
        return read
    }

    /// Reads all schemas that have an id but no content yet.
    func readOpen() {
        while next < queue.count {
            readAfterBases(queue[next])
            next += 1
        }
    }

    /// Reads a schema after those that its `allOf` merges, with an explicit stack, since a chain of bases may be long.
    private func readAfterBases(_ id: SchemaID) {
        guard let schema = unread[id] else { return }
        let bases = bases(of: schema)
        if bases.isEmpty { return read(id) }
        var path = [(id: id, bases: bases[...])]
        var seen: Set<SchemaID> = [id]
        while let last = path.last {
            guard let base = path[path.count - 1].bases.popFirst() else {
                path.removeLast()
                read(last.id)
                continue
            }
            guard let schema = unread[base], seen.insert(base).inserted else { continue }
            path.append((base, self.bases(of: schema)[...]))
        }
    }

    /// The schemas to which a schema's `allOf` and `$ref` refer.
    private func bases(of schema: WrittenSchema) -> [SchemaID] {
        guard schema.hasAny(KeywordSet(.allOf).union(.references)) else { return [] }
        let bases = schema.elements(.allOf).filter { references.reference(in: $0.node) != nil }.map {
            use(at: $0).schema
        }
        guard schema.hasAny(.references), ownInstance(of: schema) == nil else { return bases }
        return bases + (referencedSchema(schema).map { [$0] } ?? [])
    }

    private func read(_ id: SchemaID) {
        guard let schema = unread.removeValue(forKey: id) else { return }
        let statement = self.statement(of: schema, as: id)
        read.arena[id].annotations = statement.annotations
        if let alias = statement.alias {
            read.arena.settle(ShapeDraft(kind: alias), of: id)
        } else if statement.isPlain {
            read.arena.settle(statement.completed(statement.own), of: id, as: statement).forEach(report)
        } else {
            read.statements.append((id, statement))
        }
    }

    /// Gives a schema its id; its content is read later.
    func declare(_ schema: WrittenSchema) -> SchemaID {
        let id = read.arena.add(origin: documents.origin(of: schema.located))
        setIndex(id.index, of: schema.located)
        unread[id] = schema
        queue.append(id)
        return id
    }

    /// Declares a schema that isn't a mapping: `true`, `false`, an empty value, or an invalid one.
    func declareScalar(_ located: Located) -> SchemaID {
        let isNever = located.node.bool == false
        let id = read.arena.add(isNever ? .never : .any, origin: documents.origin(of: located))
        setIndex(id.index, of: located)
        if located.node.bool == nil, !located.node.isNull {
            let problem = Diagnostic.expectedKind("a mapping", what: "a schema", found: located.node)
            report(problem.help(located.node.helpOnSchema))
        }
        return id
    }

    private func knownUse(of located: Located) -> SchemaUse? {
        let index = schemaIndex(of: located)
        if index >= 0 { return SchemaUse(SchemaID(Int(index))) }
        return index < -1 ? forwardedUses[Int(-2 - index)] : nil
    }

    /// The index of the schema at a node; -1 for none yet, less for a forwarded use.
    func schemaIndex(of located: Located) -> Int32 {
        let document = located.document.number
        guard document < indexes.count, !indexes[document].isEmpty else {
            return instanceIndexes.isEmpty ? -1 : instanceIndexes[located.identity] ?? -1
        }
        return indexes[document][Int(located.node.identity)]
    }

    func setIndex(_ index: Int32, of located: Located) {
        let document = located.document.number
        while indexes.count <= document { indexes.append([]) }
        if indexes[document].isEmpty {
            if documents[located.document].instance != nil {
                instanceIndexes[located.identity] = index
                return
            }
            indexes[document] = Array(repeating: -1, count: documents[located.document].tree.nodeCount)
        }
        indexes[document][Int(located.node.identity)] = index
    }

    /// Reads the named schemas of the root document, in its order.
    func readNamed() {
        let root = documents.root
        let isOld = version == .swagger2
        let place = isOld ? root["definitions"] : root["components"].flatMap(references.resolve)?["schemas"]
        guard let place, !place.node.isNull, let container = nodes.mapping(place, isOld ? "`definitions`" : "`schemas`")
        else { return }
        self.container = container
        var entries: [(name: String, key: SourceNode, value: Located)] = []
        for entry in container.node.entries where !entry.key.isExtensionKey {
            entries.append((entry.key.text, entry.key, container.at(entry.value)))
            read.arena.takenNames.insert(entry.key.text)
        }
        for (name, key, value) in entries { declareNamed(name, key: key, value) }
        for (name, key, value) in entries where isNamedAlike(name, value) {
            nameTarget(of: value, name: name, key: key)
        }
        for (name, key, value) in entries { nameTarget(of: value, name: name, key: key) }
        var listed = Set<Int32>()
        for (_, _, value) in entries {
            let index = schemaIndex(of: value)
            if index >= 0, listed.insert(Int32(index)).inserted {
                read.arena.api.namedSchemas.append(SchemaID(Int(index)))
            }
        }
        readOpen()
    }

    private func declareNamed(_ name: String, key: SourceNode, _ value: Located) {
        if schemaIndex(of: value) >= 0 {
            // An alias of YAML gave one node two names.
            let id = read.arena.add(.alias(use(at: value)), origin: documents.origin(of: value, key: key))
            read.arena[id].name = name
            read.extraNames.append(id)
            return
        }
        guard value.node.isMapping else {
            give(name, to: declareScalar(value), value, key: key)
            return
        }
        if isPureReferenceElsewhere(value) { return }
        give(name, to: declare(scan(value)), value, key: key)
    }

    private func give(_ name: String, to id: SchemaID, _ located: Located, key: SourceNode) {
        read.arena[id].name = name
        read.arena[id].origin = documents.origin(of: located, key: key)
        if let value = located.node["x-ms-discriminator-value"], value.isScalar {
            read.arena.discriminatorValues[id] = value.text
        }
    }

    /// Whether a named schema is only a reference to a file. The file's schema then takes this name, so that there
    /// aren't two equal schemas.
    private func isPureReferenceElsewhere(_ value: Located) -> Bool {
        guard value.node.count == 1, let reference = references.reference(in: value.node) else { return false }
        return reference.withTextBytes { $0.first != UInt8(ascii: "#") }
    }

    /// Whether a reference ends in the name of the schema that it defines, the best of several names for its target.
    private func isNamedAlike(_ name: String, _ value: Located) -> Bool {
        guard let reference = references.reference(in: value.node)?.text else { return false }
        let last = reference.split(whereSeparator: { $0 == "/" || $0 == "#" }).last.map(String.init) ?? ""
        return JSONPointer.unescape(last[...]) == name || FilePath.stem(of: last) == name
    }

    private func nameTarget(of value: Located, name: String, key: SourceNode) {
        guard schemaIndex(of: value) == -1 else { return }
        guard let target = telling(value) else {
            give(name, to: declareScalarAny(value), value, key: key)
            return
        }
        if schemaIndex(of: target) == -1 {
            let id = target.node.isMapping ? declare(scan(target)) : declareScalar(target)
            give(name, to: id, value, key: key)
            setIndex(id.index, of: value)
        } else {
            give(name, to: declare(scan(value)), value, key: key)
        }
    }

    /// The target of a chain of references, up to the first schema with content of its own.
    private func telling(_ value: Located) -> Located? {
        guard references.resolve(value) != nil else { return nil }
        var current = value
        while current.node.count == 1, let reference = references.reference(in: current.node) {
            guard let next = references.target(of: current.at(reference)) else { return nil }
            current = next
        }
        return current
    }

    private func declareScalarAny(_ located: Located) -> SchemaID {
        let id = read.arena.add(.any, origin: .none)
        setIndex(id.index, of: located)
        return id
    }
}

extension SourceNode {
    /// Advice on how to write the schema that a single word means.
    fileprivate var helpOnSchema: Message? {
        guard isScalar, !isNull else { return nil }
        if ["true", "false"].contains(text) { return "remove the quotes" }
        if ["yes", "no", "on", "off"].contains(text.lowercased()) { return "use `true` or `false`" }
        guard let type = TypeWord.guess(text)?.type else { return nil }
        return "write `{ type: \(type.rawValue) }`"
    }
}
