import Foundation

nonisolated struct TeaDTO: Codable, Hashable, Sendable {
    let moods: Moods?
    let leaves: LeavesDTO?
    let leaf: Leaf?

    init(moods: Moods? = nil, leaves: LeavesDTO? = nil, leaf: Leaf? = nil) {
        self.moods = moods
        self.leaves = leaves
        self.leaf = leaf
    }

    nonisolated struct Leaf: Codable, Hashable, Sendable {
        let length: Int?

        init(length: Int? = nil) {
            self.length = length
        }
    }
}

nonisolated struct LeafDTO: Codable, Hashable, Sendable {
    let colour: String?

    init(colour: String? = nil) {
        self.colour = colour
    }
}

typealias LeavesDTO = [LeafDTO]
