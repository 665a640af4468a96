import APIModel
import Diagnostics
import Directives
import SourceTree

public enum NativeReader {
    /// Whether a document is a native spec, by its root key `netlayer`.
    public static func canRead(_ tree: SourceTree) -> Bool { tree.root["netlayer"] != nil }

    /// The API, or nil if the document as a whole can't be read. Faulty parts are reported and left out.
    public static func read(_ tree: SourceTree, into bag: inout DiagnosticBag) -> API? {
        var lowering = NativeLowering()
        let isReadable = lowering.run(tree.root)
        bag.append(contentsOf: lowering.bag)
        return isReadable ? lowering.api : nil
    }
}

/// Turns one native spec into an API. Each kind of object has an extension of its own.
struct NativeLowering {
    var api = API()
    var bag = DiagnosticBag()
    var types = TypeTable()
    /// The parameters of the generic type that is being read.
    var typeParameters: [String: SchemaID] = [:]
    var primitives: [String: SchemaID] = [:]
    var waiting: [WaitingStructure] = []
    var security: [SecurityAlternative] = []
    var envelope: String?
    var fieldStyles = FieldStyles()
    /// The place where each service first uses a name of an operation or channel.
    var operationNames: [String: [String: SourceRange]] = [:]

    mutating func run(_ root: SourceNode) -> Bool {
        guard let version = root["netlayer"] else { return false }
        guard version.integer == 1 else {
            bag.report(
                NativeCodes.version, "version `\(version.text)` of the native spec is not known", at: version.range,
                help: "this program reads version 1")
            return false
        }
        checkRoot(root)
        api.extensions = extensions(of: root)
        api.namesAreForCode = true
        api.title = text(root["title"], "`title`") ?? ""
        api.version = scalar(root["version"], "`version`") ?? ""
        api.documentation = text(root["doc"], "`doc`")
        envelope = text(root["envelope"], "`envelope`")
        readServers(root["servers"])
        readSchemes(root["auth"])
        security = requirement(root["security"]) ?? []
        readTypes(root["types"])
        readExamples(root["examples"])
        let errors = responseList(root["errors"], of: "errors", pointer: "#/errors")
        readServices(root["services"], errors: errors)
        readChannels(root["channels"], in: ServiceFrame(security: security))
        reportMisspeltDiscriminators()
        api.entities = root["entities"].flatMap { EntityRulesReader.read($0, into: &bag) }
        let onlyInputs = types.onlyInputs
        api.namedSchemas.removeAll { onlyInputs.contains($0) }
        for range in fieldStyles.unused {
            bag.report(
                NativeCodes.input, "this style has no effect: the struct is neither a form nor the input of a GET",
                at: range)
        }
        return true
    }

    /// Reports keys that an object doesn't have.
    /// - Parameter isOpen: whether it may have vendor extensions, too.
    mutating func check(_ node: SourceNode, takes keys: [String], orExtensions isOpen: Bool = false, in place: String) {
        for entry in node.entries where !keys.contains(entry.key.text) {
            if isOpen, Self.isExtension(entry) { continue }
            bag.report(.unknownKey(entry.key.text, in: place, among: keys, at: entry.key.range))
        }
    }

    private mutating func reportMisspeltDiscriminators() {
        for schema in api.schemas {
            guard case .union(let union) = schema.kind, let name = union.discriminator,
                let help = api.fixOfDiscriminator(of: union)
            else { continue }
            let problem = NativeCodes.discriminator("no member of the union has the property `\(name)`")
            bag.report(problem.at(schema.origin.range).help(help))
        }
    }

    private func isType(_ entry: SourceEntry) -> Bool {
        entry.value.isMapping && entry.key.text.first?.isUppercase == true
    }

    /// Reports unknown keys at the root; the message for a service or a type names its right place.
    private mutating func checkRoot(_ root: SourceNode) {
        for entry in root.entries where !NativeKeys.root.contains(entry.key.text) && !Self.isExtension(entry) {
            let home = entry.value["operations"] != nil ? "services" : isType(entry) ? "types" : nil
            bag.report(.unknownRootKey(entry.key.text, belongsUnder: home, at: entry.key.range))
        }
    }

