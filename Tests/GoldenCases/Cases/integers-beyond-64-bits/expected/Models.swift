import Foundation

nonisolated struct Count: Codable, Hashable, Sendable {
    let total: Decimal
    let counter: UInt64?
    let wei: Decimal?
    let plain: Int?
    let level: Level?
    let any: JSONValue?
    let small: Int
    let whole: Int?

    init(
        total: Decimal,
        counter: UInt64? = nil,
        wei: Decimal? = nil,
        plain: Int? = nil,
        level: Level? = nil,
        any: JSONValue? = nil,
        small: Int,
        whole: Int? = nil
    ) {
        self.total = total
        self.counter = counter
        self.wei = wei
        self.plain = plain
        self.level = level
        self.any = any
        self.small = small
        self.whole = whole
    }

    nonisolated enum Level: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case _1
        /// A value that was not known when this code was written.
        case unknown(JSONValue)

        static let allCases: [Self] = [._1]

        init(rawValue: JSONValue) {
            switch rawValue {
            case .integer(1):
                self = ._1
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: JSONValue {
            switch self {
            case ._1:
                return .integer(1)
            case .unknown(let rawValue):
                return rawValue
            }
        }

        init(from decoder: any Decoder) throws {
            self.init(rawValue: try JSONValue(from: decoder))
        }

        func encode(to encoder: any Encoder) throws {
            try rawValue.encode(to: encoder)
        }
    }
}
