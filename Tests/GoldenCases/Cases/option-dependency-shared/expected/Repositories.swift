import Foundation

public nonisolated protocol BoatRepository: Sendable {
    func listBoats(page: Int?) async throws -> [Boat]
    func deleteBoat(id: Int) async throws
}

nonisolated extension BoatRepository {
    public func listBoats(page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Boat] {
        try await listBoats(page: page)
    }
}

public nonisolated struct BoatRepositoryImpl: BoatRepository {
    public init() {}

    public func listBoats(page: Int?) async throws -> [Boat] {
        try await APIServiceImpl.shared.request(BoatEndpoint.listBoats(page: page))
    }

    public func deleteBoat(id: Int) async throws {
        try await APIServiceImpl.shared.send(BoatEndpoint.deleteBoat(id: id))
    }
}
