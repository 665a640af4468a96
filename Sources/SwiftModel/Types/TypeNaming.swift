import APIModel
import Diagnostics

/// Names every declaration: those at the top level in one scope with all other names there, nested ones after their
/// place, so that they never hide a type that the code of their owner uses.
struct TypeNaming {
    var declarations: [Declaration]
    /// By the position of the claim.
    private(set) var claimNames: [SwiftIdentifier] = []
    /// The names of inline types that the configuration changed.
    var renamed: Set<String> = []
    let forms: [SchemaForm]
    let style: IdentifierStyle
    /// Names that types can't have, and those that types at the top level don't get either.
    let reserved: ReservedNames
    private let visible: ReservedNames
    private let pattern: NamePattern?
    let names: NamingConventions

    /// The names of the module's scope.
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
            ? reserved : ReservedNames.visibleTypes.adding(conventions.names.reserved).adding(TypeNaming.support)
        pattern = names.schema == "{Schema}" ? nil : names.schema
    }

    mutating func run(_ graph: SchemaGraph, claims: [TypeClaim], roots: [InlineRoot], into bag: inout DiagnosticBag) {
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
        where declarations[index].owner == nil && !declarations[index].children.isEmpty { nameChildren(of: index) }
    }

    /// The names at the top level, with those of inline types that are fixed, by declaration.
    private func resolve(
        _ graph: SchemaGraph, _ claims: [TypeClaim], _ roots: [InlineRoot], fixed: [Int: FixedName],
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
        return TopLevel(claims: claimTickets.map { table[$0] }, declarations: tickets.map { ($0, table[$1]) })
    }

    /// The configuration's names for inline types, which it lists by the names that they would get otherwise.
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
        _ index: Int, _ graph: SchemaGraph, _ roots: [InlineRoot], fixed: FixedName?, in scope: inout NameScope,
        into bag: inout DiagnosticBag
    ) -> NameScope.Claim {
        let declaration = declarations[index]
        if let fixed {
            let origin = graph.schema(declaration.schema).origin
            return scope.fix(fixed, key: "inline:" + fixed.text, origin: origin, into: &bag)
        }
        if graph.entities?.entities[declaration.schema] != nil, !declaration.isForm {
            return claimTransfer(index, graph, in: &scope)
        }
        switch declaration.source {
        case .named(let named):
            let schema = graph.schema(named)
            let wireName = schema.name ?? ""
            if let name = names.renames.schemas[wireName] {
                return scope.fix(name, key: "schema:" + wireName, origin: schema.origin, into: &bag)
            }
            return scope.propose(
                wireName, as: modelName(of: wireName), key: "schema:" + wireName, origin: schema.origin)
        case .root(let position):
            let root = roots[position]
            let isElement = declaration.word != root.proposal.name
            let names = isElement ? TypeProposal(name: style.name(of: declaration.word)) : root.proposal
            return propose(names.name, or: names.alternatives, key: "root:" + root.key, root.origin, in: &scope)
        case .inline:
            let origin = graph.schema(declaration.schema).origin
            let words = flatWords(of: index)
            return propose(modelName(of: words), key: "inline:" + way(to: index), origin, in: &scope)
        }
    }

    /// `PostDTO`, where `Post` is the app's.
    private func claimTransfer(_ index: Int, _ graph: SchemaGraph, in scope: inout NameScope) -> NameScope.Claim {
        let declaration = declarations[index]
        let words: String
        switch declaration.source {
        case .named(let named):
            let wireName = graph.schema(named).name ?? ""
            words = names.renames.schemas[wireName]?.text ?? wireName
        case .root: words = declaration.word
        case .inline: words = flatWords(of: index)
        }
        let name = names.transfer.name(
            ["schema": WordSplitter.words(of: words), "description": names.descriptionWords], acronyms: style.acronyms)
        let origin = graph.schema(declaration.schema).origin
        return propose(name, key: "transfer:" + way(to: index), origin, in: &scope)
    }

    /// A claim that gives way to every schema that wants the name.
    private func propose(
        _ name: String, or alternatives: @escaping @Sendable () -> [String] = { [] }, key: String, _ origin: Origin,
        in scope: inout NameScope
    ) -> NameScope.Claim {
        scope.propose(
            " \(name)", as: name, alternatives: TypeNaming.others(than: name, alternatives()), key: key, origin: origin)
    }

    private static func others(than name: String, _ alternatives: [String]) -> [String] {
        alternatives.isEmpty ? [name + "Type", name + "2"] : alternatives
    }

    /// `post` → `Post`; with the pattern `{Schema}DTO`, `PostDTO`.
    private func modelName(of wireName: String) -> String {
        pattern?.name(
            ["schema": WordSplitter.words(of: wireName), "description": names.descriptionWords],
            acronyms: style.acronyms) ?? style.name(of: wireName)
    }

    /// The last words from the top level down to an inline type that is declared at the top level: `Post_location`.
    private func flatWords(of index: Int) -> String { declarations.way(to: index).suffix(4).joined(separator: "_") }

    /// All words down to a type, which are different for each.
    private func way(to index: Int) -> String { declarations.way(to: index).joined(separator: "/") }

    /// Names that support code or templates use inside of types.
    private static let support = [
        "JSONValue", "Nullable", "Indirect", "PlainDate", "FileUpload", "UnionDecoder", "UnionCandidate",
        "AnyCodingKey", "MultipartPart", "RequestBody",
    ]
}

