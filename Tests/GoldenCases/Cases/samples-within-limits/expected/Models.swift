import Foundation

nonisolated struct Order: Codable, Hashable, Sendable {
    let id: Int
    let code: String
    let short: String
    let long: String
    let count: Int
    let steps: Int
    let ratio: Double
    let price: Double
    let zero: [Int]
    let unique: [Int]
    let colors: [Color]
    let email: String
    let deleted: Bool
    let created: Int

    nonisolated enum Color: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
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
}
