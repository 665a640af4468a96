/// A document as it was when it was read.
public struct Document: Sendable {
    let path: [String]
    public let fields: [String: Field]

    public var name: String { path.last ?? "" }

    /// The document as a value, whose `id` is its name.
    public func value<Value: Decodable>() throws -> Value {
        try Field.fields(fields.merging(["id": .text(name)]) { first, _ in first }).value()
    }
}

/// The place of a document, be there one or not.
public struct DocumentReference: Sendable {
    let store: DocumentStore
    let path: [String]

    /// The document in which its collection is.
    public var owner: DocumentReference {
        DocumentReference(store: store, path: path.dropLast(2))
    }

    public func get() async throws -> Document {
        try await store.document(at: path)
    }

    /// Writes the fields that a value has, and leaves the others as they are.
    public func update(_ value: some Encodable) async throws {
        guard case .fields(let fields) = try Field(value) else { return }
        try await store.commit([.update(fields, at: path)])
    }

    public func delete() async throws {
        try await store.commit([.delete(path)])
    }
}
