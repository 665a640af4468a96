import Foundation

nonisolated struct Pointer: Codable, Hashable, Sendable {
    let ref: String?
    let target: String?

    init(ref: String? = nil, target: String? = nil) {
        self.ref = ref
        self.target = target
    }

    private enum CodingKeys: String, CodingKey {
        case ref = "$ref"
        case target
    }
}
