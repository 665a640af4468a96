import Foundation

nonisolated enum Rule: Codable, Hashable, Sendable {
    case option(Option)
    case withAsc(WithAsc)
    case withDesc(WithDesc)

    nonisolated enum Option: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        /// By the number of words.
        case words
        /// By the number of typos.
        case typo
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.words, .typo]

        init(rawValue: String) {
            switch rawValue {
            case "words":
                self = .words
            case "typo":
                self = .typo
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .words:
                return "words"
            case .typo:
                return "typo"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated struct WithAsc: Codable, Hashable, Sendable {
        let asc: String
    }

    nonisolated struct WithDesc: Codable, Hashable, Sendable {
        let desc: String
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .string(Option.self, isKnown: { Option.allCases.contains($0) }) { .option($0) },
            .object(WithAsc.self, keys: ["asc"], required: ["asc"]) { .withAsc($0) },
            .object(WithDesc.self, keys: ["desc"], required: ["desc"]) { .withDesc($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .option(let value):
            try container.encode(value)
        case .withAsc(let value):
            try container.encode(value)
        case .withDesc(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Settings: Codable, Hashable, Sendable {
    let rules: [Rule]?
    let model: Model?
    let named: Named?

    init(rules: [Rule]? = nil, model: Model? = nil, named: Named? = nil) {
        self.rules = rules
        self.model = model
        self.named = named
    }

    nonisolated enum Model: Codable, Hashable, Sendable {
        case option(Option)
        case object(Object)

        nonisolated enum Option: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case small
            case large
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.small, .large]

            init(rawValue: String) {
                switch rawValue {
                case "small":
                    self = .small
                case "large":
                    self = .large
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .small:
                    return "small"
                case .large:
                    return "large"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated struct Object: Codable, Hashable, Sendable {
            let name: String?

            init(name: String? = nil) {
                self.name = name
            }
        }

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(Option.self, isKnown: { Option.allCases.contains($0) }) { .option($0) },
                .object(Object.self) { .object($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .option(let value):
                try container.encode(value)
            case .object(let value):
                try container.encode(value)
            }
        }
    }

    nonisolated enum Named: Codable, Hashable, Sendable {
        case kind(Kind)
        case none(None)
        case integer(Int)

        nonisolated enum None: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case noneValue
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.noneValue]

            init(rawValue: String) {
                switch rawValue {
                case "none":
                    self = .noneValue
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .noneValue:
                    return "none"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(Kind.self, isKnown: { Kind.allCases.contains($0) }) { .kind($0) },
                .string(None.self, isKnown: { None.allCases.contains($0) }) { .none($0) },
                .integer(Int.self) { .integer($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .kind(let value):
                try container.encode(value)
            case .none(let value):
                try container.encode(value)
            case .integer(let value):
                try container.encode(value)
            }
        }
    }
}

nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case fixed
    case mobile
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.fixed, .mobile]

    init(rawValue: String) {
        switch rawValue {
        case "fixed":
            self = .fixed
        case "mobile":
            self = .mobile
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .fixed:
            return "fixed"
        case .mobile:
            return "mobile"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
