import Foundation

nonisolated extension TeaDTO {
    static let preview = TeaDTO(moods: [.calm], leaves: [.preview], leaf: .preview)
}

nonisolated extension TeaDTO.Leaf {
    static let preview = TeaDTO.Leaf(length: 1)
}

nonisolated extension LeafDTO {
    static let preview = LeafDTO(colour: "#336699")
}

nonisolated extension Tea {
    static let preview = Tea(moods: [.calm], leaves: [.preview], leaf: .preview)
}

nonisolated extension Tea.LeafDetails {
    static let preview = Tea.LeafDetails(length: 1)
}

nonisolated extension Leaf {
    static let preview = Leaf(colour: "#336699")
}

nonisolated extension MoodsItem {
    static let preview: Self = .calm
}
