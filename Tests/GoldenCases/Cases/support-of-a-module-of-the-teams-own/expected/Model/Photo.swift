import Foundation
import NetworkKit

public nonisolated struct Photo: Codable, Hashable, Sendable {
    public let id: Int
    public let size: Size
    public let note: Note?

    public init(id: Int, size: Size, note: Note? = nil) {
        self.id = id
        self.size = size
        self.note = note
    }
}
