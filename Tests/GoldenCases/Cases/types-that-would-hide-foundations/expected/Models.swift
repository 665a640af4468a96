import Foundation

nonisolated struct ThreadModel: Codable, Hashable, Sendable {
    let unit: Unit
    let process: ProcessModel?
    let operation: Operation?

    init(unit: Unit, process: ProcessModel? = nil, operation: Operation? = nil) {
        self.unit = unit
        self.process = process
        self.operation = operation
    }

    nonisolated enum Unit: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case day
        case week
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.day, .week]

        init(rawValue: String) {
            switch rawValue {
            case "day":
                self = .day
            case "week":
                self = .week
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .day:
                return "day"
            case .week:
                return "week"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated struct Operation: Codable, Hashable, Sendable {
        let id: String
    }
}

nonisolated struct ProcessModel: Codable, Hashable, Sendable {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}

nonisolated struct Order: Codable, Hashable, Sendable {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}
