import Foundation

/// The documents of a collection, or some of them in an order.
public struct Query: Sendable {
    let store: DocumentStore
    let path: [String]
    private var filters: [@Sendable (Document) -> Bool] = []
    private var order: (field: String, isDescending: Bool)?
    private var limit: Int?

    init(store: DocumentStore, path: [String]) {
        self.store = store
        self.path = path
    }

    /// Those in which a field has a value; all of them without one.
    public func filtered(by field: String, is value: (some Encodable & Sendable)?) -> Query {
        guard let value, let wanted = try? Field(value) else { return self }
        var query = self
        query.filters.append { $0.fields[field] == wanted }
        return query
    }

    public func ordered(by field: String, descending isDescending: Bool = false) -> Query {
        var query = self
        query.order = (field, isDescending)
        return query
    }

    public func limited(to limit: Int) -> Query {
        var query = self
        query.limit = limit
        return query
    }

    public func documents() async throws -> [Document] {
        await store.documents(of: self)
    }

    /// Adds a document under a new name.
    public func add(_ value: some Encodable, with others: [String: Field] = [:]) async throws -> Document {
        guard case .fields(let fields) = try Field(value) else { throw StoreError.missing("fields") }
        let document = DocumentReference(store: store, path: path + [await store.newName()])
        try await store.commit([.create(fields.merging(others) { first, _ in first }, at: document.path)])
        return try await document.get()
    }

    /// The documents now, and again after each change of the store.
    public func snapshots() -> AsyncStream<[Document]> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let id = UUID()
            continuation.onTermination = { [store] _ in
                Task { await store.forget(id) }
            }
            Task { await store.listen(id, to: self, continuation) }
        }
    }

    func chosen(from documents: [Document]) -> [Document] {
        let fitting = documents.filter { document in filters.allSatisfy { $0(document) } }
        let sorted = fitting.sorted { first, second in
            let (left, right) = (first.fields[order?.field ?? ""] ?? .null, second.fields[order?.field ?? ""] ?? .null)
            if left == right { return first.name < second.name }
            return order?.isDescending == true ? right < left : left < right
        }
        return Array(sorted.prefix(limit ?? sorted.count))
    }
}
