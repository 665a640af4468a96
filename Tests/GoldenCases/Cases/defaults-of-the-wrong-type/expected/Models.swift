import Foundation

nonisolated struct Exposure: Codable, Hashable, Sendable {
    let seconds: Int
    let filter: Filter
    let tags: [String]
    let name: String
    let start: Date

    init(seconds: Int, filter: Filter, tags: [String], name: String = "5", start: Date) {
        self.seconds = seconds
        self.filter = filter
        self.tags = tags
        self.name = name
        self.start = start
    }

    nonisolated enum Filter: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case red
        case clear
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.red, .clear]

        init(rawValue: String) {
            switch rawValue {
            case "red":
                self = .red
            case "clear":
                self = .clear
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .red:
                return "red"
            case .clear:
                return "clear"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
