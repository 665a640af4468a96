/// Between which others each element of a list stands: what was renamed and has no words by which it is known still stands
/// where it stood.
struct Neighbours {
    private var places: [String: [String]] = [:]

    init(_ names: [String]) {
        for (index, name) in names.enumerated() {
            places[name] = [index == 0 ? "" : names[index - 1], index == names.count - 1 ? "" : names[index + 1]]
        }
    }

    subscript(name: String) -> [String] { places[name] ?? [] }
}
