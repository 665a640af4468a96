import Foundation

nonisolated struct Frame: Codable, Hashable, Sendable {
    let photoURL: String?
    let line1: String?
    let iso: Int?

    init(photoURL: String? = nil, line1: String? = nil, iso: Int? = nil) {
        self.photoURL = photoURL
        self.line1 = line1
        self.iso = iso
    }

    private enum CodingKeys: String, CodingKey {
        case photoURL = "photoUrl"
        case line1
        case iso = "ISO"
    }
}

nonisolated struct Receipt: Codable, Hashable, Sendable {
    let line1: String?

    init(line1: String? = nil) {
        self.line1 = line1
    }
}
