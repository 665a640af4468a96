import Foundation

nonisolated enum Pet: Codable, Hashable, Sendable {
    case cat(Cat)
    case dog(Dog)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Cat.self, keys: ["name"]) { .cat($0) },
            .object(Dog.self, keys: ["name"]) { .dog($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .cat(let value):
            try container.encode(value)
        case .dog(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Cat: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct Dog: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}
