import FerryKit
import Foundation
import Testing

@testable import FerryByHand

@Suite struct CrossingTests {
    private let client = PierClient(reply: #"[{"id": 3, "harbour": "Skerry", "departsAt": "08:15", "seats": 40}]"#)
    private var repository: any CrossingRepository { CrossingRepositoryImpl(client: client) }

    @Test func crossingsComePageByPage() async throws {
        let crossings = try await repository.crossings(harbour: "Skerry", day: "2026-06-21", page: 2)
        #expect(crossings.map(\.seats) == [40])
        #expect(client.sent == ["GET /v1/crossings?from=Skerry&day=2026-06-21&page=2"])
    }

    @Test func aDayMayBeLeftOut() {
        let request = CrossingRequest.crossings(harbour: "Skerry", day: nil, page: 1)
        #expect(request.queryItems.map(\.name) == ["from", "page"])
    }

    @Test func roomIsSoughtByVehicle() async throws {
        _ = try await repository.crossingsWithRoom(vehicle: .car, seats: 4)
        _ = try await repository.crossingsWithRoom(vehicle: .van, seats: nil)
        #expect(client.sent == ["GET /v1/crossings/with/car?min_seats=4", "GET /v1/crossings/with/van"])
    }

    @Test func aCrossingHasItsOwnAddress() {
        #expect(CrossingRequest.crossing(id: 3).path == "/v1/crossings/3")
        #expect(CrossingRequest.crossing(id: 3).verb == .get)
    }
}
