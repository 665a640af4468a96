import Foundation

nonisolated struct Order: Codable, Hashable, Sendable {
    let id: Int
    let status: Status
    let avatarURL: URL?
    let created: Date?
    let changed: Date?
    let items: [Item]
    let prices: [String: Double]?
    @Indirect var parent: Order?
    let total: Double
    let note: String?
    let place: Place?

    init(
        id: Int,
        status: Status = .open,
        avatarURL: URL? = nil,
        created: Date? = nil,
        changed: Date? = nil,
        items: [Item],
        prices: [String: Double]? = nil,
        parent: Order? = nil,
        total: Double,
        note: String? = nil,
        place: Place? = nil
    ) {
        self.id = id
        self.status = status
        self.avatarURL = avatarURL
        self.created = created
        self.changed = changed
        self.items = items
        self.prices = prices
        _parent = Indirect(parent)
        self.total = total
        self.note = note
        self.place = place
    }

    nonisolated struct Place: Codable, Hashable, Sendable {
        let homeURL: URL?

        init(homeURL: URL? = nil) {
            self.homeURL = homeURL
        }

        private enum CodingKeys: String, CodingKey {
            case homeURL = "home_url"
        }

        init(from decoder: any Decoder) throws {
            let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
            homeURL = container.decodeOrNil(URL.self, forKey: .homeURL)
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case status
        case avatarURL = "avatar_url"
        case created
        case changed
        case items
        case prices
        case parent
        case total
        case note
        case place
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        status = container.decode(Status.self, forKey: .status, orElse: .open)
        avatarURL = container.decodeOrNil(URL.self, forKey: .avatarURL)
        created = container.decodeOrNil(Date.self, forKey: .created)
        changed = try container.decodeIfPresent(Date.self, forKey: .changed)
        items = try container.decodeElements([Item].self, forKey: .items)
        prices = container.decodeElementsOrNil([String: Double].self, forKey: .prices)
        _parent = Indirect(container.decodeOrNil(Order.self, forKey: .parent))
        total = try container.decode(Double.self, forKey: .total)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        place = try container.decodeIfPresent(Place.self, forKey: .place)
    }
}

nonisolated enum Status: String, Codable, CaseIterable, Sendable {
    case open
    case closed
}

nonisolated struct Item: Codable, Hashable, Sendable {
    let price: Double
    let level: Int?

    init(price: Double, level: Int? = nil) {
        self.price = price
        self.level = level
    }

    private enum CodingKeys: String, CodingKey {
        case price
        case level
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        price = try container.decode(Double.self, forKey: .price)
        level = container.decode(Int.self, forKey: .level, orElse: 1)
    }
}
