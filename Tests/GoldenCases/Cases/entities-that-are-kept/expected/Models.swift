import Foundation

typealias RawStores = [RawStore]

nonisolated struct Problem: Decodable, Hashable, Sendable {
    let detail: String?

    init(detail: String? = nil) {
        self.detail = detail
    }
}

nonisolated struct Place: Codable, Hashable, Sendable {
    let lat: Double
    let lon: Double
}

nonisolated struct RawStore: Codable, Hashable, Sendable {
    let id: String
    let storeURL: String
    let openedAt: Int
    let closedAt: Int?
    let revenue: String
    let visits: Int?
    let ownerID: UUID?
    let place: Place
    let corner: Corner
    let kind: Kind
    let size: Size
    let branches: [String: [RawStore]]?
    let mood: Nullable<Mood>?
    @Indirect var parent: RawStore?
    let additionalProperties: [String: Place]

    init(
        id: String,
        storeURL: String,
        openedAt: Int,
        closedAt: Int? = nil,
        revenue: String,
        visits: Int? = nil,
        ownerID: UUID? = nil,
        place: Place,
        corner: Corner,
        kind: Kind,
        size: Size,
        branches: [String: [RawStore]]? = nil,
        mood: Nullable<Mood>? = nil,
        parent: RawStore? = nil,
        additionalProperties: [String: Place] = [:]
    ) {
        self.id = id
        self.storeURL = storeURL
        self.openedAt = openedAt
        self.closedAt = closedAt
        self.revenue = revenue
        self.visits = visits
        self.ownerID = ownerID
        self.place = place
        self.corner = corner
        self.kind = kind
        self.size = size
        self.branches = branches
        self.mood = mood
        _parent = Indirect(parent)
        self.additionalProperties = additionalProperties
    }

    nonisolated struct Corner: Codable, Hashable, Sendable {
        let first: Place
        let second: String

        init(first: Place, second: String) {
            self.first = first
            self.second = second
        }

        init(from decoder: any Decoder) throws {
            var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
            first = try container.decode(Place.self)
            second = try container.decode(String.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
            try container.encode(first)
            try container.encode(second)
        }
    }

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case cafe
        case bar
    }

    nonisolated enum Size: Int, Codable, CaseIterable, Sendable {
        case _1 = 1
        case _2 = 2
        case _3 = 3
    }

    nonisolated enum Mood: Codable, Hashable, Sendable {
        case string(String)
        case place(Place)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(String.self) { .string($0) },
                .object(Place.self) { .place($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .string(let value):
                try container.encode(value)
            case .place(let value):
                try container.encode(value)
            }
        }
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id
        case storeURL = "storeUrl"
        case openedAt
        case closedAt
        case revenue
        case visits
        case ownerID = "ownerId"
        case place
        case corner
        case kind
        case size
        case branches
        case mood
        case parent
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        storeURL = try container.decode(String.self, forKey: .storeURL)
        openedAt = try container.decode(Int.self, forKey: .openedAt)
        closedAt = try container.decodeIfPresent(Int.self, forKey: .closedAt)
        revenue = try container.decode(String.self, forKey: .revenue)
        visits = try container.decodeIfPresent(Int.self, forKey: .visits)
        ownerID = try container.decodeIfPresent(UUID.self, forKey: .ownerID)
        place = try container.decode(Place.self, forKey: .place)
        corner = try container.decode(Corner.self, forKey: .corner)
        kind = try container.decode(Kind.self, forKey: .kind)
        size = try container.decode(Size.self, forKey: .size)
        branches = try container.decodeIfPresent([String: [RawStore]].self, forKey: .branches)
        mood = try container.decodeIfPresent(Nullable<Mood>.self, forKey: .mood)
        _parent = Indirect(try container.decodeIfPresent(RawStore.self, forKey: .parent))
        additionalProperties = try decoder.additionalProperties(Place.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(storeURL, forKey: .storeURL)
        try container.encode(openedAt, forKey: .openedAt)
        try container.encodeIfPresent(closedAt, forKey: .closedAt)
        try container.encode(revenue, forKey: .revenue)
        try container.encodeIfPresent(visits, forKey: .visits)
        try container.encodeIfPresent(ownerID, forKey: .ownerID)
        try container.encode(place, forKey: .place)
        try container.encode(corner, forKey: .corner)
        try container.encode(kind, forKey: .kind)
        try container.encode(size, forKey: .size)
        try container.encodeIfPresent(branches, forKey: .branches)
        try container.encodeIfPresent(mood, forKey: .mood)
        try container.encodeIfPresent(parent, forKey: .parent)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}

typealias Stores = [Store]

nonisolated struct Store: Codable, Hashable, Sendable {
    let id: String
    let storeURL: URL
    let opening: Date
    let closedAt: Date?
    let revenue: Decimal
    let visits: Int?
    let owner: Owner?
    let latitude: Double
    let place: Place
    let corner: Corner
    let kind: Kind
    let size: Size
    let branches: [String: [Store]]?
    let mood: Nullable<Mood>?
    @Indirect var parent: Store?
    let additionalProperties: [String: Place]

    init(
        id: String,
        storeURL: URL,
        opening: Date,
        closedAt: Date? = nil,
        revenue: Decimal,
        visits: Int? = nil,
        owner: Owner? = nil,
        latitude: Double,
        place: Place,
        corner: Corner,
        kind: Kind,
        size: Size,
        branches: [String: [Store]]? = nil,
        mood: Nullable<Mood>? = nil,
        parent: Store? = nil,
        additionalProperties: [String: Place] = [:]
    ) {
        self.id = id
        self.storeURL = storeURL
        self.opening = opening
        self.closedAt = closedAt
        self.revenue = revenue
        self.visits = visits
        self.owner = owner
        self.latitude = latitude
        self.place = place
        self.corner = corner
        self.kind = kind
        self.size = size
        self.branches = branches
        self.mood = mood
        _parent = Indirect(parent)
        self.additionalProperties = additionalProperties
    }

    nonisolated struct Corner: Codable, Hashable, Sendable {
        let first: Place
        let second: String

        init(first: Place, second: String) {
            self.first = first
            self.second = second
        }

        init(from decoder: any Decoder) throws {
            var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
            first = try container.decode(Place.self)
            second = try container.decode(String.self)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
            try container.encode(first)
            try container.encode(second)
        }
    }

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case cafe
        case bar
    }

    nonisolated enum Size: Int, Codable, CaseIterable, Sendable {
        case _1 = 1
        case _2 = 2
        case _3 = 3
    }

    nonisolated enum Mood: Codable, Hashable, Sendable {
        case string(String)
        case place(Place)
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id
        case storeURL = "storeUrl"
        case opening
        case closedAt
        case revenue
        case visits
        case owner
        case latitude
        case place
        case corner
        case kind
        case size
        case branches
        case mood
        case parent
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(String.self, forKey: .id)
        storeURL = try container.decode(URL.self, forKey: .storeURL)
        opening = try container.decode(Date.self, forKey: .opening)
        closedAt = try container.decodeIfPresent(Date.self, forKey: .closedAt)
        revenue = try container.decode(Decimal.self, forKey: .revenue)
        visits = try container.decodeIfPresent(Int.self, forKey: .visits)
        owner = try container.decodeIfPresent(Owner.self, forKey: .owner)
        latitude = try container.decode(Double.self, forKey: .latitude)
        place = try container.decode(Place.self, forKey: .place)
        corner = try container.decode(Corner.self, forKey: .corner)
        kind = try container.decode(Kind.self, forKey: .kind)
        size = try container.decode(Size.self, forKey: .size)
        branches = try container.decodeIfPresent([String: [Store]].self, forKey: .branches)
        mood = try container.decodeIfPresent(Nullable<Mood>.self, forKey: .mood)
        _parent = Indirect(try container.decodeIfPresent(Store.self, forKey: .parent))
        additionalProperties = try decoder.additionalProperties(Place.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(storeURL, forKey: .storeURL)
        try container.encode(opening, forKey: .opening)
        try container.encodeIfPresent(closedAt, forKey: .closedAt)
        try container.encode(revenue, forKey: .revenue)
        try container.encodeIfPresent(visits, forKey: .visits)
        try container.encodeIfPresent(owner, forKey: .owner)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(place, forKey: .place)
        try container.encode(corner, forKey: .corner)
        try container.encode(kind, forKey: .kind)
        try container.encode(size, forKey: .size)
        try container.encodeIfPresent(branches, forKey: .branches)
        try container.encodeIfPresent(mood, forKey: .mood)
        try container.encodeIfPresent(parent, forKey: .parent)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}

nonisolated struct RawAddStoreInput: Codable, Hashable, Sendable {
    let name: String
    let place: Place
    let kind: Kind?
    let note: Nullable<String>?

    init(name: String, place: Place, kind: Kind? = nil, note: Nullable<String>? = nil) {
        self.name = name
        self.place = place
        self.kind = kind
        self.note = note
    }

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case cafe
        case bar
    }
}

nonisolated struct RawAddStoreResponseAccepted: Decodable, Hashable, Sendable {
    let ticket: String?

    init(ticket: String? = nil) {
        self.ticket = ticket
    }
}

nonisolated struct AddStoreInput: Codable, Hashable, Sendable {
    let name: String
    let place: Place
    let kind: Kind?
    let note: Nullable<String>?

    init(name: String, place: Place, kind: Kind? = nil, note: Nullable<String>? = nil) {
        self.name = name
        self.place = place
        self.kind = kind
        self.note = note
    }

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case cafe
        case bar
    }
}

nonisolated struct AddStoreResponseAccepted: Codable, Hashable, Sendable {
    let ticket: String?

    init(ticket: String? = nil) {
        self.ticket = ticket
    }
}
