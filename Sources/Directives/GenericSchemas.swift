import APIModel
import Diagnostics
import SourceTree

/// Replaces schemas that a description wrote out once for each argument by generic ones. With the pattern `Page_{T}`,
/// `Page_Item` and `Page_User` become `Page<Item>` and `Page<User>` if only their items differ.
public struct GenericSchemas {
    /// A schema whose name matches a pattern, and the schema whose name is in place of `{T}`.
    private struct Candidate {
        let schema: SchemaID
        let argument: SchemaID
    }

    private var api: API
    private var bag = DiagnosticBag()
    private var arguments: [SchemaID: (generic: SchemaID, argument: SchemaID)] = [:]

    /// Applies patterns; the configuration's replace the document's of the same name.
    public static func apply(_ patterns: [GenericPattern], to api: inout API, into bag: inout DiagnosticBag) {
        let own = GenericPattern.patterns(of: api, into: &bag).filter { other in
            !patterns.contains { $0.name == other.name }
        }
        guard !patterns.isEmpty || !own.isEmpty else { return }
        var generics = GenericSchemas(api: api)
        for pattern in own + patterns { generics.declare(pattern) }
        generics.replaceUses()
        api = generics.api
        bag.append(contentsOf: generics.bag)
    }

    private mutating func declare(_ pattern: GenericPattern) {
        let candidates = self.candidates(pattern)
        guard let first = candidates.first else {
            bag.report(
                DirectiveCodes.genericPattern,
                "no schema matches `\(pattern.text)` with the name of another schema in place of `T`",
                at: pattern.origin.range)
            return
        }
        let parameter = api.add(.typeParameter("T"))
        let kind = substituted(api[first.schema].kind, first.argument, by: parameter)
        guard kind != api[first.schema].kind else {
            report(first, differsFrom: nil)
            return
        }
        var schema = api[first.schema]
        schema.name = pattern.name
        schema.kind = kind
        schema.isNullable = false
        schema.typeParameters = ["T"]
        let generic = api.add(schema)
        if let position = api.namedSchemas.firstIndex(of: first.schema) {
            api.namedSchemas.insert(generic, at: position)
        }
        for candidate in candidates {
            let own = substituted(api[candidate.schema].kind, candidate.argument, by: parameter)
            if SchemaComparison(api: api).isSame(own, kind) {
                arguments[candidate.schema] = (generic, candidate.argument)
            } else {
                report(candidate, differsFrom: first)
            }
        }
    }

    private func candidates(_ pattern: GenericPattern) -> [Candidate] {
        var named: [String: SchemaID] = [:]
        for id in api.namedSchemas.reversed() { if let name = api[id].name { named[name] = id } }
        return api.namedSchemas.compactMap { id in
            guard let name = api[id].name, let text = pattern.argument(in: name), case .object = api[id].kind,
                let argument = named[text], argument != id
            else { return nil }
            return Candidate(schema: id, argument: argument)
        }
    }

    private mutating func report(_ candidate: Candidate, differsFrom first: Candidate?) {
        let name = api[candidate.schema].name ?? ""
        let other = first.flatMap { api[$0.schema].name } ?? api[candidate.argument].name ?? ""
        let range = api[candidate.schema].origin.range
        let reason: Message =
            first == nil
            ? "has the name of a generic type but doesn't use `\(other)`"
            : "differs from `\(other)` in more than its items"
        bag.report(DirectiveCodes.genericPattern, "schema `\(name)` \(reason); it stays as it is", at: range)
    }

    /// The kind with the type parameter in place of the argument, in inline schemas, too.
    private mutating func substituted(_ kind: SchemaKind, _ argument: SchemaID, by parameter: SchemaID) -> SchemaKind {
        guard kind.hasUses else { return kind }
        var result = kind
        var copies: [SchemaID: SchemaID] = [:]
        result.changeUses { use in
            if use.schema == argument {
                use.schema = parameter
                return
            }
            let inner = api[use.schema]
            guard inner.name == nil, inner.kind.hasUses else { return }
            let innerKind = substituted(inner.kind, argument, by: parameter)
            guard innerKind != inner.kind else { return }
            var copy = inner
            copy.kind = innerKind
            let id = copies[use.schema] ?? api.add(copy)
            copies[use.schema] = id
            use.schema = id
        }
        return result
    }

    private mutating func replaceUses() {
        let arguments = self.arguments
        let nullable = Set(arguments.keys.filter { api[$0].isNullable })
        api.changeUses { GenericSchemas.replace(&$0, by: arguments, nullable: nullable) }
        api.namedSchemas.removeAll { arguments[$0] != nil }
    }

    private static func replace(
        _ use: inout SchemaUse, by arguments: [SchemaID: (generic: SchemaID, argument: SchemaID)],
        nullable: Set<SchemaID>
    ) {
        guard let known = arguments[use.schema] else { return }
        use.isNullable = use.isNullable || nullable.contains(use.schema)
        use.schema = known.generic
        var argument = SchemaUse(known.argument)
        replace(&argument, by: arguments, nullable: nullable)
        use.arguments = [argument]
    }
}

/// A pattern for the names of a generic schema's uses in a description: with `Page: Page_{T}`, `Page_Item` is
/// `Page<Item>`.
public struct GenericPattern: Sendable {
    /// The name of the generic schema: `Page`.
    public let name: String
    let prefix: String
    let suffix: String
    let origin: Origin

    /// Nil unless the text has exactly one `{T}`, and something besides.
    init?(name: String, text: String, origin: Origin) {
        let parts = text.split(separator: "{T}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !name.isEmpty, parts[0].utf8.count + parts[1].utf8.count > 0 else { return nil }
        self.name = name
        self.origin = origin
        prefix = parts[0]
        suffix = parts[1]
    }

    private static let expected = "names with patterns like `Page_{T}`"

    var text: String { prefix + "{T}" + suffix }

    /// The argument in a schema's name: `Page_Item` with `Page_{T}` → `Item`
    func argument(in schema: String) -> String? {
        guard schema.utf8.count > prefix.utf8.count + suffix.utf8.count, schema.hasPrefix(prefix),
            schema.hasSuffix(suffix)
        else { return nil }
        return String(schema.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// The entries of `generics: { Page: Page_{T} }`.
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> [GenericPattern] {
        guard node.isMapping else {
            bag.report(.wrongType("generics", expected: expected, at: node.range))
            return []
        }
        return node.entries.compactMap { entry in
            let origin = Origin(range: entry.value.range)
            if entry.value.isScalar,
                let pattern = GenericPattern(name: entry.key.text, text: entry.value.text, origin: origin)
            {
                return pattern
            }
            return bag.fail(.wrongType("generics", expected: expected, at: entry.value.range))
        }
    }

    /// The document's own patterns: `x-netlayer: { generics: … }` at its root.
    static func patterns(of api: API, into bag: inout DiagnosticBag) -> [GenericPattern] {
        guard case .object(let members)? = api.extensions.first(where: { $0.name == "x-netlayer" })?.value,
            let generics = members.first(where: { $0.name == "generics" })?.value
        else { return [] }
        var patterns: [GenericPattern] = []
        if case .object(let entries) = generics {
            for case (let name, .string(let text)) in entries.map({ ($0.name, $0.value) }) {
                if let pattern = GenericPattern(name: name, text: text, origin: .none) { patterns.append(pattern) }
            }
            if patterns.count == entries.count { return patterns }
        }
        bag.report(.wrongType("generics", expected: expected, at: nil))
        return patterns
    }
}

extension Diagnostic {
    static func wrongType(_ key: String, expected: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongType("`\(key)` must be \(expected)", at: range)
    }
}
