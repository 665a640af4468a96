import Foundation

public nonisolated struct Search: Encodable, Hashable, Sendable {
    public let name: String?

    public init(name: String? = nil) {
        self.name = name
    }
}
