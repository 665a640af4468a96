import Foundation

/// Keeps small responses in the defaults of an app: settings that have to be there at once. Anything larger belongs in
/// a `DiskCacheStore`.
nonisolated struct UserDefaultsCacheStore: CacheStore {
    /// A response as the defaults hold it.
    private struct Kept: Codable {
        let key: CacheKey
        let data: Data
        let storedAt: Date
        let freshUntil: Date
        let entityTag: String?
        let lastModified: String?
    }

    private let suite: String

    /// - Parameter suite: the name of defaults that hold nothing else.
    init(suite: String) {
        self.suite = suite
    }

    func entry(for key: CacheKey) async -> CacheEntry? {
        guard let kept = kept(defaults?.data(forKey: key.id)), kept.key == key else {
            return nil
        }
        return CacheEntry(
            key: kept.key,
            data: kept.data,
            storedAt: kept.storedAt,
            freshUntil: kept.freshUntil,
            entityTag: kept.entityTag,
            lastModified: kept.lastModified
        )
    }

    func save(_ entry: CacheEntry) async {
        let kept = Kept(
            key: entry.key,
            data: entry.data,
            storedAt: entry.storedAt,
            freshUntil: entry.freshUntil,
            entityTag: entry.entityTag,
            lastModified: entry.lastModified
        )
        defaults?.set(try? JSONEncoder().encode(kept), forKey: entry.key.id)
    }

    func remove(_ selection: CacheSelection) async {
        for (name, value) in defaults?.dictionaryRepresentation() ?? [:] {
            if let kept = kept(value as? Data), selection.includes(kept.key) {
                defaults?.removeObject(forKey: name)
            }
        }
    }

    private func kept(_ data: Data?) -> Kept? {
        data.flatMap { try? JSONDecoder().decode(Kept.self, from: $0) }
    }

    private var defaults: UserDefaults? {
        UserDefaults(suiteName: suite)
    }
}
