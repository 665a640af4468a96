import Foundation

/// Documents in collections, in memory: a stand-in for the store of a cloud service. Collections and documents take turns
/// in a path: `sightings`, `sightings/7`, `sightings/7/confirmations`.
public actor DocumentStore {
    private struct Listener {
        let query: Query
        let snapshots: AsyncStream<[Document]>.Continuation
    }

    private var documents: [[String]: [String: Field]] = [:]
    private var listeners: [UUID: Listener] = [:]
    private var lastName: Int = 0

    public init() {}

    public nonisolated func collection(_ path: String...) -> Query {
        Query(store: self, path: path)
    }

    public nonisolated func document(_ path: String...) -> DocumentReference {
        DocumentReference(store: self, path: path)
    }

    public nonisolated func batch() -> WriteBatch {
        WriteBatch(store: self)
    }

    func newName() -> String {
        lastName += 1
        return "\(lastName)"
    }

    func document(at path: [String]) throws -> Document {
        guard let fields = documents[path] else { throw StoreError.missing(path.joined(separator: "/")) }
        return Document(path: path, fields: fields)
    }

    func documents(of query: Query) -> [Document] {
        let all = documents.filter { query.path == $0.key.dropLast() }
        return query.chosen(from: all.map { Document(path: $0.key, fields: $0.value) })
    }

    /// Makes all changes, or none where one of them can't be made.
    func commit(_ changes: [WriteBatch.Change]) throws {
        var changed = documents
        for change in changes { try change.apply(to: &changed) }
        documents = changed
        for (id, listener) in listeners {
            let current = documents(of: listener.query)
            if case .terminated = listener.snapshots.yield(current) { listeners[id] = nil }
        }
    }

    func listen(_ id: UUID, to query: Query, _ snapshots: AsyncStream<[Document]>.Continuation) {
        if case .terminated = snapshots.yield(documents(of: query)) { return }
        listeners[id] = Listener(query: query, snapshots: snapshots)
    }

    func forget(_ id: UUID) {
        listeners[id] = nil
    }

    /// How many loops listen.
    public var listenerCount: Int { listeners.count }
}

/// Why a document can't be read or written.
public enum StoreError: Error, Hashable, Sendable {
    case missing(String)
    case exists(String)
}
