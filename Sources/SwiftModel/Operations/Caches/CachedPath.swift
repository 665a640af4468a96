import APIModel

/// A path as segments, to find what a write at one path changes at others: `/stores/{id}/hours` → stores, {}, hours.
struct CachedPath: Hashable {
    /// Nil for a segment with parameters, whatever they are called.
    private let segments: [String?]

    init(_ path: PathTemplate) {
        segments = path.text.prefix { $0 != "?" }.split(separator: "/").map { $0.contains("{") ? nil : String($0) }
    }

    /// How many segments at the beginning are the same.
    func common(with other: CachedPath) -> Int {
        zip(segments, other.segments).prefix { $0 == $1 }.count
    }

    /// Whether a write here may change what is read there: the same place, one above, one below, or another view of the
    /// list that has the written item (`/stores/nearby` for a write at `/stores/{id}`).
    /// - Parameter createsBelow: a write that adds an item, and leaves those as they are that were there.
    func changes(_ read: CachedPath, createsBelow: Bool) -> Bool {
        let count = common(with: read)
        guard count > 0 else { return false }
        if count == read.segments.count { return true }
        let rest = read.segments[count...]
        let isPlain = !rest.contains(nil)
        if count == segments.count { return !createsBelow || isPlain }
        return isPlain && segments[count] == nil
    }
}
