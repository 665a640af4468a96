import Foundation

public nonisolated struct Pot: Codable, Hashable, Sendable {
    /// How much it holds.
    public let size: Size
    public let filling: Filling

    public init(size: Size, filling: Filling) {
        self.size = size
        self.filling = filling
    }

    /// How much it holds.
    #if compiler(>=6.2.3)
        @nonexhaustive
    #endif
    public nonisolated enum Size: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case small
        case large
        /// A value that was not known when this code was written.
        case unknown(String)

        public static let allCases: [Self] = [.small, .large]

        public init(rawValue: String) {
            switch rawValue {
            case "small":
                self = .small
            case "large":
                self = .large
            default:
                self = .unknown(rawValue)
            }
        }

        public var rawValue: String {
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
}

#if compiler(>=6.2.3)
    @nonexhaustive
#endif
public nonisolated enum Filling: Codable, Hashable, Sendable {
    case tea(Tea)
    case delay(Delay)

    public init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Tea.self, keys: ["leaf"], required: ["leaf"]) { .tea($0) },
            .object(Delay.self, keys: ["minutes"], required: ["minutes"]) { .delay($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    public func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .tea(let value):
            try container.encode(value)
        case .delay(let value):
            try container.encode(value)
        }
    }
}

public nonisolated struct Tea: Codable, Hashable, Sendable {
    public let leaf: Leaf

    public init(leaf: Leaf = .green) {
        self.leaf = leaf
    }

    #if compiler(>=6.2.3)
        @nonexhaustive
    #endif
    public nonisolated enum Leaf: String, Codable, CaseIterable, Sendable {
        case green
    }
}

public nonisolated struct Delay: Codable, Hashable, Sendable {
    public let minutes: Int

    public init(minutes: Int) {
        self.minutes = minutes
    }
}

public nonisolated struct Fault: Codable, Hashable, Sendable {
    public let text: String

    public init(text: String) {
        self.text = text
    }
}
