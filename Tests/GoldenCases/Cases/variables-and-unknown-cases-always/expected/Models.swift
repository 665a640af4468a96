import Foundation

nonisolated struct Frame: Codable, Hashable, Sendable {
    var kind: Kind
    var note: String?

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case dark
        case light
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.dark, .light]

        init(rawValue: String) {
            switch rawValue {
            case "dark":
                self = .dark
            case "light":
                self = .light
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .dark:
                return "dark"
            case .light:
                return "light"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
