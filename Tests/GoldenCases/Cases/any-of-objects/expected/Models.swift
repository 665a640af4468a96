import Foundation

public nonisolated struct Phone: Encodable, Hashable, Sendable {
    public let name: String
    public let phone: String

    public init(name: String, phone: String) {
        self.name = name
        self.phone = phone
    }
}

public nonisolated struct Mail: Encodable, Hashable, Sendable {
    public let name: String
    public let mail: String
    public let alias: String?

    public init(name: String, mail: String, alias: String? = nil) {
        self.name = name
        self.mail = mail
        self.alias = alias
    }
}

public nonisolated enum Contact: Encodable, Hashable, Sendable {
    case phone(Phone)
    case mail(Mail)
    /// What is several of the others at once.
    case combined(Combined)

    public nonisolated struct Combined: Encodable, Hashable, Sendable {
        public let name: String
        public let phone: String
        public let mail: String
        public let alias: String?

        public init(name: String, phone: String, mail: String, alias: String? = nil) {
            self.name = name
            self.phone = phone
            self.mail = mail
            self.alias = alias
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .phone(let value):
            try container.encode(value)
        case .mail(let value):
            try container.encode(value)
        case .combined(let value):
            try container.encode(value)
        }
    }
}

public nonisolated struct Found: Decodable, Hashable, Sendable {
    public let some: Some?
    public let one: One?
    public let wide: Wide?

    public init(some: Some? = nil, one: One? = nil, wide: Wide? = nil) {
        self.some = some
        self.one = one
        self.wide = wide
    }

    public nonisolated enum Some: Codable, Hashable, Sendable {
        case object(Object)
        case object2(Object2)
        case object3(Object3)
        /// What is several of the others at once.
        case combined(Combined)

        public nonisolated struct Object: Codable, Hashable, Sendable {
            public let id: String
            public let a: Int

            public init(id: String, a: Int) {
                self.id = id
                self.a = a
            }
        }

        public nonisolated struct Object2: Codable, Hashable, Sendable {
            public let id: String
            public let b: Int

            public init(id: String, b: Int) {
                self.id = id
                self.b = b
            }
        }

        public nonisolated struct Object3: Codable, Hashable, Sendable {
            public let id: String
            public let c: Int

            public init(id: String, c: Int) {
                self.id = id
                self.c = c
            }
        }

        public nonisolated struct Combined: Codable, Hashable, Sendable {
            public let id: String
            public let a: Int?
            public let b: Int?
            public let c: Int?

            public init(id: String, a: Int? = nil, b: Int? = nil, c: Int? = nil) {
                self.id = id
                self.a = a
                self.b = b
                self.c = c
            }
        }

        public init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .object(Object.self, keys: ["id", "a"], required: ["id", "a"]) { .object($0) },
                .object(Object2.self, keys: ["id", "b"], required: ["id", "b"]) { .object2($0) },
                .object(Object3.self, keys: ["id", "c"], required: ["id", "c"]) { .object3($0) },
                .object(Combined.self, keys: ["id", "a", "b", "c"], required: ["id"]) { .combined($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        public func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .object(let value):
                try container.encode(value)
            case .object2(let value):
                try container.encode(value)
            case .object3(let value):
                try container.encode(value)
            case .combined(let value):
                try container.encode(value)
            }
        }
    }

    public nonisolated enum One: Codable, Hashable, Sendable {
        case cat(Cat)
        case dog(Dog)
        /// A kind that was not known when this code was written.
        case unknown(JSONValue)

        public nonisolated struct Cat: Codable, Hashable, Sendable {
            public let kind: CatKind
            public let meows: Bool?

            public init(kind: CatKind = .cat, meows: Bool? = nil) {
                self.kind = kind
                self.meows = meows
            }
        }

        public nonisolated struct Dog: Codable, Hashable, Sendable {
            public let kind: DogKind
            public let barks: Bool?

            public init(kind: DogKind = .dog, barks: Bool? = nil) {
                self.kind = kind
                self.barks = barks
            }
        }

        public nonisolated enum CatKind: String, Codable, CaseIterable, Sendable {
            case cat
        }

        public nonisolated enum DogKind: String, Codable, CaseIterable, Sendable {
            case dog
        }

        private enum CodingKeys: String, CodingKey {
            case kind
        }

        public init(from decoder: any Decoder) throws {
            let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
            let kind: String = try container.decode(String.self, forKey: .kind)
            switch kind {
            case "cat":
                self = .cat(try Cat(from: decoder))
            case "dog":
                self = .dog(try Dog(from: decoder))
            default:
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .cat(let value):
                try value.encode(to: encoder)
            case .dog(let value):
                try value.encode(to: encoder)
            case .unknown(let value):
                try value.encode(to: encoder)
            }
        }
    }

    public nonisolated enum Wide: Codable, Hashable, Sendable {
        case object(Object)
        case withSize(WithSize)

        public nonisolated struct Object: Codable, Hashable, Sendable {
            public let id: String

            public init(id: String) {
                self.id = id
            }
        }

        public nonisolated struct WithSize: Codable, Hashable, Sendable {
            public let id: String
            public let size: Int

            public init(id: String, size: Int) {
                self.id = id
                self.size = size
            }
        }

        public init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .object(Object.self, keys: ["id"], required: ["id"]) { .object($0) },
                .object(WithSize.self, keys: ["id", "size"], required: ["id", "size"]) { .withSize($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        public func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .object(let value):
                try container.encode(value)
            case .withSize(let value):
                try container.encode(value)
            }
        }
    }
}
