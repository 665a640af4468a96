import Foundation

nonisolated extension Paper {
    /// The entity of what the service sends.
    init(_ transfer: PaperDTO) {
        self.init(id: transfer.id, title: transfer.title)
    }
}

nonisolated extension PaperDTO {
    /// What the service is sent of an entity.
    init(_ entity: Paper) {
        self.init(id: entity.id, title: entity.title)
    }
}
