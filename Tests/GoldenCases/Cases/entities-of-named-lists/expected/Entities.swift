import Foundation

typealias Moods = [MoodsItem]

nonisolated struct Tea: Hashable, Sendable {
    let moods: Moods?

    init(moods: Moods? = nil) {
        self.moods = moods
    }
}

nonisolated enum MoodsItem: String, Codable, CaseIterable, Sendable {
    case calm
    case awake
}
