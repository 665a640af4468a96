import Foundation

nonisolated struct PrintError: Codable, Hashable, Sendable {
    let message: String?
    let errors: [ErrorDetails]?

    init(message: String? = nil, errors: [ErrorDetails]? = nil) {
        self.message = message
        self.errors = errors
    }

    nonisolated struct ErrorDetails: Codable, Hashable, Sendable {
        /// Can be one of:
        /// * `jam`: Paper is stuck
        /// * `ink`: Ink is out
        /// \*not an item
        let code: String?

        init(code: String? = nil) {
            self.code = code
        }
    }
}

nonisolated struct PressRun: Codable, Hashable, Sendable {
    let sheet: Sheet?

    init(sheet: Sheet? = nil) {
        self.sheet = sheet
    }

    nonisolated struct Sheet: Codable, Hashable, Sendable {
        let mark: Mark?

        init(mark: Mark? = nil) {
            self.mark = mark
        }

        nonisolated struct Mark: Codable, Hashable, Sendable {
            let markLevel: MarkLevel?
            let color: MarkColor?

            init(markLevel: MarkLevel? = nil, color: MarkColor? = nil) {
                self.markLevel = markLevel
                self.color = color
            }

            private enum CodingKeys: String, CodingKey {
                case markLevel = "mark_level"
                case color
            }
        }

        nonisolated enum MarkLevel: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case low
            case high
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.low, .high]

            init(rawValue: String) {
                switch rawValue {
                case "low":
                    self = .low
                case "high":
                    self = .high
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .low:
                    return "low"
                case .high:
                    return "high"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }

        nonisolated enum MarkColor: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
            case cyan
            case magenta
            /// A value that was not known when this code was written.
            case unknown(String)

            static let allCases: [Self] = [.cyan, .magenta]

            init(rawValue: String) {
                switch rawValue {
                case "cyan":
                    self = .cyan
                case "magenta":
                    self = .magenta
                default:
                    self = .unknown(rawValue)
                }
            }

            var rawValue: String {
                switch self {
                case .cyan:
                    return "cyan"
                case .magenta:
                    return "magenta"
                case .unknown(let rawValue):
                    return rawValue
                }
            }
        }
    }
}
