import Foundation

nonisolated struct Settings: Codable, Hashable, Sendable {
    let pages: Int?
    let copies: Int?
    let speed: Speed?

    init(pages: Int? = nil, copies: Int? = nil, speed: Speed? = nil) {
        self.pages = pages
        self.copies = copies
        self.speed = speed
    }

    nonisolated enum Speed: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case core
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.core]

        init(rawValue: String) {
            switch rawValue {
            case "core":
                self = .core
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .core:
                return "core"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated enum PrintRequest: Codable, Hashable, Sendable {
    case core(Core)
    case core2(Core2)

    nonisolated struct Core: Codable, Hashable, Sendable {
        let pages: Int
        let copies: Int?
        let speed: Nullable<Settings.Speed>?

        init(pages: Int, copies: Int? = nil, speed: Nullable<Settings.Speed>? = nil) {
            self.pages = pages
            self.copies = copies
            self.speed = speed
        }
    }

    nonisolated struct Core2: Codable, Hashable, Sendable {
        let pages: Int?
        let copies: Int
        let speed: Nullable<Settings.Speed>?

        init(pages: Int? = nil, copies: Int, speed: Nullable<Settings.Speed>? = nil) {
            self.pages = pages
            self.copies = copies
            self.speed = speed
        }
    }

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(
                Core.self,
                keys: ["pages", "copies", "speed"],
                required: ["pages"],
                where: { [nil, Settings.Speed.core].contains($0.speed?.value) }
            ) { .core($0) },
            .object(
                Core2.self,
                keys: ["pages", "copies", "speed"],
                required: ["copies"],
                where: { [nil, Settings.Speed.core].contains($0.speed?.value) }
            ) { .core2($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .core(let value):
            try container.encode(value)
        case .core2(let value):
            try container.encode(value)
        }
    }
}
