import Foundation

nonisolated enum Order: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case name
    case minusName
    case A
    case aPlus
    case a
    case inMinusProgress
    case inProgress
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.name, .minusName, .A, .aPlus, .a, .inMinusProgress, .inProgress]

    init(rawValue: String) {
        switch rawValue {
        case "name":
            self = .name
        case "-name":
            self = .minusName
        case "A":
            self = .A
        case "A+":
            self = .aPlus
        case "a":
            self = .a
        case "in-progress":
            self = .inMinusProgress
        case "in_progress":
            self = .inProgress
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .name:
            return "name"
        case .minusName:
            return "-name"
        case .A:
            return "A"
        case .aPlus:
            return "A+"
        case .a:
            return "a"
        case .inMinusProgress:
            return "in-progress"
        case .inProgress:
            return "in_progress"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
