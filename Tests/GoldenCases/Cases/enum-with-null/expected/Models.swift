import Foundation

nonisolated enum Phase: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case new
    case full
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.new, .full]

    init(rawValue: String) {
        switch rawValue {
        case "new":
            self = .new
        case "full":
            self = .full
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .new:
            return "new"
        case .full:
            return "full"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct Night: Codable, Hashable, Sendable {
    let phase: Phase?

    private enum CodingKeys: String, CodingKey {
        case phase
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(phase, forKey: .phase)
    }
}
