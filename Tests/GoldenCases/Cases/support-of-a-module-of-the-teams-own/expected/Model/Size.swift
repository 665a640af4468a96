import Foundation
import NetworkKit

public nonisolated struct Size: Codable, Hashable, Sendable {
    public let width: Int

    public init(width: Int) {
        self.width = width
    }
}
