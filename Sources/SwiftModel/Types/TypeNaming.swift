import APIModel
import Diagnostics

/// Names every declaration: those at the top level in one scope with all other names there, nested ones after where
/// they stand, so that they never hide a type that is meant inside of their owner.
struct TypeNaming {
    var declarations: [Declaration]
    /// By the position of the claim.
    private(set) var claimNames: [SwiftIdentifier] = []
    /// The names of inline types that the configuration changed.
    var renamed: Set<String> = []
    let forms: [SchemaForm]
    let style: IdentifierStyle
    /// What no type can be called, and what none at the top level is called either.
    let reserved: ReservedNames
    private let visible: ReservedNames
    private let pattern: NamePattern?
    let names: NamingConventions

    /// What the scope of the module came to.
    private struct TopLevel {
        let claims: [SwiftIdentifier]
        let declarations: [(Int, SwiftIdentifier)]
    }

    init(_ collector: DeclarationCollector, conventions: Conventions) {
        declarations = collector.declarations
        forms = collector.graph.forms
        names = conventions.names
        style = IdentifierStyle(.upperCamel, acronyms: names.spellings)
        reserved = ReservedNames.types.adding(conventions.names.reserved).adding(TypeNaming.support)
        visible =
            names.keepsSpelling
            ? reserved
            : ReservedNames.visibleTypes.adding(conventions.names.reserved).adding(TypeNaming.support)
        pattern = names.schema == "{Schema}" ? nil : names.schema
    }

    mutating func run(
        _ graph: SchemaGraph,
        claims: [TypeClaim],
        roots: [InlineRoot],
        into bag: inout DiagnosticBag
    ) {
        var found = DiagnosticBag()
        var names = resolve(graph, claims, roots, fixed: [:], into: &found)
        let fixed = inlineRenames(names)
        if !fixed.isEmpty {
            found = DiagnosticBag()
            names = resolve(graph, claims, roots, fixed: fixed, into: &found)
        }
        bag.append(contentsOf: found)
        claimNames = names.claims
        for (index, name) in names.declarations {
            declarations[index].name = name
            declarations[index].path = [name]
        }
        for index in declarations.indices
        where declarations[index].owner == nil && !declarations[index].children.isEmpty {
            nameChildren(of: index)
        }
    }

    /// The names at the top level, with those of inline types that are fixed, by declaration.
    private func resolve(
        _ graph: SchemaGraph,
        _ claims: [TypeClaim],
        _ roots: [InlineRoot],
        fixed: [Int: FixedName],
        into bag: inout DiagnosticBag
    ) -> TopLevel {
        var scope = NameScope(style: style, reserved: visible, ignoringCase: true)
        let claimTickets = claims.map { claim in
            let key = "claim:" + claim.key
            if let name = claim.fixed { return scope.fix(name, key: key, origin: claim.origin, into: &bag) }
            return propose(claim.proposal, or: claim.alternatives, key: key, claim.origin, in: &scope)
        }
        var tickets: [(Int, NameScope.Claim)] = []
        for index in declarations.indices where declarations[index].owner == nil {
            tickets.append((index, claim(index, graph, roots, fixed: fixed[index], in: &scope, into: &bag)))
        }
        let table = scope.resolve()
        return TopLevel(
            claims: claimTickets.map { table[$0] },
            declarations: tickets.map { ($0, table[$1]) }
        )
    }

    /// What the configuration calls inline types, which it knows by the names that they have without it.
    private mutating func inlineRenames(_ names: TopLevel) -> [Int: FixedName] {
        guard !self.names.renames.schemas.isEmpty else { return [:] }
        var fixed: [Int: FixedName] = [:]
        for (index, name) in names.declarations {
            if case .named = declarations[index].source { continue }
            guard let rename = self.names.renames.schemas[name.raw] else { continue }
            fixed[index] = rename
            renamed.insert(name.raw)
        }
        return fixed
    }

