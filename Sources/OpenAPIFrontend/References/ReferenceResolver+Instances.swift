extension ReferenceResolver {
    /// What a dynamic reference means in a schema that is read for another one.
    func meaning(of reference: Located) -> Located? {
        let document = documents[reference.document]
        guard let instance = document.instance, document.resources.isDynamic(reference.node) else { return nil }
        return instance.meanings[String(reference.node.text.dropFirst())]
    }

    /// The schema that is meant, read for the one in which the reference stands if that says what its dynamic references
    /// mean: `$ref: page` in a schema whose `$defs` have the `$dynamicAnchor` of a page's items.
    func instance(of target: Located, for reference: Located) -> Located {
        guard version.hasFullJSONSchema, documents[target.document].hasInstances else { return target }
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
        guard place > 0, origin != target.document || around != place else { return target }
        var meanings = document.instance?.meanings ?? [:]
        if around > 0 {
            meanings.merge(
                document.resources.resources[around].dynamicAnchors.mapValues { Located(node: $0, document: origin) }
            ) { known, _ in known }
        }
        let names = resources.resources[place].dynamicNames
        meanings = meanings.filter { names.contains($0.key) }
        guard !meanings.isEmpty else { return target }
        let index = documents.instance(of: target.document, place: place, meanings)
        return index.map { Located(node: target.node, document: $0) } ?? target
    }

    /// The same schema where it does not matter for which one it is read; nil where it does, or where it is read for none.
    func original(of located: Located) -> Located? {
        guard let instance = documents[located.document].instance else { return nil }
        let original = Located(node: located.node, document: instance.original)
        var seen: Set<UInt32> = []
        return isDynamic(original, in: instance.place, &seen) ? nil : original
    }

    /// Whether a dynamic reference lies in a schema, or in others of the same resource to which it refers.
    private func isDynamic(_ schema: Located, in place: Int, _ seen: inout Set<UInt32>) -> Bool {
        let resources = documents[schema.document].resources
        var open = [schema.node]
        while let node = open.popLast() {
            guard seen.insert(node.identity).inserted else { continue }
            if node["$dynamicRef"] != nil { return true }
            if let reference = node["$ref"], reference.isScalar, let target = target(of: schema.at(reference)),
                target.document == schema.document, resources.place(of: target.node) == place
            {
                open.append(target.node)
            }
            open += node.entries.map(\.value).filter { !$0.isScalar } + node.elements.filter { !$0.isScalar }
        }
        return false
    }

    /// The schema that a reference has read for the one in which it stands, which is then as if it stood there.
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
