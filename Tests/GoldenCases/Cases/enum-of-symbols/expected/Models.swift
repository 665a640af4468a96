import Foundation

nonisolated enum Comparison: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case greaterThanOrEqual
    case lessThanOrEqual
    case equal
    case notEqual
    case star
    case halfMinusHalf
    case u1f52d
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [
        .greaterThanOrEqual,
        .lessThanOrEqual,
        .equal,
        .notEqual,
        .star,
        .halfMinusHalf,
        .u1f52d,
    ]

    init(rawValue: String) {
        switch rawValue {
        case ">=":
            self = .greaterThanOrEqual
        case "<=":
            self = .lessThanOrEqual
        case "=":
            self = .equal
        case "!=":
            self = .notEqual
        case "*":
            self = .star
        case "½-½":
            self = .halfMinusHalf
        case "🔭":
            self = .u1f52d
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .greaterThanOrEqual:
            return ">="
        case .lessThanOrEqual:
            return "<="
        case .equal:
            return "="
        case .notEqual:
            return "!="
        case .star:
            return "*"
        case .halfMinusHalf:
            return "½-½"
        case .u1f52d:
            return "🔭"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
