import Ferry
import FerryKit
import Foundation

/// Says what the app would send, and replies from memory.
struct Rehearsal: FerryClient {
    func load<Value: Decodable & Sendable>(_ request: any FerryRequest) async throws -> Value {
        try await perform(request)
        let reply = #"[{"id": 3, "harbour": "Skerry", "departsAt": "08:15", "seats": 40}]"#
        return try JSONDecoder().decode(Value.self, from: Data(reply.utf8))
    }

    func perform(_ request: any FerryRequest) async throws {
        print(request.verb.rawValue, try OnlineClient().urlRequest(request).url?.absoluteString ?? "")
    }
}

for line in try await Timetable(client: Rehearsal()).lines(from: "Skerry", on: "2026-06-21") { print(line) }
