import Foundation

nonisolated enum Animal: Codable, Hashable, Sendable {
    case cat(Cat)
    case dog(Dog)
    case otherAnimal(OtherAnimal)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String? = try? container.decode(String.self, forKey: .kind)
        switch kind {
        case "cat":
            self = .cat(try Cat(from: decoder))
        case "Dog":
            self = .dog(try Dog(from: decoder))
        default:
            self = .otherAnimal(try OtherAnimal(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .cat(let value):
            try value.encode(to: encoder)
        case .dog(let value):
            try value.encode(to: encoder)
        case .otherAnimal(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Cat: Codable, Hashable, Sendable {
    let kind: String
    let lives: Int?

    init(kind: String = "cat", lives: Int? = nil) {
        self.kind = kind
        self.lives = lives
    }
}

nonisolated struct Dog: Codable, Hashable, Sendable {
    let kind: String
    let bark: String?

    init(kind: String = "Dog", bark: String? = nil) {
        self.kind = kind
        self.bark = bark
    }
}

nonisolated struct OtherAnimal: Codable, Hashable, Sendable {
    let kind: String?
    let name: String?

    init(kind: String? = nil, name: String? = nil) {
        self.kind = kind
        self.name = name
    }
}

nonisolated enum Vehicle: Codable, Hashable, Sendable {
    case car(Car)
    case vehicleBase(VehicleBase)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String? = try? container.decode(String.self, forKey: .kind)
        switch kind {
        case "Car":
            self = .car(try Car(from: decoder))
        default:
            self = .vehicleBase(try VehicleBase(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .car(let value):
            try value.encode(to: encoder)
            try container.encode("Car", forKey: .kind)
        case .vehicleBase(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Car: Codable, Hashable, Sendable {
    let kind: String?
    let doors: Int?

    init(kind: String? = nil, doors: Int? = nil) {
        self.kind = kind
        self.doors = doors
    }
}

nonisolated struct VehicleBase: Codable, Hashable, Sendable {
    let kind: String?

    init(kind: String? = nil) {
        self.kind = kind
    }
}
