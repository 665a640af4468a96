/// The values that files declare outside of types.
package struct GlobalValues: Sendable {
    /// All of them, in the order of the files.
    private(set) var values: [PropertyDeclaration] = []
    /// The positions of those with a name.
    private var places: [String: [Int]] = [:]

    var isEmpty: Bool { values.isEmpty }
    var names: Set<String> { Set(places.keys) }

    mutating func add(_ property: PropertyDeclaration) {
        places[property.name, default: []].append(values.count)
        values.append(property)
    }

    /// The last one with a name.
    subscript(name: String) -> PropertyDeclaration? { places[name]?.last.map { values[$0] } }

    /// The one that a name stands for in a file: its own, or the only one that is visible there; nil if several could be
    /// meant.
    func value(_ name: String, in file: SwiftFile) -> PropertyDeclaration? {
        guard let places = places[name], places.count > 1 else { return self[name] }
        let named = places.map { values[$0] }
        if let own = named.last(where: { $0.file === file }) { return own }
        let visible = named.filter { !$0.isPrivate }
        let near = visible.filter { $0.file.knownModule != nil && $0.file.knownModule == file.knownModule }
        let meant = near.isEmpty ? visible : near
        return meant.count == 1 ? meant[0] : nil
    }
}
