import Foundation

/// The inputs of `GET /documents`.
public nonisolated struct ListDocumentsInput: Hashable, Sendable {
    public var json: [String: JSONValue]?
    public var session: String?

    public init(json: [String: JSONValue]? = nil, session: String? = nil) {
        self.json = json
        self.session = session
    }
}
