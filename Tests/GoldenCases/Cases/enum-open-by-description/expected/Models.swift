import Foundation

nonisolated enum Model: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case gpt4
    case gpt5
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.gpt4, .gpt5]

    init(rawValue: String) {
        switch rawValue {
        case "gpt-4":
            self = .gpt4
        case "gpt-5":
            self = .gpt5
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .gpt4:
            return "gpt-4"
        case .gpt5:
            return "gpt-5"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}

nonisolated struct Question: Codable, Hashable, Sendable {
    let model: Model
    let quality: Quality

    nonisolated enum Quality: String, Codable, CaseIterable, Sendable {
        case low
        case high
    }
}

nonisolated enum ModelsByModelAnswersSize: Codable, Hashable, Sendable {
    case option(Option)
    case integer(Int)

    nonisolated enum Option: Int, Codable, CaseIterable, Sendable {
        case _256 = 256
        case _512 = 512
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .integer(Option.self) { .option($0) },
            .integer(Int.self) { .integer($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .option(let value):
            try container.encode(value)
        case .integer(let value):
            try container.encode(value)
        }
    }
}

nonisolated enum AskVoice: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case alloy
    case echo
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.alloy, .echo]

    init(rawValue: String) {
        switch rawValue {
        case "alloy":
            self = .alloy
        case "echo":
            self = .echo
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .alloy:
            return "alloy"
        case .echo:
            return "echo"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
