import Foundation

nonisolated struct Payment: Codable, Hashable, Sendable {
    let method: Method
    let number: String?
    let details: Details?
    let reference: String?
    let iban: String?
    let note: String?

    init(
        method: Method,
        number: String? = nil,
        details: Details? = nil,
        reference: String? = nil,
        iban: String? = nil,
        note: String? = nil
    ) {
        self.method = method
        self.number = number
        self.details = details
        self.reference = reference
        self.iban = iban
        self.note = note
    }

    nonisolated enum Method: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case card
        case bank
        case cash
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.card, .bank, .cash]

        init(rawValue: String) {
            switch rawValue {
            case "card":
                self = .card
            case "bank":
                self = .bank
            case "cash":
                self = .cash
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .card:
                return "card"
            case .bank:
                return "bank"
            case .cash:
                return "cash"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Details: Codable, Hashable, Sendable {
        case card(Card)
        case bank(Bank)
        /// What is several of the others at once.
        case combined(Combined)

        nonisolated struct Combined: Codable, Hashable, Sendable {
            let expires: String?
            let bic: String?

            init(expires: String? = nil, bic: String? = nil) {
                self.expires = expires
                self.bic = bic
            }
        }

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .object(Card.self, keys: ["expires"]) { .card($0) },
                .object(Bank.self, keys: ["bic"]) { .bank($0) },
                .object(Combined.self, keys: ["expires", "bic"]) { .combined($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .card(let value):
                try container.encode(value)
            case .bank(let value):
                try container.encode(value)
            case .combined(let value):
                try container.encode(value)
            }
        }
    }
}

nonisolated struct Refund: Codable, Hashable, Sendable {
    let method: Payment.Method
    let at: PlainDate?
    let number: String?
    let details: Payment.Details?
    let reference: String?
    let iban: String?
    let note: String?

    init(
        method: Payment.Method,
        at: PlainDate? = nil,
        number: String? = nil,
        details: Payment.Details? = nil,
        reference: String? = nil,
        iban: String? = nil,
        note: String? = nil
    ) {
        self.method = method
        self.at = at
        self.number = number
        self.details = details
        self.reference = reference
        self.iban = iban
        self.note = note
    }
}

nonisolated struct Card: Codable, Hashable, Sendable {
    let expires: String?

    init(expires: String? = nil) {
        self.expires = expires
    }
}

nonisolated struct Bank: Codable, Hashable, Sendable {
    let bic: String?

    init(bic: String? = nil) {
        self.bic = bic
    }
}

nonisolated struct Either: Codable, Hashable, Sendable {
    let expires: String?
    let bic: String?

    init(expires: String? = nil, bic: String? = nil) {
        self.expires = expires
        self.bic = bic
    }
}

nonisolated struct CardWithCode: Codable, Hashable, Sendable {
    let expires: String?
    let code: Int?

    init(expires: String? = nil, code: Int? = nil) {
        self.expires = expires
        self.code = code
    }
}

nonisolated struct Delivery: Codable, Hashable, Sendable {
    let street: String?
    let box: String?
    let city: String?
    let office: Int?

    init(street: String? = nil, box: String? = nil, city: String? = nil, office: Int? = nil) {
        self.street = street
        self.box = box
        self.city = city
        self.office = office
    }
}

nonisolated enum Shape: Codable, Hashable, Sendable {
    case circle(Circle)
    case square(Square)

    nonisolated struct Circle: Codable, Hashable, Sendable {
        let name: String?
        let label: String?
        let radius: Double

        init(name: String? = nil, label: String? = nil, radius: Double) {
            self.name = name
            self.label = label
            self.radius = radius
        }
    }

    nonisolated struct Square: Codable, Hashable, Sendable {
        let name: String?
        let label: String?
        let side: Double

        init(name: String? = nil, label: String? = nil, side: Double) {
            self.name = name
            self.label = label
            self.side = side
        }
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Circle.self, keys: ["name", "label", "radius"], required: ["radius"]) { .circle($0) },
            .object(Square.self, keys: ["name", "label", "side"], required: ["side"]) { .square($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .circle(let value):
            try container.encode(value)
        case .square(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Node: Codable, Hashable, Sendable {
    let value: Int?
    @Indirect var leaf: Node?

    init(value: Int? = nil, leaf: Node? = nil) {
        self.value = value
        _leaf = Indirect(leaf)
    }
}

nonisolated struct OnlyNarrowed: Codable, Hashable, Sendable {
    let code: String?

    init(code: String? = nil) {
        self.code = code
    }
}

nonisolated struct Animal: Codable, Hashable, Sendable {
    let kind: String
    let wings: Int?
    let weight: Double

    init(kind: String, wings: Int? = nil, weight: Double) {
        self.kind = kind
        self.wings = wings
        self.weight = weight
    }
}

nonisolated struct Bird: Codable, Hashable, Sendable {
    let kind: String
    let wings: Int?
    let weight: Double

    init(kind: String, wings: Int? = nil, weight: Double) {
        self.kind = kind
        self.wings = wings
        self.weight = weight
    }
}

nonisolated struct Order: Codable, Hashable, Sendable {
    let parcel: Parcel?
    let invoice: Invoice?
    let lines: [Line]?

    init(parcel: Parcel? = nil, invoice: Invoice? = nil, lines: [Line]? = nil) {
        self.parcel = parcel
        self.invoice = invoice
        self.lines = lines
    }

    nonisolated struct Parcel: Codable, Hashable, Sendable {
        let size: String?
        let weight: Double?
        let crane: Bool?
        let scale: String?

        init(size: String? = nil, weight: Double? = nil, crane: Bool? = nil, scale: String? = nil) {
            self.size = size
            self.weight = weight
            self.crane = crane
            self.scale = scale
        }
    }

    nonisolated struct Invoice: Codable, Hashable, Sendable {
        let number: String?
        let due: PlainDate?

        init(number: String? = nil, due: PlainDate? = nil) {
            self.number = number
            self.due = due
        }
    }

    nonisolated struct Line: Codable, Hashable, Sendable {
        let count: Int?
        let expires: String?
        let bic: String?

        init(count: Int? = nil, expires: String? = nil, bic: String? = nil) {
            self.count = count
            self.expires = expires
            self.bic = bic
        }
    }
}
