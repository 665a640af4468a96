import APIModel

/// A path as segments, to find what a write at one path changes at others: `/stores/{id}/hours` → stores, {}, hours.
struct CachedPath: Hashable {
    /// Nil for a segment with parameters, whatever they are called.
    let segments: [String?]

    init(_ path: PathTemplate) {
        segments = path.text.prefix { $0 != "?" }.split(separator: "/").map { $0.contains("{") ? nil : String($0) }
    }

    /// How many segments at the beginning are the same.
    func common(with other: CachedPath) -> Int {
        zip(segments, other.segments).prefix { $0 == $1 }.count
    }
}
