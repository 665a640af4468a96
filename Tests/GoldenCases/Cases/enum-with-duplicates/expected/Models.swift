import Foundation

nonisolated enum Filter: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case red
    case green
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.red, .green]

    init(rawValue: String) {
        switch rawValue {
        case "red":
            self = .red
        case "green":
            self = .green
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
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