/// Nested types.
extension TypeNaming {
    mutating func nameChildren(of top: Int) {
        let referenced = Set(meant(in: top).map { declarations[$0].name.raw })
        var stack = [top]
        while let owner = stack.popLast() {
            let children = declarations[owner].children
            // The order doesn't matter if all get the names that they want.
            let before = renamed
            if !name(children, in: owner, referenced) {
                renamed = before
                _ = name(orderedChildren(of: owner), in: owner, referenced)
            }
            stack += children.filter { !declarations[$0].children.isEmpty }
        }
    }

    /// The types that the code of a top-level type, or of its mapper, names. A mapper converts the elements of lists
    /// itself, even those of named lists.
    private func meant(in top: Int) -> Set<Int> {
        guard let counterpart = declarations[top].counterpart else { return declarations[top].references }
        var meant = declarations[top].references
        var open = Array(meant)
        while let next = open.popLast() {
            if forms[declarations[next].schema].isDeclared { continue }
            for other in declarations[next].references where meant.insert(other).inserted { open.append(other) }
        }
        return meant.union([counterpart])
    }

    /// Names nested types in an order; returns whether each got the name that it wants.
    private mutating func name(_ children: [Int], in owner: Int, _ referenced: Set<String>) -> Bool {
        var siblings: Set<String> = []
        var numbers: [String: Int] = [:]
        var hasWanted = true
        for child in children {
            let wanted = wantedName(of: child, in: owner)
            var name = nestedName(wanted, of: child, in: owner, siblings, referenced, &numbers)
            hasWanted = hasWanted && name == wanted
            let path = (declarations[owner].path.map(\.raw) + [name]).joined(separator: ".")
            if let rename = names.renames.schemas[path] {
                renamed.insert(path)
                name = rename.text
            }
            siblings.insert(name)
            declarations[child].name = SwiftIdentifier(name)
            declarations[child].path = declarations[owner].path + [declarations[child].name]
        }
        return hasWanted
    }

    /// The nested types in the order in which they get their names: those that are nested too deeply after the types
    /// that they belong to, and better claims to a name before worse ones.
    private func orderedChildren(of owner: Int) -> [Int] {
        let children = declarations[owner].children
        guard children.count > 1 else { return children }
        let claims = children.map { child in
            let word = declarations[child].word
            return (
                child: child, depth: declarations.depth(of: child, in: owner),
                proposal: NameProposal(wireName: word, name: style.name(of: word))
            )
        }
        return claims.sorted { left, right in
            left.depth == right.depth ? NameProposal.isBefore(left.proposal, right.proposal) : left.depth < right.depth
        }.map(\.child)
    }

    private func wantedName(of child: Int, in owner: Int) -> String {
        let declaration = declarations[child]
        let name = style.name(of: declaration.word)
        guard let parent = declaration.parent, parent != owner else { return name }
        let word = declarations[parent].name.raw
        return word.utf8.count < 40 && !name.hasPrefix(word) ? RepeatedWords.joined(word, name) : name
    }

    private func nestedName(
        _ name: String, of child: Int, in owner: Int, _ siblings: Set<String>, _ referenced: Set<String>,
        _ numbers: inout [String: Int]
    ) -> String {
        let owners = declarations[owner].path.map(\.raw)
        func isFree(_ name: String) -> Bool {
            !siblings.contains(name) && !owners.contains(name) && !referenced.contains(name) && !reserved.contains(name)
        }
        if isFree(name) { return name }
        // A name that hides a type gets a noun or the owner's name; equal siblings get words for symbols, or numbers.
        if !siblings.contains(name) {
            let others = otherNames(for: name, of: child, in: owner) + [declarations[owner].name.raw + name]
            if let other = others.first(where: isFree) { return other }
        }
        let spelled = style.name(ofWords: WordSplitter.spelledWords(of: declarations[child].word))
        if isFree(spelled) { return spelled }
        let stem = name.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } == true ? name + "_" : name
        var number = numbers[stem, default: 2]
        while !isFree("\(stem)\(number)") { number += 1 }
        numbers[stem] = number + 1
        return "\(stem)\(number)"
    }

    /// Names for a type that can't have its own: `Kind` for `Type` and `Content` for `Data`, which Swift reserves, or
    /// else one with its noun: `Commit.Details`, `Charge.CustomerChoice`. Names that a sibling wants are left out.
    private func otherNames(for name: String, of child: Int, in owner: Int) -> [String] {
        let noun = forms[declarations[child].schema].noun
        let word = declarations[owner].name.raw == name ? noun : ["Type": "Kind", "Data": "Content"][name]
        let wanted = declarations[owner].children.filter { $0 != child }.map { style.name(of: declarations[$0].word) }
        return ([word].compactMap(\.self) + [name + noun]).filter { !wanted.contains($0) }
    }
}
