import Foundation

nonisolated enum Machine: Codable, Hashable, Sendable {
    case press(Press)
    case lathe(Lathe)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(
                Press.self,
                keys: ["colour", "site", "state", "isLoud", "kind"],
                required: ["state", "kind"],
                where: {
                    [nil, Press.Colour.grey].contains($0.colour) && [.on, .off].contains($0.state)
                        && [.press, .machine].contains($0.kind)
                }
            ) { .press($0) },
            .object(
                Lathe.self,
                keys: ["kind", "isLoud", "state", "site", "colour"],
                required: ["kind", "state"],
                where: {
                    [.lathe, .machine].contains($0.kind) && [.on, .off].contains($0.state)
                        && [nil, Lathe.Colour.grey].contains($0.colour)
                }
            ) { .lathe($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .press(let value):
            try container.encode(value)
        case .lathe(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Press: Codable, Hashable, Sendable {
    let colour: Colour?
    let site: Site?
    let state: State
    let isLoud: Bool?
    let kind: Kind

    init(colour: Colour? = nil, site: Site? = nil, state: State, isLoud: Bool? = nil, kind: Kind) {
        self.colour = colour
        self.site = site
        self.state = state
        self.isLoud = isLoud
        self.kind = kind
    }

    nonisolated enum Colour: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case grey
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.grey]

        init(rawValue: String) {
            switch rawValue {
            case "grey":
                self = .grey
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .grey:
                return "grey"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Site: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case north
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.north]

        init(rawValue: String) {
            switch rawValue {
            case "north":
                self = .north
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .north:
                return "north"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum State: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case on
        case off
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.on, .off]

        init(rawValue: String) {
            switch rawValue {
            case "on":
                self = .on
            case "off":
                self = .off
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .on:
                return "on"
            case .off:
                return "off"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case press
        case machine
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.press, .machine]

        init(rawValue: String) {
            switch rawValue {
            case "press":
                self = .press
            case "machine":
                self = .machine
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .press:
                return "press"
            case .machine:
                return "machine"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct Lathe: Codable, Hashable, Sendable {
    let kind: Kind
    let isLoud: Bool?
    let state: State
    let site: Site?
    let colour: Colour?

    init(kind: Kind, isLoud: Bool? = nil, state: State, site: Site? = nil, colour: Colour? = nil) {
        self.kind = kind
        self.isLoud = isLoud
        self.state = state
        self.site = site
        self.colour = colour
    }

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case lathe
        case machine
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.lathe, .machine]

        init(rawValue: String) {
            switch rawValue {
            case "lathe":
                self = .lathe
            case "machine":
                self = .machine
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .lathe:
                return "lathe"
            case .machine:
                return "machine"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum State: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case on
        case off
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.on, .off]

        init(rawValue: String) {
            switch rawValue {
            case "on":
                self = .on
            case "off":
                self = .off
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .on:
                return "on"
            case .off:
                return "off"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Site: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case north
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.north]

        init(rawValue: String) {
            switch rawValue {
            case "north":
                self = .north
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .north:
                return "north"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    nonisolated enum Colour: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case grey
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.grey]

        init(rawValue: String) {
            switch rawValue {
            case "grey":
                self = .grey
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .grey:
                return "grey"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}
