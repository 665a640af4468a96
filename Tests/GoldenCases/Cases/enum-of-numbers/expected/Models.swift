import Foundation

nonisolated enum Magnitude: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case minus1
    case _0
    case _1
    case _10
    /// A value that was not known when this code was written.
    case unknown(Int)

    static let allCases: [Self] = [.minus1, ._0, ._1, ._10]

    init(rawValue: Int) {
        switch rawValue {
        case -1:
            self = .minus1
        case 0:
            self = ._0
        case 1:
            self = ._1
        case 10:
            self = ._10
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: Int {
        switch self {
        case .minus1:
            return -1
        case ._0:
            return 0
        case ._1:
            return 1
        case ._10:
            return 10
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated enum Aperture: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case _0_5
    case _1
    case _2_8
    /// A value that was not known when this code was written.
    case unknown(Double)

    static let allCases: [Self] = [._0_5, ._1, ._2_8]

    init(rawValue: Double) {
        switch rawValue {
        case 0.5:
            self = ._0_5
        case 1:
            self = ._1
        case 2.8:
            self = ._2_8
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: Double {
        switch self {
        case ._0_5:
            return 0.5
        case ._1:
            return 1
        case ._2_8:
            return 2.8
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated enum Wide: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
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
