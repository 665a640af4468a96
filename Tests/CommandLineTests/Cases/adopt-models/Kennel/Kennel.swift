import Foundation

class Creature: Codable { let id: Int }

final class Dog: Creature { let bark: String }

struct Weight: Codable {
    let grams: Double
    init(from decoder: Decoder) throws { grams = Double(try decoder.singleValueContainer().decode(String.self)) ?? 0 }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(grams))
    }
}

struct Visit: Codable {
    enum Shot: String, Codable { case rabies, flu }
    let dog: Dog
    let weight: Weight
    let day: Date
    let notes: [String?]
    let shots: [Shot: Int]
}

struct Kennel {
    let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }()
    func visit() async throws -> Visit {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://kennel.example/visit")!)
        return try decoder.decode(Visit.self, from: data)
    }
}
