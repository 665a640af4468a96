import Foundation

nonisolated struct JSONValueModel: Codable, Hashable, Sendable {
    let anything: JSONValue?

    init(anything: JSONValue? = nil) {
        self.anything = anything
    }
}

nonisolated struct QueryItemModel: Codable, Hashable, Sendable {
    let value: JSONValueModel?

    init(value: JSONValueModel? = nil) {
        self.value = value
    }
}

nonisolated enum HTTPMethodModel: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case observe
    case calibrate
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.observe, .calibrate]

    init(rawValue: String) {
        switch rawValue {
        case "observe":
            self = .observe
        case "calibrate":
            self = .calibrate
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .observe:
            return "observe"
        case .calibrate:
            return "calibrate"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
