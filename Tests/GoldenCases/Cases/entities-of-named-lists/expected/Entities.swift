import Foundation

typealias Moods = [MoodsItem]

nonisolated struct Tea: Hashable, Sendable {
    let moods: Moods?
    let leaves: Leaves?
    let leaf: LeafDetails?

    init(moods: Moods? = nil, leaves: Leaves? = nil, leaf: LeafDetails? = nil) {
        self.moods = moods
        self.leaves = leaves
        self.leaf = leaf
    }

    nonisolated struct LeafDetails: Hashable, Sendable {
        let length: Int?

        init(length: Int? = nil) {
            self.length = length
        }
    }
}

nonisolated struct Leaf: Hashable, Sendable {
    let colour: String?

    init(colour: String? = nil) {
        self.colour = colour
    }
}

typealias Leaves = [Leaf]

nonisolated enum MoodsItem: String, Codable, CaseIterable, Sendable {
    case calm
    case awake
}
