import Foundation

nonisolated enum Switch: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case yes
    case no
    case on
    case off
    case y
    case n
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.yes, .no, .on, .off, .y, .n]

    init(rawValue: String) {
        switch rawValue {
        case "yes":
            self = .yes
        case "no":
            self = .no
        case "on":
            self = .on
        case "off":
            self = .off
        case "y":
            self = .y
        case "n":
            self = .n
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .yes:
            return "yes"
        case .no:
            return "no"
        case .on:
            return "on"
        case .off:
            return "off"
        case .y:
            return "y"
        case .n:
            return "n"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated enum Version: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case _1_10
    case _2020_01_01
    case _18_00
    case _0o17
    case _1e3
    case x
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [._1_10, ._2020_01_01, ._18_00, ._0o17, ._1e3, .x]

    init(rawValue: String) {
        switch rawValue {
        case "1.10":
            self = ._1_10
        case "2020-01-01":
            self = ._2020_01_01
        case "18:00":
            self = ._18_00
        case "0o17":
            self = ._0o17
        case "1e3":
            self = ._1e3
        case "~x":
            self = .x
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case ._1_10:
            return "1.10"
        case ._2020_01_01:
            return "2020-01-01"
        case ._18_00:
            return "18:00"
        case ._0o17:
            return "0o17"
        case ._1e3:
            return "1e3"
        case .x:
            return "~x"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
