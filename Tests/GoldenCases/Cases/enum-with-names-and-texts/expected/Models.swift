import Foundation

nonisolated enum Status: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    /// The dome is shut.
    case closed
    /// The dome is open.
    case open
    /// A value that was not known when this code was written.
    case unknown(Int)

    static let allCases: [Self] = [.closed, .open]

    init(rawValue: Int) {
        switch rawValue {
        case 0:
            self = .closed
        case 1:
            self = .open
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: Int {
        switch self {
        case .closed:
            return 0
        case .open:
            return 1
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
