import Foundation
import Swift

nonisolated struct Trip: Codable, Hashable, Sendable {
    let length: Duration
}
