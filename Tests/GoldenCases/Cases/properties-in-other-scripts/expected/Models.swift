import Foundation

nonisolated struct Star: Codable, Hashable, Sendable {
    let größe: Double?
    let 星Value: 星?

    init(größe: Double? = nil, 星Value: 星? = nil) {
        self.größe = größe
        self.星Value = 星Value
    }

    nonisolated struct 星: Codable, Hashable, Sendable {
        let 名前: String?

        init(名前: String? = nil) {
            self.名前 = 名前
        }
    }

    private enum CodingKeys: String, CodingKey {
        case größe
        case 星Value = "星"
    }
}
