import Foundation

nonisolated enum Escape: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case aB
    case aBackslashB
    case x
    case lineBreak
    case empty
    case space
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.aB, .aBackslashB, .x, .lineBreak, .empty, .space]

    init(rawValue: String) {
        switch rawValue {
        case "a\"b":
            self = .aB
        case "a\\b":
            self = .aBackslashB
        case "\\(x)":
            self = .x
        case "line\nbreak":
            self = .lineBreak
        case "":
            self = .empty
        case " ":
            self = .space
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .aB:
            return "a\"b"
        case .aBackslashB:
            return "a\\b"
        case .x:
            return "\\(x)"
        case .lineBreak:
            return "line\nbreak"
        case .empty:
            return ""
        case .space:
            return " "
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