    private func claim(
        _ index: Int,
        _ graph: SchemaGraph,
        _ roots: [InlineRoot],
        fixed: FixedName?,
        in scope: inout NameScope,
        into bag: inout DiagnosticBag
    ) -> NameScope.Claim {
        let declaration = declarations[index]
        if let fixed {
            let origin = graph.schema(declaration.schema).origin
            return scope.fix(fixed, key: "inline:" + fixed.text, origin: origin, into: &bag)
        }
        if graph.entities?.entities[declaration.schema] != nil, !declaration.isForm {
            return claimTransfer(index, graph, roots, in: &scope)
        }
        switch declaration.source {
        case .named(let named):
            let schema = graph.schema(named)
            let wireName = schema.name ?? ""
            if let name = names.renames.schemas[wireName] {
                return scope.fix(name, key: "schema:" + wireName, origin: schema.origin, into: &bag)
            }
            return scope.propose(
                wireName,
                as: modelName(of: wireName),
                key: "schema:" + wireName,
                origin: schema.origin
            )
        case .root(let position):
            let root = roots[position]
            let isElement = declaration.word != root.names.proposal
            let names = isElement ? InlineRoot.Names(proposal: style.name(of: declaration.word)) : root.names
            return propose(names.proposal, or: names.alternatives, key: "root:" + root.key, root.origin, in: &scope)
        case .inline:
            let origin = graph.schema(declaration.schema).origin
            let words = flatWords(of: index)
            return propose(modelName(of: words), key: "inline:" + way(to: index), origin, in: &scope)
        }
    }

    /// `PostDTO`, where `Post` is the app's.
    private func claimTransfer(
        _ index: Int,
        _ graph: SchemaGraph,
        _ roots: [InlineRoot],
        in scope: inout NameScope
    ) -> NameScope.Claim {
        let declaration = declarations[index]
        let words: String
        switch declaration.source {
        case .named(let named):
            let wireName = graph.schema(named).name ?? ""
            words = names.renames.schemas[wireName]?.text ?? wireName
        case .root(let position):
            let root = roots[position]
            words = declaration.word == root.names.proposal ? root.names.proposal : declaration.word
        case .inline: words = flatWords(of: index)
        }
        let name = names.transfer.name(
            ["schema": WordSplitter.words(of: words), "description": names.descriptionWords],
            acronyms: style.acronyms
        )
        let origin = graph.schema(declaration.schema).origin
        return propose(name, key: "transfer:" + way(to: index), origin, in: &scope)
    }

    /// A claim that gives way to every schema that wants the name.
    private func propose(
        _ name: String,
        or alternatives: @escaping @Sendable () -> [String] = { [] },
        key: String,
        _ origin: Origin,
        in scope: inout NameScope
    ) -> NameScope.Claim {
        scope.propose(
            " \(name)",
            as: name,
            alternatives: TypeNaming.others(than: name, alternatives()),
            key: key,
            origin: origin
        )
    }

    private static func others(than name: String, _ alternatives: [String]) -> [String] {
        alternatives.isEmpty ? [name + "Type", name + "2"] : alternatives
    }

    /// `post` → `Post`; with the pattern `{Schema}DTO`, `PostDTO`.
    private func modelName(of wireName: String) -> String {
        pattern?.name(
            ["schema": WordSplitter.words(of: wireName), "description": names.descriptionWords],
            acronyms: style.acronyms
        )
            ?? style.name(of: wireName)
    }

    /// The last words from the top level down to an inline type that stands at the top level: `Post_location`.
    private func flatWords(of index: Int) -> String {
        declarations.way(to: index).suffix(4).joined(separator: "_")
    }

    /// All of them: no two types have the same.
    private func way(to index: Int) -> String { declarations.way(to: index).joined(separator: "/") }

    /// Names that support code or templates use inside of types.
    private static let support = [
        "JSONValue", "Nullable", "Indirect", "PlainDate", "FileUpload", "UnionDecoder", "UnionCandidate",
        "AnyCodingKey",
        "MultipartPart", "RequestBody",
    ]
}
