import Foundation

nonisolated struct Frame: Codable, Hashable, Sendable {
    let photoURL: String?
    let exposureTimeS: Double?
    let iso: Int?
    let plain: String?

    init(photoURL: String? = nil, exposureTimeS: Double? = nil, iso: Int? = nil, plain: String? = nil) {
        self.photoURL = photoURL
        self.exposureTimeS = exposureTimeS
        self.iso = iso
        self.plain = plain
    }

    private enum CodingKeys: String, CodingKey {
        case photoURL = "photoUrl"
        case exposureTimeS
        case iso = "ISO"
        case plain
    }
}
