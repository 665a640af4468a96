import Foundation

nonisolated protocol BoatRepository: Sendable {
    func listBoats(page: Int?) async -> Result<[Boat], any Error>
    func deleteBoat(id: Int) async -> Result<Void, any Error>
}

nonisolated extension BoatRepository {
    func listBoats(
        page: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async -> Result<[Boat], any Error> {
        await listBoats(page: page)
    }
}

nonisolated final class BoatRepositoryImpl: BoatRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(page: Int?) async -> Result<[Boat], any Error> {
        do {
            return .success(try await apiService.request(BoatEndpoint.listBoats(page: page)))
        } catch {
            return .failure(error)
        }
    }

    func deleteBoat(id: Int) async -> Result<Void, any Error> {
        do {
            return .success(try await apiService.send(BoatEndpoint.deleteBoat(id: id)))
        } catch {
            return .failure(error)
        }
    }
}
