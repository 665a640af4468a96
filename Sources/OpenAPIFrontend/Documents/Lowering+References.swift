import Diagnostics
import SourceTree

extension Lowering {
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
            if let known = documents[current.document.number].finalTargets[reference.text] {
                current = known
                break
            }
            if documents[current.document.number].circularReferences.contains(reference.text) { return nil }
            if let cycle = trail.cycle(at: current.identity) {
                for step in trail.steps { documents[step.document.number].circularReferences.insert(step.text) }
                if reportedReferences.insert(cycle.identities[0]).inserted {
                    reportedReferences.formUnion(cycle.identities)
                    let problem = ReferenceMessages.cycle(reference.text, at: reference.range, trail: cycle.ranges)
                    report(problem, in: current.document)
                }
                return nil
            }
            guard let target = target(of: current.at(reference), trail: trail.ranges) else { return nil }
            trail.append(current, reference)
            current = target
        }
        for step in trail.steps { documents[step.document.number].finalTargets[step.text] = current }
        return current
    }

    /// The node to which the text of one `$ref` refers, which may be a reference again.
    func target(of reference: Located, trail: [SourceRange] = []) -> Located? {
        let document = documents[reference.document.number]
        let text = reference.node.text
        if let known = document.resolvedReferences[text] {
            if known == nil { reportAgain(text, at: reference) }
            return known
        }
        let target = look(for: text, from: reference, trail: trail)
        document.resolvedReferences[text] = .some(target)
        return target
    }

    private func reportAgain(_ text: String, at reference: Located) {
        guard !isUnreadable(text, from: reference) else { return }
        _ = look(for: text, from: reference, trail: [])
    }

    private func isUnreadable(_ text: String, from reference: Located) -> Bool {
        let (file, _) = split(text)
        return !file.isEmpty && (RelativePath.isURL(file) || unreadablePaths.contains(path(of: file, from: reference)))
    }

    private func look(for text: String, from reference: Located, trail: [SourceRange]) -> Located? {
        if text.isEmpty || reference.node.isNull {
            report(ReferenceMessages.empty(at: reference.range, isText: !reference.node.isNull), in: reference.document)
            return nil
        }
        let origin = documents[reference.document.number]
        guard origin.openReferences.insert(text).inserted else {
            report(ReferenceMessages.cycle(text, at: reference.range, trail: trail), in: reference.document)
            return nil
        }
        defer { origin.openReferences.remove(text) }
        let (file, fragment) = split(text)
        guard let index = file.isEmpty ? reference.document : document(at: file, from: reference) else { return nil }
        let document = documents[index.number]
        let root = Located(node: document.tree.root, document: index)
        guard let fragment, !fragment.isEmpty else { return root }
        if fragment.hasPrefix("/") {
            return descend(fragment, from: root, reference: reference, trail: trail)
        }
        let anchor = JSONPointer.percentDecoded(String(fragment))
        if let node = document.anchors.node(named: anchor) { return Located(node: node, document: index) }
        let missing = ReferenceMessages.dangling(
            text,
            missing: "#\(anchor)",
            suggestion: suggestion(for: reference) { nil },
            at: reference.range,
            trail: trail
        )
        report(missing, in: reference.document)
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
        from root: Located,
        reference: Located,
        trail: [SourceRange]
    ) -> Located? {
        let tokens = JSONPointer.tokens(ofFragment: fragment)
        let written = fragment.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        var current = root
        for ((depth, token), asWritten) in zip(tokens.enumerated(), written) {
            if let next = child(token, of: current) ?? child(JSONPointer.unescapeTildes(String(asWritten)), of: current)
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
            report(missing, in: reference.document)
            return nil
        }
        return current
    }

    private func child(_ token: String, of located: Located) -> SourceNode? {
        switch located.node.kind {
        case .mapping:
            return documents[located.document.number].value(of: token, in: located.node)
        case .sequence:
            guard let position = Int(token), located.node.elements.indices.contains(position) else { return nil }
            return located.node.elements[position]
        case .scalar:
            return nil
        }
    }
}

extension Lowering {
    private func path(of file: String, from reference: Located) -> String {
        RelativePath.join(JSONPointer.percentDecoded(file), toFolderOf: documents[reference.document.number].path)
    }

    /// The document of a file name in a reference, which is read when it is first asked for.
    private func document(at file: String, from reference: Located) -> DocumentIndex? {
        let path: String
        if RelativePath.isURL(file) {
            guard let mapped = options.path(forURL: file) else {
                if unreadablePaths.insert(file).inserted {
                    report(ReferenceMessages.remote(file, at: reference.range), in: reference.document)
                }
                return nil
            }
            path = RelativePath.normalised(mapped)
        } else {
            path = self.path(of: file, from: reference)
        }
        if let known = documentIndexes[path] { return known }
        if unreadablePaths.contains(path) { return nil }
        guard let tree = load(path, from: reference) else {
            unreadablePaths.insert(path)
            return nil
        }
        let index = DocumentIndex(number: documents.count)
        documents.append(LoadedDocument(tree: tree, path: path, referencedFrom: reference.range))
        documentIndexes[path] = index
        return index
    }

    /// Problems of the file get the trail that led to it; a file that isn't there may be a name of this document.
    private func load(_ path: String, from reference: Located) -> SourceTree? {
        var own = DiagnosticBag()
        let tree = loader.load(path, referencedFrom: reference.range, into: &own)
        for var problem in own.diagnostics {
            if problem.code == OpenAPICodes.missingFile {
                problem.help = suggestion(for: reference) { nil }.map { "did you mean `\($0)`?" } ?? problem.help
                report(problem, in: reference.document)
            } else if problem.range?.file === reference.range.file {
                report(problem, in: reference.document)
            } else {
                problem.notes.append(Diagnostic.Note("referenced from here", at: reference.range))
                report(problem, in: reference.document)
            }
        }
        return tree
    }

    /// What a reference that leads nowhere may have meant. It is looked for once for each text, which may stand in
    /// thousands of places, and not at all where dozens were wrong before: nobody reads that many.
    private func suggestion(for reference: Located, otherwise near: () -> String?) -> String? {
        let document = documents[reference.document.number]
        let text = reference.node.text
        if let known = document.suggestions[text] { return known }
        guard document.suggestions.count < 50 else { return nil }
        let found = namesake(of: text) ?? near()
        document.suggestions[text] = .some(found)
        return found
    }

    /// The part of the root document that has exactly the name in which a reference ends. `Pet`, `#Pet` and
    /// `#/definitions/Pet` → `#/components/schemas/Pet`
    private func namesake(of text: String) -> String? {
        let last = text.split(whereSeparator: { $0 == "/" || $0 == "#" }).last ?? ""
        let name = JSONPointer.unescape(last)
        let sections =
            version == .swagger2
            ? [["definitions"], ["parameters"], ["responses"]]
            : ["schemas", "parameters", "responses", "requestBodies", "headers"].map { ["components", $0] }
        for section in sections {
            var node: SourceNode? = root.node
            for key in section { node = node?.value(forKey: key) }
            if node?.value(forKey: name) != nil { return JSONPointer.text(section + [name]) }
        }
        return nil
    }
}
