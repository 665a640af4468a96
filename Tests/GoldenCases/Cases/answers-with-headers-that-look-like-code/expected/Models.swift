import Foundation

nonisolated enum ListXName: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case starSlash
    case x
    case newline
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.starSlash, .x, .newline]

    init(rawValue: String) {
        switch rawValue {
        case "*/":
            self = .starSlash
        case "\\(x)":
            self = .x
        case "\n":
            self = .newline
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .starSlash:
            return "*/"
        case .x:
            return "\\(x)"
        case .newline:
            return "\n"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
