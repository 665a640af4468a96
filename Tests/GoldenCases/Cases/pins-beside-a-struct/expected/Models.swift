import Foundation

public nonisolated struct ItemInput: Encodable, Hashable, Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
    }
}
