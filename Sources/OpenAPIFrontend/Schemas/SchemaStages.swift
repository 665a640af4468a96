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
    /// Whether generators of descriptions write it for no default: `""` and `{}`, for any type.
    var isEmptyDefault: Bool { self == .string("") || self == .object([]) }
}

extension Schema {
    fileprivate var isAlias: Bool {
        if case .alias = kind { return true }
        return false
    }
}

/// All schemas of a run as they were read: complete ones in the arena, the statements of the others beside it.
struct ReadSchemas {
    typealias DefaultOfUse = (use: SchemaUse, node: SourceNode)

    var arena = SchemaArena()
    /// The schemas that merge others, each after those that it merges.
    var statements: [(id: SchemaID, statement: SchemaStatement)] = []
    /// The inline members of `allOf`.
    var members: [SchemaStatement] = []
    /// Defaults beside references, to be checked against their targets.
    var defaultsOfUses: [DefaultOfUse] = []
    /// Schemas that are named after where they lie.
    var deepSchemas: [(id: SchemaID, located: Located)] = []
    /// Further names of nodes that have several.
    var extraNames: [SchemaID] = []
}

extension Diagnostic {
    static func wrongDefault(_ node: SourceNode, kind: String) -> Self {
        OpenAPICodes.wrongDefault("the default is \(node.described), not \(kind); it is ignored").at(node.range).help(
            help(withDefault: node, kind: kind))
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
