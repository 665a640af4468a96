import APIModel
import Diagnostics
import SourceTree

extension ReadSchemas {
    /// The API with all schemas: merged, named, and with simplified unions.
    consuming func completing(_ document: consuming API, in documents: DocumentSet, _ problems: Problems) -> API {
        let (deepSchemas, extraNames, defaultsOfUses) = (deepSchemas, extraNames, defaultsOfUses)
        var merger = SchemaMerger(of: self, problems: problems)
        merger.mergeAll()
        merger.addConditions()
        merger.mergeAll()
        merger.arena.breakAliasCycles().forEach(problems.report)
        DeepNames.give(to: deepSchemas, in: documents, &merger.arena)
        merger.arena.fillDiscriminatorValues()
        merger.distributeCommonProperties()
        merger.mergeAll()
        merger.arena.breakUnionCycles().forEach(problems.report)
        merger.arena.openEventData(of: document.operations).forEach(problems.report)
        merger.arena.simplifyUnions()
        merger.arena.makeUnionsOfSubclasses()
        merger.arena.misspeltDiscriminators().forEach(problems.report)
        var api = document
        swap(&api.schemas, &merger.arena.api.schemas)
        api.namedSchemas = merger.arena.api.namedSchemas + extraNames
        let wrongDefaults = api.wrongDefaults(among: defaultsOfUses)
        wrongDefaults.compactMap(\.self).forEach(problems.report)
        if !wrongDefaults.isEmpty || api.schemas.contains(where: \.isAlias) { api.correctUses() }
        return api
    }
}

extension API {
    /// Warns of defaults beside references that don't fit the target, which is known now. Nil for those that need no
    /// warning.
    fileprivate func wrongDefaults(among defaults: [ReadSchemas.DefaultOfUse]) -> [Diagnostic?] {
        defaults.compactMap { written in
            let kind = resolvedKind(of: written.use.schema)
            guard let value = written.use.annotations.defaultValue, !kind.takes(value) else { return nil }
            let problem = Diagnostic.wrongDefault(written.node, kind: kind.displayName(for: value))
            return .some(value.isEmptyDefault ? nil : problem)
        }
    }
}

extension Literal {
    /// Whether the value is `""` or `{}`, which generators of descriptions write for "no default" of any type.
    var isEmptyDefault: Bool { self == .string("") || self == .object([]) }
}

extension Schema { fileprivate var isAlias: Bool { if case .alias = kind { true } else { false } } }

/// All schemas of a run as they were read: complete ones in the arena, the others as statements.
struct ReadSchemas {
    typealias DefaultOfUse = (use: SchemaUse, node: SourceNode)

    var arena = SchemaArena()
    /// The schemas that merge others, each after those that it merges.
    var statements: [(id: SchemaID, statement: SchemaStatement)] = []
    var members: [SchemaStatement] = []
    /// Defaults beside references, to be checked against their targets.
    var defaultsOfUses: [DefaultOfUse] = []
    /// Schemas that are named after their places.
    var deepSchemas: [(id: SchemaID, located: Located)] = []
    /// Aliases for further names of a node.
    var extraNames: [SchemaID] = []
}

extension Diagnostic {
    static func wrongDefault(_ node: SourceNode, kind: String) -> Self {
        OpenAPICodes.wrongDefault(
            "the default is \(node.described), not \(kind); it is ignored", at: node.range,
            help: help(withDefault: node, kind: kind))
    }

    private static func help(withDefault node: SourceNode, kind: String) -> Message? {
        guard node.isScalar, node.style != .plain else { return nil }
        if node.text == "null" { return "remove it: a missing value is null anyway" }
        return isPlainValue(node.text, of: kind) ? "remove the quotes" : nil
    }

    /// Whether a text would be a value of the kind without its quotes: `1024` for a whole number.
    private static func isPlainValue(_ text: String, of kind: String) -> Bool {
        switch kind {
        case "a whole number": return Int(text) != nil
        case "a number": return Double(text) != nil
        case "true or false": return text == "true" || text == "false"
        default: return false
        }
    }
}

extension SchemaArena {
    /// Gives the data of events the type of its `contentSchema`. Other strings stay strings, with a warning, as does
    /// the data of an event whose schema is also used elsewhere.
    mutating func openEventData(of operations: [Operation]) -> [Diagnostic] {
        guard !contents.isEmpty else { return [] }
        var opened: Set<NodeIdentity> = []
        for id in events(of: operations) {
            guard case .object(var event) = self[id].kind, let position = event.eventDataPosition,
                let content = content(of: event.properties[position].use.schema), content.isJSON
            else { continue }
            let isNullable = event.properties[position].use.isNullable
            event.properties[position].use.schema = content.use.schema
            event.properties[position].use.isNullable = isNullable || content.use.isNullable
            self[id].kind = .object(event)
            opened.insert(content.place)
        }
        return contents.sorted { $0.key.index < $1.key.index }.compactMap { _, content in
            opened.insert(content.place).inserted
                ? OpenAPICodes.unsupportedFeature(
                    "`contentSchema` is not followed: it is only read for the JSON data of events", at: content.range,
                    help: "decode the text where you use it") : nil
        }
    }

    /// The content of a string by its schema, or by the schema that it is an alias of.
    private func content(of id: SchemaID) -> HeldContent? {
        var id = id
        for _ in 0..<100 {
            if let content = contents[id] { return content }
            guard case .alias(let use) = self[id].kind else { return nil }
            id = use.schema
        }
        return nil
    }

    /// The schemas that are only used for events.
    private func events(of operations: [Operation]) -> [SchemaID] {
        var events: Set<SchemaID> = []
        var others: Set<SchemaID> = []
        for operation in operations {
            let uses = operation.eventUses
            for use in uses.events { collect(use.schema, into: &events) }
            for use in uses.others { others.insert(use.schema) }
        }
        for schema in api.schemas where !events.contains(schema.id) {
            schema.kind.forEachUse { others.insert($0.schema) }
        }
        var shared: Set<SchemaID> = []
        for id in events.intersection(others).sorted(by: { $0.index < $1.index }) { collect(id, into: &shared) }
        return events.subtracting(shared).sorted { $0.index < $1.index }
    }

    /// Collects the schemas of an event: the object, and lists, unions and aliases around it.
    private func collect(_ id: SchemaID, into found: inout Set<SchemaID>) {
        guard found.insert(id).inserted else { return }
        switch self[id].kind {
        case .alias(let use): collect(use.schema, into: &found)
        case .array(let list): collect(list.element.schema, into: &found)
        case .union(let union): for member in union.members { collect(member.use.schema, into: &found) }
        default: break
        }
    }
}

extension Operation {
    /// The schemas of event streams, and all others.
    fileprivate var eventUses: (events: [SchemaUse], others: [SchemaUse]) {
        var events: [SchemaUse] = []
        var rest = self
        for response in rest.responses.indices {
            rest.responses[response].contents.removeAll { content in
                guard content.mediaType.streamFormat == .events else { return false }
                content.forEachUse { events.append($0) }
                return true
            }
        }
        return (events, events.isEmpty ? uses : rest.uses)
    }
}