    /// The vendor extensions, for a team's templates: `x-order: seenAt`. `x-netlayer` isn't one, since a native spec
    /// has its own keys for directives.
    func extensions(of node: SourceNode) -> [Extension] {
        node.entries.filter(Self.isExtension).map { Extension(name: $0.key.text, value: LiteralReader.read($0.value)) }
    }

    private static func isExtension(_ entry: SourceEntry) -> Bool {
        entry.key.text.hasPrefix("x-") && !entry.key.text.hasPrefix("x-netlayer")
    }

    /// The entries of a mapping; none for an empty value and, with a message, for other kinds.
    mutating func list(_ node: SourceNode?, _ what: String) -> [SourceEntry] {
        guard let node, !node.isNull else { return [] }
        if node.isMapping { return Array(node.entries) }
        bag.report(.wrongKind(what, expected: "keys with values", at: node.range))
        return []
    }

    mutating func text(_ node: SourceNode?, _ what: String) -> String? {
        value(of: node, what, expected: "a text") { $0.isString ? $0.text : nil }
    }

    /// A text, even if it looks like a number: `version: 1.10`.
    mutating func scalar(_ node: SourceNode?, _ what: String) -> String? {
        value(of: node, what, expected: "a text") { $0.isScalar && !$0.isNull ? $0.text : nil }
    }

    mutating func flag(_ node: SourceNode?, _ what: String) -> Bool? {
        value(of: node, what, expected: "true or false", \.bool)
    }

    mutating func number(_ node: SourceNode?, _ what: String) -> String? {
        value(of: node, what, expected: "a number") { $0.isScalar && Double($0.text)?.isFinite == true ? $0.text : nil }
    }

    mutating func whole(_ node: SourceNode?, _ what: String) -> Int? {
        value(of: node, what, expected: "a whole number from 0") { $0.integer.flatMap { $0 < 0 ? nil : $0 } }
    }

    /// The value of a node, if there is one; nil, with a message, for a value of the wrong kind.
    private mutating func value<Value>(
        of node: SourceNode?, _ what: String, expected: String, _ read: (SourceNode) -> Value?
    ) -> Value? {
        guard let node else { return nil }
        return read(node) ?? bag.fail(.wrongKind(what, expected: expected, at: node.range))
    }
}

extension Diagnostic {
    fileprivate static func unknownRootKey(_ key: String, belongsUnder home: String?, at range: SourceRange) -> Self {
        let problem = unknownKey(key, in: "a native spec", among: NativeKeys.root, at: range)
        guard let home, suggestion(for: key, among: NativeKeys.root) == nil else { return problem }
        let one = home.dropLast()
        return problem.help("a \(one) belongs under `\(home)`: `\(home): { \(key): … }`")
    }
}

public enum NativeCodes: String, DiagnosticKind {
    case version, unknownKey, wrongKind = "value", missingKey, syntax, unknownType, arity = "typeArguments", duplicate,
        recursion = "recursiveType", defaultValue = "default", security, status, base, input, valueAsName = "wireName",
        numbersAsTexts = "numberAsText", discriminator

    public static let prefix = "native-"
    private static let warnings: Set<Self> = [.valueAsName, .numbersAsTexts, .discriminator]
    public var severity: Severity { Self.warnings.contains(self) ? .warning : .error }
}

extension Diagnostic {
    static func unknownKey(_ key: String, in place: String, among known: [String], at range: SourceRange) -> Self {
        NativeCodes.unknownKey(
            "unknown key `\(key)` in \(place)", at: range,
            help: suggestion(for: key, among: known) ?? "\(place) takes \(list(known))")
    }

    static func wrongKind(_ what: String, expected: String, at range: SourceRange) -> Self {
        NativeCodes.wrongKind("\(what) must be \(expected)", at: range)
    }

    static func unknownType(_ name: String, among known: [String], at range: SourceRange) -> Self {
        NativeCodes.unknownType(
            "unknown type `\(name)`", at: range,
            help: suggestion(for: name, among: known) ?? NativePrimitive.help(for: name))
    }

    static func duplicate(_ what: Message, at range: SourceRange, first: SourceRange?, help: Message? = nil) -> Self {
        NativeCodes.duplicate(what, at: range, help: help).note("the first one is here", ifAt: first)
    }

    static func list(_ words: [String]) -> String {
        words.prefix(8).map { "`\($0)`" }.joined(separator: ", ") + (words.count > 8 ? ", …" : "")
    }
}
