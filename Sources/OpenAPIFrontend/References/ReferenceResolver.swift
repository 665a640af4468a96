import APIModel
import Diagnostics
import Platform
import SourceTree

/// Resolves nodes that may be references. It follows references across documents, detects cycles, and reports each
/// reference that leads nowhere.
final class ReferenceResolver {
    let version: SpecVersion
    let documents: DocumentSet
    private let problems: Problems
    /// References that are part of a reported cycle.
    private var reportedCycles: Set<NodeIdentity> = []
    let limits: Limits
    private var depth = 0
    /// Whether a limit was exceeded, after which no reference is followed.
    private var isExhausted = false

    init(version: SpecVersion, documents: DocumentSet, problems: Problems, limits: Limits) {
        self.version = version
        self.documents = documents
        self.problems = problems
        self.limits = limits
    }

    /// The text node of `$ref`, if the node is a reference. A property named `$ref` isn't one.
    func reference(in node: SourceNode) -> SourceNode? {
        guard node.isMapping else { return nil }
        if let value = node["$ref"] { return value.isScalar ? value : nil }
        guard version.hasFullJSONSchema, let value = node["$dynamicRef"], value.isScalar else { return nil }
        return value
    }

    /// Follows references to the first node that isn't one. Nil, with a diagnostic, for a reference that leads nowhere.
    func resolve(_ located: Located) -> Located? {
        var current = located
        var trail = ReferenceTrail()
        while let reference = reference(in: current.node) {
            let followed = documents[current.document].followed(at: reference)
            if let known = followed.finalTargets[reference.text] {
                current = known
                break
            }
            if followed.circular.contains(reference.text) { return nil }
            if let cycle = trail.cycle(at: current.identity) {
                for step in trail.steps { step.followed.circular.insert(step.text) }
                if reportedCycles.insert(cycle.identities[0]).inserted {
                    reportedCycles.formUnion(cycle.identities)
                    let problem = Diagnostic.cycle(reference.text, at: reference.range, trail: cycle.ranges)
                    problems.report(problem)
                }
                return nil
            }
            guard trail.steps.count < limits.references else { return tooMany(.references, at: reference) }
            guard let target = target(of: current.at(reference), trail: trail.ranges) else { return nil }
            trail.append(current, reference, followed)
            current = target
        }
        for step in trail.steps { step.followed.finalTargets[step.text] = current }
        return current
    }

    /// The name of the target of a chain of references: that of the last reference.
    func componentName(at located: Located) -> String? {
        var current = located
        var name: String?
        for _ in 0..<100 {
            guard let reference = reference(in: current.node), let target = target(of: current.at(reference)) else {
                break
            }
            name = componentName(inReference: reference.text, documents[current.document].followed(at: reference))
            current = target
        }
        return name
    }

    private func componentName(inReference text: String, _ followed: FollowedReferences) -> String? {
        if let known = followed.componentNames[text] { return known }
        let name = ComponentName.name(inReference: text)
        followed.componentNames[text] = .some(name)
        return name
    }

    /// The node to which one `$ref` refers, which may be a reference again.
    func target(of reference: Located, trail: [SourceRange] = []) -> Located? {
        guard !isExhausted else { return nil }
        let followed = documents[reference.document].followed(at: reference.node)
        let text = reference.node.text
        if let known = followed.targets[text] {
            if known == nil { reportAgain(text, at: reference) }
            return known
        }
        // Finding a target may require following other references.
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.references else { return tooMany(.references, at: reference.node) }
        let named =
            meaning(of: reference) ?? followed.namedTargets[text] ?? look(for: text, from: reference, trail: trail)
        let target = named.flatMap { instance(of: $0, for: reference) }
        followed.targets[text] = .some(target)
        return target
    }

    /// The target of a reference, without resolving dynamic references.
    func namedTarget(of reference: Located) -> Located? {
        let followed = documents[reference.document].followed(at: reference.node)
        let text = reference.node.text
        if let known = followed.namedTargets[text] { return known }
        if case .some(.none) = followed.targets[text] { return nil }
        let target = look(for: text, from: reference, trail: [])
        if target == nil { followed.targets[text] = .some(nil) }
        followed.namedTargets[text] = target
        return target
    }

