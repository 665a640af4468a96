import Foundation

nonisolated extension Paper {
    /// Converts the service's value to an entity.
    init(_ transfer: PaperDTO) {
        self.init(id: transfer.id, title: transfer.title)
    }
}

nonisolated extension PaperDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Paper) {
        self.init(id: entity.id, title: entity.title)
    }
}
