/// Changes that are made together or not at all.
public struct WriteBatch: Sendable {
    enum Change: Sendable {
        case create([String: Field], at: [String])
        case update([String: Field], at: [String])
        case increment(String, by: Int, of: [String])
        case delete([String])

        func apply(to documents: inout [[String]: [String: Field]]) throws {
            switch self {
            case .create(let fields, let path):
                guard documents[path] == nil else { throw StoreError.exists(path.joined(separator: "/")) }
                documents[path] = fields
            case .update(let fields, let path):
                documents[path] = try Change.fields(at: path, of: documents).merging(fields) { $1 }
            case .increment(let field, let step, let path):
                var fields = try Change.fields(at: path, of: documents)
                if case .number(let number)? = fields[field] {
                    fields[field] = .number(number + Double(step))
                } else {
                    fields[field] = .number(Double(step))
                }
                documents[path] = fields
            case .delete(let path):
                _ = try Change.fields(at: path, of: documents)
                documents[path] = nil
            }
        }

        private static func fields(at path: [String], of documents: [[String]: [String: Field]]) throws
            -> [String: Field]
        {
            guard let fields = documents[path] else { throw StoreError.missing(path.joined(separator: "/")) }
            return fields
        }
    }

    let store: DocumentStore
    private var changes: [Change] = []

    init(store: DocumentStore) {
        self.store = store
    }

    /// Fails where there is such a document.
    public mutating func create(_ value: some Encodable, at document: DocumentReference) throws {
        guard case .fields(let fields) = try Field(value) else { return }
        changes.append(.create(fields, at: document.path))
    }

    public mutating func increment(_ field: String, by step: Int, of document: DocumentReference) {
        changes.append(.increment(field, by: step, of: document.path))
    }

    /// Fails where there is no such document.
    public mutating func delete(_ document: DocumentReference) {
        changes.append(.delete(document.path))
    }

    public func commit() async throws {
        try await store.commit(changes)
    }
}
