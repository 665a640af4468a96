import Foundation

nonisolated struct Exposure: Codable, Hashable, Sendable {
    let seconds: Int
    let filter: Filter
    let gain: Double
    let frames: Int?

    init(seconds: Int = 30, filter: Filter = .clear, gain: Double = 1, frames: Int? = nil) {
        self.seconds = seconds
        self.filter = filter
        self.gain = gain
        self.frames = frames
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
