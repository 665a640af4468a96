import SwiftModel

/// Which type of the old plan each type of the new one is: by name, by the description's name, by its shape.
struct ModelPairs {
    private(set) var matched: [(old: ModelPlan, new: ModelPlan)] = []
    private(set) var removed: [ModelPlan] = []
    private(set) var added: [ModelPlan] = []
    private(set) var renames: TypeRenames

    init(_ old: [ModelPlan], _ new: [ModelPlan]) {
        renames = TypeRenames(old, new)
        pair(old, new)
        // What moved between levels: an inline type that became a named one.
        var pairing = Pairing(removed, added)
        pairing.matchUnique { $0.shape }
        let moved = pairing.matched
        removed = pairing.removed
        added = pairing.added
        matched += moved
        for (old, new) in moved { renames.add(old.type.path, new.type.path) }
    }

    private mutating func pair(_ old: [ModelPlan], _ new: [ModelPlan]) {
        var pairing = Pairing(old, new)
        pairing.match { $0.name.raw }
        pairing.match { $0.wireName }
        pairing.matchUnique { $0.shape }
        // A type that says too little to be known by its shape has the same words, or stands at the same place.
        let neighbours = (Neighbours(old.map(\.name.raw)), Neighbours(new.map(\.name.raw)))
        pairing.matchUnique { $0.documentation.isEmpty ? nil : $0.parts + $0.documentation }
        pairing.matchUnique(
            old: { $0.parts + neighbours.0[$0.name.raw] + $0.documentation },
            new: { $0.parts + neighbours.1[$0.name.raw] + $0.documentation }
        )
        for (old, new) in pairing.matched {
            matched.append((old, new))
            renames.add(old.type.path, new.type.path)
            pair(old.nested, new.nested)
        }
        removed += pairing.removed.flatMap(\.withNested)
        added += pairing.added.flatMap(\.withNested)
    }
}

extension ModelPlan {
    /// The type and all types in it.
    var withNested: [ModelPlan] { [self] + nested.flatMap(\.withNested) }

    /// What tells shapes apart, whatever they are called; nil for one that says too little to be known by it.
    var shape: [String]? {
        if let structure, structure.properties.count < 2 { return nil }
        if let enumeration, enumeration.cases.count < 2 { return nil }
        return parts
    }

    /// The kind of type, and what it is made of.
    var parts: [String] {
        var words = [kind.rawValue]
        if let structure { words += structure.properties.map { "\($0.wireName)\($0.isOptional ? "?" : "")" } }
        if let enumeration { words += enumeration.cases.map(\.rawValue.text).sorted() }
        if let union { words += union.cases.map(\.type.text).sorted() }
        if let aliased { words.append(aliased.text) }
        return words
    }
}
