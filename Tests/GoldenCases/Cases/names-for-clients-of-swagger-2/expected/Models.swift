import Foundation

nonisolated struct Disk: Codable, Hashable, Sendable {
    let size: Int?

    init(size: Int? = nil) {
        self.size = size
    }

    private enum CodingKeys: String, CodingKey {
        case size = "sz"
    }
}

nonisolated struct TagDiskRequest: Codable, Hashable, Sendable {
    let tag: String

    private enum CodingKeys: String, CodingKey {
        case tag = "t"
    }
}
