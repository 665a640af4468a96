import Foundation

nonisolated enum Stage: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case preview
    case released
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.preview, .released]

    init(rawValue: String) {
        switch rawValue {
        case "preview":
            self = .preview
        case "released":
            self = .released
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .preview:
            return "preview"
        case .released:
            return "released"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated enum Shape: Codable, Hashable, Sendable {
    case circle(Circle)
    case square(Square)
    /// A kind that was not known when this code was written.
    case unknown(JSONValue)

    private enum CodingKeys: String, CodingKey {
        case kind
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        let kind: String = try container.decode(String.self, forKey: .kind)
        switch kind {
        case "circle":
            self = .circle(try Circle(from: decoder))
        case "square":
            self = .square(try Square(from: decoder))
        default:
            self = .unknown(try JSONValue(from: decoder))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .circle(let value):
            try value.encode(to: encoder)
        case .square(let value):
            try value.encode(to: encoder)
        case .unknown(let value):
            try value.encode(to: encoder)
        }
    }
}

nonisolated struct Circle: Codable, Hashable, Sendable {
    let kind: String
    let radius: Double

    init(kind: String = "circle", radius: Double) {
        self.kind = kind
        self.radius = radius
    }
}

nonisolated struct Square: Codable, Hashable, Sendable {
    let kind: Kind
    let side: Double?

    init(kind: Kind = .square, side: Double? = nil) {
        self.kind = kind
        self.side = side
    }

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case square
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.square]

        init(rawValue: String) {
            switch rawValue {
            case "square":
                self = .square
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .square:
                return "square"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct Drawing: Codable, Hashable, Sendable {
    let stage: Stage
    let shapes: [Shape]
    let point: Point
    let any: JSONValue
    let note: String?
    let `default`: Default?
    let sizes: [String: Int]?
    let additionalProperties: [String: Bool]

    init(
        stage: Stage,
        shapes: [Shape],
        point: Point,
        any: JSONValue,
        note: String?,
        default: Default? = nil,
        sizes: [String: Int]? = nil,
        additionalProperties: [String: Bool] = [:]
    ) {
        self.stage = stage
        self.shapes = shapes
        self.point = point
        self.any = any
        self.note = note
        self.default = `default`
        self.sizes = sizes
        self.additionalProperties = additionalProperties
    }

    nonisolated struct Point: Codable, Hashable, Sendable {
        let first: Double?
        let second: Double?
        let rest: [String]

        init(first: Double? = nil, second: Double? = nil, rest: [String] = []) {
            self.first = first
            self.second = second
            self.rest = rest
        }

        init(from decoder: any Decoder) throws {
            var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
            first = try container.decodeIfPresent(Double.self)
            second = try container.decodeIfPresent(Double.self)
            var others: [String] = []
            while !container.isAtEnd {
                others.append(try container.decode(String.self))
            }
            rest = others
        }

        func encode(to encoder: any Encoder) throws {
            var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
            try container.encode(upToLast: [first, second], isFollowed: !rest.isEmpty)
            try container.encode(contentsOf: rest)
        }
    }

    nonisolated struct Default: Codable, Hashable, Sendable {
        let selfValue: Bool?

        init(selfValue: Bool? = nil) {
            self.selfValue = selfValue
        }

        private enum CodingKeys: String, CodingKey {
            case selfValue = "self"
        }
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case stage
        case shapes
        case point
        case any
        case note
        case `default`
        case sizes
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        stage = try container.decode(Stage.self, forKey: .stage)
        shapes = try container.decode([Shape].self, forKey: .shapes)
        point = try container.decode(Point.self, forKey: .point)
        any = try container.decode(JSONValue.self, forKey: .any)
        note = try container.decodeIfPresent(String.self, forKey: .note)
        `default` = try container.decodeIfPresent(Default.self, forKey: .default)
        sizes = try container.decodeIfPresent([String: Int].self, forKey: .sizes)
        additionalProperties = try decoder.additionalProperties(Bool.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(stage, forKey: .stage)
        try container.encode(shapes, forKey: .shapes)
        try container.encode(point, forKey: .point)
        try container.encode(any, forKey: .any)
        try container.encode(note, forKey: .note)
        try container.encodeIfPresent(`default`, forKey: .default)
        try container.encodeIfPresent(sizes, forKey: .sizes)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}
