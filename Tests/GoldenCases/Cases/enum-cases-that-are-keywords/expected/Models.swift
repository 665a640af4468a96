import Foundation

nonisolated enum Word: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case `default`
    case selfValue2
    case selfValue
    case `init`
    case noneValue
    case someValue
    case type
    case rawValueValue
    case allCasesValue
    case unknownValue
    case `true`
    case null
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [
        .default,
        .selfValue2,
        .selfValue,
        .`init`,
        .noneValue,
        .someValue,
        .type,
        .rawValueValue,
        .allCasesValue,
        .unknownValue,
        .true,
        .null,
    ]

    init(rawValue: String) {
        switch rawValue {
        case "default":
            self = .default
        case "self":
            self = .selfValue2
        case "Self":
            self = .selfValue
        case "init":
            self = .`init`
        case "none":
            self = .noneValue
        case "some":
            self = .someValue
        case "Type":
            self = .type
        case "rawValue":
            self = .rawValueValue
        case "allCases":
            self = .allCasesValue
        case "unknown":
            self = .unknownValue
        case "true":
            self = .true
        case "null":
            self = .null
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .default:
            return "default"
        case .selfValue2:
            return "self"
        case .selfValue:
            return "Self"
        case .`init`:
            return "init"
        case .noneValue:
            return "none"
        case .someValue:
            return "some"
        case .type:
            return "Type"
        case .rawValueValue:
            return "rawValue"
        case .allCasesValue:
            return "allCases"
        case .unknownValue:
            return "unknown"
        case .true:
            return "true"
        case .null:
            return "null"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
