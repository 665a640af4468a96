import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads a native spec: the compact description of an API that an app team writes by itself.
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

/// The state of turning one native spec into an API. Each kind of object has an extension of its own.
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
    /// Where each operation's name was first used.
    var operationNames: [String: [String: SourceRange]] = [:]

    mutating func run(_ root: SourceNode) -> Bool {
        guard let version = root["netlayer"] else { return false }
        guard version.integer == 1 else {
            bag.report(.version(version.text, at: version.range))
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
        let errors = responseList(root["errors"], of: "errors", pointer: "#/errors")
        readServices(root["services"], errors: errors)
        readChannels(root["channels"], in: ServiceFrame(security: security))
        reportMisspeltDiscriminators()
        api.entities = root["entities"].flatMap { EntityRulesReader.read($0, into: &bag) }
        let onlyInputs = types.onlyInputs
        api.namedSchemas.removeAll { onlyInputs.contains($0) }
        for range in fieldStyles.unused {
            bag.report(
                NativeCodes.input("this style has no effect: the struct is neither a form nor the input of a GET").at(
                    range))
        }
        return true
    }
}

extension NativeLowering {
    /// Reports the keys that an object does not take.
    /// - Parameter isOpen: whether it takes vendor extensions besides.
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

    /// A service or a type at the root gets a hint to its place.
    private mutating func checkRoot(_ root: SourceNode) {
        for entry in root.entries where !NativeKeys.root.contains(entry.key.text) && !Self.isExtension(entry) {
            let home = entry.value["operations"] != nil ? "services" : isType(entry) ? "types" : nil
            bag.report(.unknownRootKey(entry.key.text, belongsUnder: home, at: entry.key.range))
        }
    }

    /// Vendor extensions for the templates of a team: `x-order: seenAt`. `x-netlayer` isn't one: a native spec has its
    /// own keys for directives.
    func extensions(of node: SourceNode) -> [Extension] {
        node.entries.filter(Self.isExtension).map { Extension(name: $0.key.text, value: LiteralReader.read($0.value)) }
    }

    private static func isExtension(_ entry: SourceEntry) -> Bool {
        entry.key.text.hasPrefix("x-") && !entry.key.text.hasPrefix("x-netlayer")
    }

    /// The entries of a mapping; none for an empty value, and none, with a report, for other kinds.
    mutating func list(_ node: SourceNode?, _ what: String) -> [SourceEntry] {
        guard let node, !node.isNull else { return [] }
        if node.isMapping { return Array(node.entries) }
        bag.report(.wrongKind(what, expected: "keys with values", at: node.range))
        return []
    }

    mutating func text(_ node: SourceNode?, _ what: String) -> String? {
        guard let node else { return nil }
        if node.isString { return node.text }
        bag.report(.wrongKind(what, expected: "a text", at: node.range))
        return nil
    }

    /// A text, also where it looks like a number: `version: 1.10`.
    mutating func scalar(_ node: SourceNode?, _ what: String) -> String? {
        guard let node else { return nil }
        if node.isScalar, !node.isNull { return node.text }
        bag.report(.wrongKind(what, expected: "a text", at: node.range))
        return nil
    }

    mutating func flag(_ node: SourceNode?, _ what: String) -> Bool? {
        guard let node else { return nil }
        if let value = node.bool { return value }
        bag.report(.wrongKind(what, expected: "true or false", at: node.range))
        return nil
    }

    mutating func number(_ node: SourceNode?, _ what: String) -> String? {
        guard let node else { return nil }
        if node.isScalar, Double(node.text)?.isFinite == true { return node.text }
        bag.report(.wrongKind(what, expected: "a number", at: node.range))
        return nil
    }

    mutating func whole(_ node: SourceNode?, _ what: String) -> Int? {
        guard let node else { return nil }
        if let value = node.integer, value >= 0 { return value }
        bag.report(.wrongKind(what, expected: "a whole number from 0", at: node.range))
        return nil
    }

    /// `shop/items` → `shop~1items`
    static func escape(_ key: String) -> String {
        guard key.contains(where: { $0 == "~" || $0 == "/" }) else { return key }
        return key.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    }
}

extension Diagnostic {
    fileprivate static func version(_ text: String, at range: SourceRange) -> Self {
        NativeCodes.version("version `\(text)` of the native spec is not known").at(range).help(
            "this program reads version 1")
    }

    fileprivate static func unknownRootKey(_ key: String, belongsUnder home: String?, at range: SourceRange) -> Self {
        let problem = unknownKey(key, in: "a native spec", among: NativeKeys.root, at: range)
        guard let home, suggestion(for: key, among: NativeKeys.root) == nil else { return problem }
        let one = home.dropLast()
        return problem.help("a \(one) belongs under `\(home)`: `\(home): { \(key): … }`")
    }
}
