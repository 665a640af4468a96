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
        // What the schema says itself, it means without others.
        let own = resources.resources[place].dynamicAnchors
        meanings = meanings.filter { name, meaning in
            names.contains(name) && own[name].map { target.at($0).identity } != meaning.identity
        }
        guard !meanings.isEmpty else { return target }
        let index = documents.instance(of: target.document, place: place, meanings)
        return index.map { Located(node: target.node, document: $0) } ?? target
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
