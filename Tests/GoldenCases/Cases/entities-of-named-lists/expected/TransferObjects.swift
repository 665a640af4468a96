import Foundation

nonisolated struct TeaDTO: Codable, Hashable, Sendable {
    let moods: Moods?

    init(moods: Moods? = nil) {
        self.moods = moods
    }
}
