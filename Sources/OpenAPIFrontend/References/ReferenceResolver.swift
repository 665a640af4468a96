import Diagnostics
import Platform
import SourceTree

/// Finds the node that is meant where a node may be a reference. It follows references from document to document, knows
/// circles, and reports each reference that leads nowhere.
final class ReferenceResolver {
    let version: SpecVersion
    let documents: DocumentSet
    private let problems: Problems
    /// References on a circle that was reported.
    private var reportedCircles: Set<NodeIdentity> = []
    let limits: Limits
    /// How many references are being followed.
    private var depth = 0
    /// Whether a limit was reached, so that nothing is followed any more.
    private var isExhausted = false

    init(version: SpecVersion, documents: DocumentSet, problems: Problems, limits: Limits) {
        self.version = version
        self.documents = documents
        self.problems = problems
        self.limits = limits
    }

    /// The text node of `$ref`, if the node is a reference. A property that is called `$ref` is none.
    func reference(in node: SourceNode) -> SourceNode? {
        guard node.isMapping else { return nil }
        if let value = node["$ref"] { return value.isScalar ? value : nil }
        guard version.hasFullJSONSchema, let value = node["$dynamicRef"], value.isScalar else { return nil }
        return value
    }

    /// Follows references until something else stands there. Nil, with a diagnostic, for one that leads nowhere.
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
                if reportedCircles.insert(cycle.identities[0]).inserted {
                    reportedCircles.formUnion(cycle.identities)
                    let problem = ReferenceMessages.cycle(reference.text, at: reference.range, trail: cycle.ranges)
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

    /// The name of what stands at the end of references: that of the last one.
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

    /// The node to which the text of one `$ref` refers, which may be a reference again.
    func target(of reference: Located, trail: [SourceRange] = []) -> Located? {
        guard !isExhausted else { return nil }
        let followed = documents[reference.document].followed(at: reference.node)
        let text = reference.node.text
        if let known = followed.targets[text] {
            if known == nil { reportAgain(text, at: reference) }
            return known
        }
        // To find one target, others may have to be followed.
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.references else { return tooMany(.references, at: reference.node) }
        let named =
            meaning(of: reference) ?? followed.namedTargets[text] ?? look(for: text, from: reference, trail: trail)
        let target = named.flatMap { instance(of: $0, for: reference) }
        followed.targets[text] = .some(target)
        return target
    }

    /// The same, whatever dynamic references mean there.
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
        if !isExhausted { problems.report(ReferenceMessages.tooMany(limit, limits, at: reference.range)) }
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
            problems.report(ReferenceMessages.empty(at: reference.range, isText: !reference.node.isNull))
            return nil
        }
        let followed = documents[reference.document].followed(at: reference.node)
        guard followed.open.insert(text).inserted else {
            problems.report(ReferenceMessages.cycle(text, at: reference.range, trail: trail))
            return nil
        }
        defer { followed.open.remove(text) }
        let (file, fragment) = split(text)
        guard let start = start(of: file, from: reference) else { return nil }
        guard let fragment, !fragment.isEmpty else { return start.root }
        if fragment.hasPrefix("/") {
            return descend(fragment, from: start, reference: reference, trail: trail)
        }
        let anchor = JSONPointer.percentDecoded(String(fragment))
        let resources = documents[start.root.document].resources
        if let node = resources.node(named: anchor, in: start.place) {
            guard resources.isAmbiguous(anchor, in: reference.node) else { return start.root.at(node) }
            problems.report(ReferenceMessages.ambiguous(anchor, at: reference.range))
            return nil
        }
        let missing = ReferenceMessages.dangling(
            text,
            missing: "#\(anchor)",
            suggestion: suggestion(for: reference) { nil },
            at: reference.range,
            trail: trail
        )
        problems.report(missing)
        return nil
    }

    /// `a.yaml#/b` → `a.yaml`, `/b`
    private func split(_ text: String) -> (file: String, fragment: Substring?) {
        guard let hash = text.firstIndex(of: "#") else { return (text, nil) }
        return (String(text[..<hash]), text[text.index(after: hash)...])
    }

    /// A token is taken percent-decoded, as the standard has it, or else as it is written: some documents repeat the
    /// key `A%20B` as it stands.
    private func descend(
        _ fragment: Substring,
        from start: Start,
        reference: Located,
        trail: [SourceRange]
    ) -> Located? {
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
            let missing = ReferenceMessages.dangling(
                reference.node.text,
                missing: JSONPointer.text(Array(tokens[...depth])),
                suggestion: suggestion(for: reference) {
                    nearestWord(to: token, among: current.node.entries.lazy.map(\.key.text)).map {
                        JSONPointer.text(Array(tokens[..<depth]) + [$0] + tokens[(depth + 1)...])
                    }
                },
                at: reference.range,
                trail: trail
            )
            problems.report(missing)
            return nil
        }
        return current
    }

    private func child(_ token: String, of located: Located) -> SourceNode? {
        switch located.node.kind {
        case .mapping:
            return documents.value(of: token, in: located)?.node
        case .sequence:
            guard let position = Int(token), located.node.elements.indices.contains(position) else { return nil }
            return located.node.elements[position]
        case .scalar:
            return nil
        }
    }
}

extension ReferenceResolver {
    /// The document of a file name in a reference. A file that isn't there may be a name of this document; problems of
    /// a file that can't be read get the trail that led to it. `isElsewhere` is asked whether a file is not needed that is
    /// missing.
    func document(
        at file: String,
        address: String,
        from reference: Located,
        unless isElsewhere: () -> Bool = { false }
    ) -> DocumentIndex? {
        var found = DiagnosticBag()
        let index = documents.document(at: file, address: address, from: reference, problems: &found)
        for var problem in found.diagnostics {
            if problem.code == OpenAPICodes.missingFile {
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

/// What the resolver knows of the references of one document, or of a schema with an `$id` in it, by their texts.
final class FollowedReferences {
    /// Where references lead; nil is one that leads nowhere.
    var targets: [String: Located?] = [:]
    /// The same, whatever dynamic references mean there, as far as that was asked.
    var namedTargets: [String: Located] = [:]
    /// What references that lead nowhere may have meant; nil is nothing.
    var suggestions: [String: String?] = [:]
    /// Where the references that lead somewhere end.
    var finalTargets: [String: Located] = [:]
    /// The names that references give to what they refer to.
    var componentNames: [String: String?] = [:]
    /// References that lead to a circle, which was reported.
    var circular: Set<String> = []
    /// References that are being followed, to notice one that leads through itself.
    var open: Set<String> = []
}

/// The references that were followed one after the other, from the first to the last.
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

    /// The part of the trail that begins at a node, if it was there before.
    func cycle(at node: NodeIdentity) -> (identities: [NodeIdentity], ranges: [SourceRange])? {
        guard let start = positions[node] else { return nil }
        return (Array(identities[start...]), Array(ranges[start...]))
    }
}