    func tooMany(_ limit: Limit, at reference: SourceNode) -> Located? {
        if !isExhausted {
            let overrun: (String) -> Message =
                limit.name == Limit.copies.name
                ? { "`$dynamicRef` makes more than \($0) mappings and lists be read once more" }
                : { "more than \($0) references lead to one another" }
            problems.report(limit.exceeded(overrun, of: limits, at: reference.range))
        }
        isExhausted = true
        return nil
    }

    private func reportAgain(_ text: String, at reference: Located) {
        guard !isUnreadable(text, from: reference) else { return }
        _ = look(for: text, from: reference, trail: [])
    }

    private func isUnreadable(_ text: String, from reference: Located) -> Bool {
        let (file, _) = split(text)
        return !file.isEmpty && documents.isUnreadable(file, from: reference)
    }

    private func look(for text: String, from reference: Located, trail: [SourceRange]) -> Located? {
        if text.isEmpty || reference.node.isNull {
            return problems.fail(
                .danglingReference, "`$ref` is empty", at: reference.range,
                help: reference.node.isNull
                    ? "quote the reference: without quotes, ` #` begins a comment"
                    : "write its target: `$ref: '#/components/…'`")
        }
        let followed = documents[reference.document].followed(at: reference.node)
        guard followed.open.insert(text).inserted else {
            return problems.fail(.cycle(text, at: reference.range, trail: trail))
        }
        defer { followed.open.remove(text) }
        let (file, fragment) = split(text)
        guard let start = start(of: file, from: reference) else { return nil }
        guard let fragment, !fragment.isEmpty else { return start.root }
        if fragment.hasPrefix("/") { return descend(fragment, from: start, reference: reference, trail: trail) }
        let anchor = PercentEncoding.decoded(fragment)
        let resources = documents[start.root.document].resources
        if let node = resources.node(named: anchor, in: start.place) {
            guard resources.isAmbiguous(anchor, in: reference.node) else { return start.root.at(node) }
            return problems.fail(
                .unsupportedFeature,
                "several schemas have the dynamic anchor `\(anchor)`, which can't be told apart; the schema is free-form JSON",
                at: reference.range)
        }
        let missing = Diagnostic.dangling(
            text, missing: "#\(anchor)", suggestion: suggestion(for: reference) { nil }, at: reference.range,
            trail: trail)
        return problems.fail(missing)
    }

    /// `a.yaml#/b` → `a.yaml`, `/b`
    private func split(_ text: String) -> (file: String, fragment: Substring?) {
        guard let hash = text.firstIndex(of: "#") else { return (text, nil) }
        return (String(text[..<hash]), text[text.index(after: hash)...])
    }

    /// Follows a JSON pointer. A token is percent-decoded, as the standard requires, or else taken literally, since
    /// some documents have a key `A%20B`.
    private func descend(_ fragment: Substring, from start: Start, reference: Located, trail: [SourceRange]) -> Located?
    {
        let tokens = JSONPointer.tokens(ofFragment: fragment)
        let written = fragment.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
        var current = start.root
        for ((depth, token), asWritten) in zip(tokens.enumerated(), written) {
            if let next = child(token, of: current)
                ?? child(JSONPointer.unescapeTildes(String(Substring(asWritten))), of: current)
            {
                current = current.at(next)
                continue
            }
            if self.reference(in: current.node) != nil {
                guard let target = resolve(current) else { return nil }
                if let next = child(token, of: target) {
                    current = target.at(next)
                    continue
                }
                current = target
            }
            if let document = start.document {
                return descend(fragment, from: Start(root: document), reference: reference, trail: trail)
            }
            let missing = Diagnostic.dangling(
                reference.node.text, missing: JSONPointer.text(Array(tokens[...depth])),
                suggestion: suggestion(for: reference) {
                    nearestWord(to: token, among: current.node.entries.lazy.map(\.key.text)).map {
                        JSONPointer.text(Array(tokens[..<depth]) + [$0] + tokens[(depth + 1)...])
                    }
                }, at: reference.range, trail: trail)
            return problems.fail(missing)
        }
        return current
    }

