import Foundation

nonisolated struct Filter: Codable, Hashable, Sendable {
    let colour: String?
    let size: Int?

    init(colour: String? = nil, size: Int? = nil) {
        self.colour = colour
        self.size = size
    }
}
