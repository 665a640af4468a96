extension ReferenceResolver {
    /// The node in the original document, if it means the same there; nil if the copy differs, or if the document isn't
    /// a copy.
    func original(of located: Located) -> Located? {
        let document = documents[located.document]
        guard let instance = document.instance else { return nil }
        let dynamic = document.dynamicNodes ?? dynamicNodes(of: instance)
        document.dynamicNodes = dynamic
        return dynamic.contains(located.node.identity) ? nil : Located(node: located.node, document: instance.original)
    }

    /// The nodes of a schema with an `$id` that lead to an overridden dynamic anchor.
    private func dynamicNodes(of instance: LoadedDocument.Instance) -> Set<UInt32> {
        let tree = documents[instance.original]
        let root = Located(node: tree.resources.resources[instance.place].node, document: instance.original)
        let parts = dynamicParts(of: root)
        var open = parts.names.filter { instance.meanings[$0.name] != nil }.map(\.node)
        for (node, resource) in parts.resources
        where dynamicNames(of: resource).contains(where: { instance.meanings[$0] != nil }) { open.append(node) }
        var found: Set<UInt32> = []
        while let node = open.popLast() { if found.insert(node).inserted { open += parts.holders[node] ?? [] } }
        return found
    }

    /// The dynamic anchors that a schema with an `$id` refers to, directly or through other schemas.
    func dynamicNames(of schema: Located) -> Set<String> {
        let root = resource(of: schema)
        if let known = knownNames(of: root) { return known }
        var open = [(resource: root, isLeft: false)]
        var seen: Set<NodeIdentity> = []
        while let (resource, isLeft) = open.popLast() {
            if isLeft {
                // The names of its targets are known, except in cycles.
                let (document, place) = (documents[resource.document], place(of: resource))
                document.dynamicNames[place] = names(reachedFrom: resource)
            } else if knownNames(of: resource) == nil, seen.insert(resource.identity).inserted {
                open.append((resource, true))
                open += dynamicParts(of: resource).resources.map { ($0.resource, false) }
            }
        }
        return knownNames(of: root) ?? []
    }

    private func names(reachedFrom root: Located) -> Set<String> {
        var names: Set<String> = []
        var open = [root]
        var seen: Set<NodeIdentity> = []
        while let resource = open.popLast() {
            guard seen.insert(resource.identity).inserted else { continue }
            if let known = knownNames(of: resource) {
                names.formUnion(known)
            } else {
                let parts = dynamicParts(of: resource)
                names.formUnion(parts.names.map(\.name))
                open += parts.resources.map(\.resource)
            }
        }
        return names
    }

    private func knownNames(of root: Located) -> Set<String>? { documents[root.document].dynamicNames[place(of: root)] }

    private func place(of located: Located) -> Int { documents[located.document].resources.place(of: located.node) }

    private func resource(of located: Located) -> Located {
        located.at(documents[located.document].resources.resources[place(of: located)].node)
    }

    /// The dynamic anchors of a schema with an `$id`, collected in one pass.
    private func dynamicParts(of root: Located) -> DynamicParts {
        let document = documents[root.document]
        let place = place(of: root)
        if let known = document.dynamicParts[place] { return known }
        var parts = DynamicParts()
        var open = [root]
        var seen: Set<UInt32> = []
        while let located = open.popLast() {
            let node = located.node
            guard seen.insert(node.identity).inserted else { continue }
            if let name = node["$dynamicRef"], name.isScalar {
                parts.names.append((node.identity, String(name.text.dropFirst())))
            }
            var inner = (node.entries.map(\.value) + node.elements).filter { !$0.isScalar }
            if let reference = node["$ref"], reference.isScalar, let target = namedTarget(of: located.at(reference)) {
                let home = self.place(of: target)
                if target.document == root.document, home == self.place(of: located) {
                    inner.append(target.node)
                } else if documents[target.document].isSchema(home) {
                    parts.resources.append((node.identity, resource(of: target)))
                }
            }
            for child in inner {
                parts.holders[child.identity, default: []].append(node.identity)
                open.append(located.at(child))
            }
        }
        parts.size = seen.count
        document.dynamicParts[place] = parts
        return parts
    }
}

/// The references of a schema with an `$id` to dynamic anchors and to other such schemas, and the paths to them.
struct DynamicParts {
    var names: [(node: UInt32, name: String)] = []
    var resources: [(node: UInt32, resource: Located)] = []
    /// The number of mappings and lists in it.
    var size = 0
    /// The nodes that contain a node or refer to it.
    var holders: [UInt32: [UInt32]] = [:]
}

extension ReferenceResolver {
    /// The target of a dynamic reference in a copy of a schema.
    func meaning(of reference: Located) -> Located? {
        let document = documents[reference.document]
        guard let instance = document.instance, document.resources.isDynamic(reference.node) else { return nil }
        return instance.meanings[String(reference.node.text.dropFirst())]
    }

    /// The target schema, or a copy of it if the schema that contains the reference overrides its dynamic references:
    /// `$ref: page` in a schema whose `$defs` have the `$dynamicAnchor` of a page's items. Nil beyond the limit.
    func instance(of target: Located, for reference: Located) -> Located? {
        guard version.hasFullJSONSchema, documents.mayHaveInstances() else { return target }
        let document = documents[reference.document]
        let resources = documents[target.document].resources
        let place = resources.place(of: target.node)
        var target = target
        if let instance = documents[target.document].instance {
            if place == instance.place { return original(of: target) ?? target }
            target = Located(node: target.node, document: instance.original)
        }
        let origin = document.instance?.original ?? reference.document
        let around = document.place(of: reference.node)
        guard documents[target.document].isSchema(place), origin != target.document || around != place else {
            return target
        }
        var meanings = document.instance?.meanings ?? [:]
        if document.isSchema(around) {
            meanings.merge(
                document.resources.resources[around].dynamicAnchors.mapValues { Located(node: $0, document: origin) }
            ) { known, _ in known }
        }
        guard !meanings.isEmpty else { return target }
        let names = dynamicNames(of: target)
        // The schema's own anchors don't override anything.
        let own = resources.resources[place].dynamicAnchors
        meanings = meanings.filter { name, meaning in
            names.contains(name) && own[name].map { target.at($0).identity } != meaning.identity
        }
        guard !meanings.isEmpty else { return target }
        let size = dynamicParts(of: resource(of: target)).size
        guard
            let index = documents.instance(
                of: target.document, place: place, meanings, size: size, limit: limits.copies)
        else { return tooMany(.copies, at: reference.node) }
        return Located(node: target.node, document: index)
    }

    /// The copy that was made for the schema with this reference, which merges it as if it were written there.
    func ownInstance(of reference: Located) -> Located? {
        guard version.hasFullJSONSchema,
            documents.mayHaveInstances() || reference.node.withTextBytes({ $0.first != UInt8(ascii: "#") }),
            let target = target(of: reference), target.document != reference.document,
            let instance = documents[target.document].instance,
            documents[target.document].resources.resources[instance.place].node.identity == target.node.identity
        else { return nil }
        return target
    }
}
