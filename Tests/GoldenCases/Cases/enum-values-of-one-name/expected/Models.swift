import Foundation

nonisolated enum Status: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case closed
    case open
    case _2
    /// A value that was not known when this code was written.
    case unknown(Int)

    static let allCases: [Self] = [.closed, .open, ._2]

    init(rawValue: Int) {
        switch rawValue {
        case 0:
            self = .closed
        case 1:
            self = .open
        case 2:
            self = ._2
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
        case ._2:
            return 2
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
