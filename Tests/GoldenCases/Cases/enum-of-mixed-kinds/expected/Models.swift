import Foundation

nonisolated enum Depth: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case auto
    case `true`
    case _128
    /// A value that was not known when this code was written.
    case unknown(JSONValue)

    static let allCases: [Self] = [.auto, .true, ._128]

    init(rawValue: JSONValue) {
        switch rawValue {
        case .string("auto"):
            self = .auto
        case .bool(true):
            self = .true
        case .integer(128):
            self = ._128
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: JSONValue {
        switch self {
        case .auto:
            return .string("auto")
        case .true:
            return .bool(true)
        case ._128:
            return .integer(128)
        case .unknown(let rawValue):
            return rawValue
        }
    }

    init(from decoder: any Decoder) throws {
        self.init(rawValue: try JSONValue(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try rawValue.encode(to: encoder)
    }
}