    private func child(_ token: String, of located: Located) -> SourceNode? {
        switch located.node.kind {
        case .mapping: return documents.value(of: token, in: located)?.node
        case .sequence:
            guard let position = Int(token), located.node.elements.indices.contains(position) else { return nil }
            return located.node.elements[position]
        case .scalar: return nil
        }
    }

    /// The document of a file name in a reference. If the file is missing, a component of that name may be suggested;
    /// problems of an unreadable file get the trail of references to it. `isElsewhere` returns whether a missing file
    /// isn't needed.
    func document(at file: String, address: String, from reference: Located, unless isElsewhere: () -> Bool = { false })
        -> DocumentIndex?
    {
        var found = DiagnosticBag()
        let index = documents.document(at: file, address: address, from: reference, problems: &found)
        for var problem in found.diagnostics {
            if problem.code == OpenAPICodes.missingFile.code {
                if isElsewhere() { return nil }
                problem.help = suggestion(for: reference) { nil }.map { "did you mean `\($0)`?" } ?? problem.help
            } else if index == nil, problem.range?.file !== reference.range.file {
                problem.notes.append(Diagnostic.Note("referenced from here", at: reference.range))
            }
            problems.report(problem)
        }
        return index
    }
}

/// The resolver's results for the references of one document, or of a schema with an `$id` in it, by their texts.
final class FollowedReferences {
    /// The targets of references; nil for a reference that leads nowhere.
    var targets: [String: Located?] = [:]
    /// Targets without dynamic references resolved; filled on demand.
    var namedTargets: [String: Located] = [:]
    /// The suggestions for references that lead nowhere, if there are any.
    var suggestions: [String: String?] = [:]
    /// The final targets of references that aren't broken.
    var finalTargets: [String: Located] = [:]
    var componentNames: [String: String?] = [:]
    /// References that lead to a reported cycle.
    var circular: Set<String> = []
    /// References that are being followed, to detect one that leads through itself.
    var open: Set<String> = []
}

/// The references that were followed one after another, from the first to the last.
struct ReferenceTrail {
    private(set) var ranges: [SourceRange] = []
    private(set) var steps: [(followed: FollowedReferences, text: String)] = []
    private var identities: [NodeIdentity] = []
    private var positions: [NodeIdentity: Int] = [:]

    mutating func append(_ located: Located, _ reference: SourceNode, _ followed: FollowedReferences) {
        positions[located.identity] = identities.count
        identities.append(located.identity)
        ranges.append(reference.range)
        steps.append((followed, reference.text))
    }

    /// The part of the trail from a node on, if the node is in it.
    func cycle(at node: NodeIdentity) -> (identities: [NodeIdentity], ranges: [SourceRange])? {
        guard let start = positions[node] else { return nil }
        return (Array(identities[start...]), Array(ranges[start...]))
    }
}

extension Diagnostic {
    /// The effect of a broken reference.
    static let consequence = "until then a schema is free-form JSON, and anything else is left out"

    fileprivate static func cycle(_ reference: String, at range: SourceRange, trail: [SourceRange]) -> Self {
        OpenAPICodes.cyclicReference("`\(reference)` refers to itself through references only", at: range).notes(
            trail.dropFirst().map { Note("through this reference", at: $0) })
    }

    fileprivate static func dangling(
        _ reference: String, missing: String, suggestion: String?, at range: SourceRange, trail: [SourceRange]
    ) -> Self {
        OpenAPICodes.danglingReference(
            reference == missing || !missing.hasPrefix("#/")
                ? "`\(reference)` refers to nothing" : "`\(reference)` refers to nothing: there is no `\(missing)`",
            at: range, help: suggestion.map { "did you mean `\($0)`?" } ?? "add what is missing; \(consequence)"
        ).notes(trail.reversed().map { Note("referenced from here", at: $0) })
    }
}
