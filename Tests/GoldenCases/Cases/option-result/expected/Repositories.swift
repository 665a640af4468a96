import Foundation

nonisolated protocol BoatRepository: Sendable {
    func listBoats(page: Int?) async -> Result<[Boat], Error>
    func deleteBoat(id: Int) async -> Result<Void, Error>
}

nonisolated extension BoatRepository {
    func listBoats() async -> Result<[Boat], Error> {
        await listBoats(page: nil)
    }
}

nonisolated final class BoatRepositoryImpl: BoatRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(page: Int?) async -> Result<[Boat], Error> {
        do {
            return .success(try await apiService.request(BoatEndpoint.listBoats(page: page)))
        } catch {
            return .failure(error)
        }
    }

    func deleteBoat(id: Int) async -> Result<Void, Error> {
        do {
            return .success(try await apiService.send(BoatEndpoint.deleteBoat(id: id)))
        } catch {
            return .failure(error)
        }
    }
}
