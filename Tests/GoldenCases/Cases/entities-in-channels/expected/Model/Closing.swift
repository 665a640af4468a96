import Foundation

nonisolated struct Closing: Hashable, Sendable {
    let areas: [Area]
}
