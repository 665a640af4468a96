import Foundation

nonisolated struct QueryDTO: Codable, Hashable, Sendable {
    let query: QueryDetails
    let queryDto: QueryDto?

    init(query: QueryDetails, queryDto: QueryDto? = nil) {
        self.query = query
        self.queryDto = queryDto
    }

    nonisolated struct QueryDetails: Codable, Hashable, Sendable {
        let text: String?

        init(text: String? = nil) {
            self.text = text
        }
    }

    nonisolated enum QueryDto: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case a
        case b
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.a, .b]

        init(rawValue: String) {
            switch rawValue {
            case "a":
                self = .a
            case "b":
                self = .b
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .a:
                return "a"
            case .b:
                return "b"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case query
        case queryDto = "query_dto"
    }
}
