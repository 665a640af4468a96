import Foundation

struct Vet {
    func shots() async throws -> Sheet {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://vet.example/shots")!)
        struct Reply: Decodable { let sheet: Sheet }
        return try JSONDecoder().decode(Reply.self, from: data).sheet
    }
    func report(_ note: Note) async throws {
        var request = URLRequest(url: URL(string: "https://vet.example/notes")!)
        request.httpMethod = "POST"
        struct Report: Encodable { let note: Note, isUrgent: Bool }
        request.httpBody = try JSONEncoder().encode(Report(note: note, isUrgent: false))
        _ = try await URLSession.shared.data(for: request)
    }
}
