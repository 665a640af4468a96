import Foundation

nonisolated struct Folder: Codable, Hashable, Sendable {
    let name: String
    let folders: [Folder]
    let byName: [String: Folder]?
    @Indirect var parent: Folder?
    let owner: Person

    init(name: String, folders: [Folder], byName: [String: Folder]? = nil, parent: Folder? = nil, owner: Person) {
        self.name = name
        self.folders = folders
        self.byName = byName
        _parent = Indirect(parent)
        self.owner = owner
    }
}

nonisolated struct Person: Codable, Hashable, Sendable {
    let name: String
    @Indirect var home: Folder?
    @Indirect var friend: Person?

    init(name: String, home: Folder? = nil, friend: Person? = nil) {
        self.name = name
        _home = Indirect(home)
        _friend = Indirect(friend)
    }
}

nonisolated indirect enum Expression: Codable, Hashable, Sendable {
    case sum(Sum)
    case integer(Int)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Sum.self) { .sum($0) },
            .integer(Int.self) { .integer($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .sum(let value):
            try container.encode(value)
        case .integer(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Sum: Codable, Hashable, Sendable {
    let left: Expression
    let right: Expression
}

nonisolated struct Hen: Codable, Hashable, Sendable {
    @Indirect var egg: Egg

    init(egg: Egg) {
        _egg = Indirect(egg)
    }
}

nonisolated struct Egg: Codable, Hashable, Sendable {
    let hen: Hen
}

nonisolated struct Farm: Codable, Hashable, Sendable {
    let hens: [Hen]
}
