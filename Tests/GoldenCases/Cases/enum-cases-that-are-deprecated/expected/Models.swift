import Foundation

nonisolated enum Role: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    /// Holds documents.
    case data
    /// Takes decisions.
    ///
    /// - Warning: Deprecated.
    case master
    /// Takes decisions.
    case manager
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.data, .master, .manager]

    init(rawValue: String) {
        switch rawValue {
        case "data":
            self = .data
        case "master":
            self = .master
        case "manager":
            self = .manager
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .data:
            return "data"
        case .master:
            return "master"
        case .manager:
            return "manager"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated enum Level: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case _1
    /// Deprecated.
    case _2
    /// A value that was not known when this code was written.
    case unknown(Int)

    static let allCases: [Self] = [._1, ._2]

    init(rawValue: Int) {
        switch rawValue {
        case 1:
            self = ._1
        case 2:
            self = ._2
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: Int {
        switch self {
        case ._1:
            return 1
        case ._2:
            return 2
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated enum Color: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    /// As of old.
    ///
    /// - Warning: Deprecated.
    case red
    case green
    /// Deprecated.
    case gray
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.red, .green, .gray]

    init(rawValue: String) {
        switch rawValue {
        case "red":
            self = .red
        case "green":
            self = .green
        case "gray":
            self = .gray
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .red:
            return "red"
        case .green:
            return "green"
        case .gray:
            return "gray"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
