import Foundation

nonisolated struct Refusal: Codable, Hashable, Sendable {
    let details: [Detail]?
    let notes: [Note]?

    init(details: [Detail]? = nil, notes: [Note]? = nil) {
        self.details = details
        self.notes = notes
    }

    nonisolated enum Detail: Codable, Hashable, Sendable {
        case tooLong(TooLong)
        case tooHot(TooHot)
        case withLimit(WithLimit)

        nonisolated struct TooLong: Codable, Hashable, Sendable {
            let issue: TooLongIssue?
            let description: TooLongDescription?

            init(issue: TooLongIssue? = nil, description: TooLongDescription? = nil) {
                self.issue = issue
                self.description = description
            }
        }

        nonisolated struct TooHot: Codable, Hashable, Sendable {
            let issue: TooHotIssue?
            let description: TooHotDescription?

            init(issue: TooHotIssue? = nil, description: TooHotDescription? = nil) {
                self.issue = issue
                self.description = description
            }
        }

        /// TOO_LONG
        nonisolated struct WithLimit: Codable, Hashable, Sendable {
            let issue: WithLimitIssue?
            let limit: Int?

            init(issue: WithLimitIssue? = nil, limit: Int? = nil) {
                self.issue = issue
                self.limit = limit
            }
        }

        nonisolated enum TooLongIssue: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case tooLong
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.tooLong]

            init(rawValue: String) {
                switch rawValue {
                case "TOO_LONG":
                    self = .tooLong
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .tooLong:
                    return "TOO_LONG"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated enum TooLongDescription: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case theNameIsTooLong
            case theNoteIsTooLong
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.theNameIsTooLong, .theNoteIsTooLong]

            init(rawValue: String) {
                switch rawValue {
                case "The name is too long.":
                    self = .theNameIsTooLong
                case "The note is too long.":
                    self = .theNoteIsTooLong
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .theNameIsTooLong:
                    return "The name is too long."
                case .theNoteIsTooLong:
                    return "The note is too long."
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated enum TooHotIssue: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case tooHot
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.tooHot]

            init(rawValue: String) {
                switch rawValue {
                case "TOO_HOT":
                    self = .tooHot
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .tooHot:
                    return "TOO_HOT"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated enum TooHotDescription: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case theKilnWouldCrack
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.theKilnWouldCrack]

            init(rawValue: String) {
                switch rawValue {
                case "The kiln would crack.":
                    self = .theKilnWouldCrack
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .theKilnWouldCrack:
                    return "The kiln would crack."
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated enum WithLimitIssue: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case tooLong
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.tooLong]

            init(rawValue: String) {
                switch rawValue {
                case "TOO_LONG":
                    self = .tooLong
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .tooLong:
                    return "TOO_LONG"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .object(
                    TooLong.self,
                    keys: ["issue", "description"],
                    where: { [nil, TooLongIssue.tooLong].contains($0.issue) }
                ) { .tooLong($0) },
                .object(
                    TooHot.self,
                    keys: ["issue", "description"],
                    where: {
                        [nil, TooHotIssue.tooHot].contains($0.issue)
                            && [nil, TooHotDescription.theKilnWouldCrack].contains($0.description)
                    }
                ) { .tooHot($0) },
                .object(
                    WithLimit.self,
                    keys: ["issue", "limit"],
                    where: { [nil, WithLimitIssue.tooLong].contains($0.issue) }
                ) { .withLimit($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .tooLong(let value):
                try container.encode(value)
            case .tooHot(let value):
                try container.encode(value)
            case .withLimit(let value):
                try container.encode(value)
            }
        }
    }

    nonisolated struct Note: Codable, Hashable, Sendable {
        let text: Text

        nonisolated enum Text: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case dry
            case wet
            case cold
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.dry, .wet, .cold]

            init(rawValue: String) {
                switch rawValue {
                case "dry":
                    self = .dry
                case "wet":
                    self = .wet
                case "cold":
                    self = .cold
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .dry:
                    return "dry"
                case .wet:
                    return "wet"
                case .cold:
                    return "cold"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }
    }
}
