import Foundation

nonisolated extension TeaDTO {
    static let preview = TeaDTO(moods: [.calm])
}

nonisolated extension Tea {
    static let preview = Tea(moods: [.calm])
}

nonisolated extension MoodsItem {
    static let preview: MoodsItem = .calm
}
