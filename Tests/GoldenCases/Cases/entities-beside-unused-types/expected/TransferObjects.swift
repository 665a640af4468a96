import Foundation

nonisolated struct ParcelDTO: Codable, Hashable, Sendable {
    let state: State
    let note: String?

    init(state: State, note: String? = nil) {
        self.state = state
        self.note = note
    }

    nonisolated enum State: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case new
        case old
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.new, .old]

        init(rawValue: String) {
            switch rawValue {
            case "new":
                self = .new
            case "old":
                self = .old
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .new:
                return "new"
            case .old:
                return "old"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
