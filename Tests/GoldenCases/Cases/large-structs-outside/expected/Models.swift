import Foundation

nonisolated struct Event: Codable, Hashable, Sendable {
    @Indirect var subject: Repository
    @Indirect var earlier: Repository?
    let related: [Repository]
    let actor: ActorModel
    let source: Source

    init(subject: Repository, earlier: Repository? = nil, related: [Repository], actor: ActorModel, source: Source) {
        _subject = Indirect(subject)
        _earlier = Indirect(earlier)
        self.related = related
        self.actor = actor
        self.source = source
    }
}

nonisolated struct ActorModel: Codable, Hashable, Sendable {
    let name: String
}

nonisolated indirect enum Source: Codable, Hashable, Sendable {
    case repository(Repository)
    case string(String)

    init(from decoder: any Decoder) throws {
        let candidates: [UnionCandidate<Self>] = [
            .object(Repository.self) { .repository($0) },
            .string(String.self) { .string($0) },
        ]
        self = try UnionDecoder(decoder).bestMatch(candidates)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        switch self {
        case .repository(let value):
            try container.encode(value)
        case .string(let value):
            try container.encode(value)
        }
    }
}

nonisolated struct Repository: Codable, Hashable, Sendable {
    let id: String
    let note1: String?
    let note2: String?
    let note3: String?
    let note4: String?
    let note5: String?
    let note6: String?
    let note7: String?
    let note8: String?
    let note9: String?
    let note10: String?
    let note11: String?
    let note12: String?
    let note13: String?
    let note14: String?
    let note15: String?
    let note16: String?
    let note17: String?
    let note18: String?
    let note19: String?
    let note20: String?
    let note21: String?
    let note22: String?
    let note23: String?
    let note24: String?

    init(
        id: String,
        note1: String? = nil,
        note2: String? = nil,
        note3: String? = nil,
        note4: String? = nil,
        note5: String? = nil,
        note6: String? = nil,
        note7: String? = nil,
        note8: String? = nil,
        note9: String? = nil,
        note10: String? = nil,
        note11: String? = nil,
        note12: String? = nil,
        note13: String? = nil,
        note14: String? = nil,
        note15: String? = nil,
        note16: String? = nil,
        note17: String? = nil,
        note18: String? = nil,
        note19: String? = nil,
        note20: String? = nil,
        note21: String? = nil,
        note22: String? = nil,
        note23: String? = nil,
        note24: String? = nil
    ) {
        self.id = id
        self.note1 = note1
        self.note2 = note2
        self.note3 = note3
        self.note4 = note4
        self.note5 = note5
        self.note6 = note6
        self.note7 = note7
        self.note8 = note8
        self.note9 = note9
        self.note10 = note10
        self.note11 = note11
        self.note12 = note12
        self.note13 = note13
        self.note14 = note14
        self.note15 = note15
        self.note16 = note16
        self.note17 = note17
        self.note18 = note18
        self.note19 = note19
        self.note20 = note20
        self.note21 = note21
        self.note22 = note22
        self.note23 = note23
        self.note24 = note24
    }
}
