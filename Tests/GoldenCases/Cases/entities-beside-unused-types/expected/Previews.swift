import Foundation

nonisolated extension ParcelDTO {
    static let preview = ParcelDTO(state: .new, note: "Note")
}

nonisolated extension ParcelDTO.State {
    static let preview: Self = .new
}

nonisolated extension Event {
    static let preview: Self = .parcel(.preview)
}

nonisolated extension Parcel {
    static let preview = Parcel(state: .new, note: "Note")
}

nonisolated extension Parcel.State {
    static let preview: Self = .new
}
