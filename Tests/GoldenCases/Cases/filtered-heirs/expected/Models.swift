import Foundation

nonisolated struct Pet: Codable, Hashable, Sendable {
    let collar: Collar?

    init(collar: Collar? = nil) {
        self.collar = collar
    }

    nonisolated struct Collar: Codable, Hashable, Sendable {
        let size: Int?

        init(size: Int? = nil) {
            self.size = size
        }
    }
}

nonisolated struct Dog: Codable, Hashable, Sendable {
    let collar: Pet.Collar?
    let id: Int?
    let marks: [String]?
    let bark: String?

    init(collar: Pet.Collar? = nil, id: Int? = nil, marks: [String]? = nil, bark: String? = nil) {
        self.collar = collar
        self.id = id
        self.marks = marks
        self.bark = bark
    }
}
