import Foundation

nonisolated struct ErrorModel: Codable, Hashable, Sendable {
    let message: String
}

nonisolated struct DataModel: Codable, Hashable, Sendable {
    let error: ErrorModel?

    init(error: ErrorModel? = nil) {
        self.error = error
    }
}

nonisolated enum TypeModel: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case solar
    case lunar
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.solar, .lunar]

    init(rawValue: String) {
        switch rawValue {
        case "solar":
            self = .solar
        case "lunar":
            self = .lunar
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .solar:
            return "solar"
        case .lunar:
            return "lunar"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct NotificationModel: Codable, Hashable, Sendable {
    let type: TypeModel?

    init(type: TypeModel? = nil) {
        self.type = type
    }
}
