import Foundation

/// The inputs of `GET /ferries/{id}/crossings`.
public nonisolated struct SearchCrossingsInput: Hashable, Sendable {
    public var page: Int?
    public var xPort: String?

    public init(page: Int? = nil, xPort: String? = nil) {
        self.page = page
        self.xPort = xPort
    }
}
