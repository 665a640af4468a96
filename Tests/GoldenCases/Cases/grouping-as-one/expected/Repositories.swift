import Foundation

package protocol GroupingAsOneRepository: Sendable {
    func addShip(payload: Ship) async throws
    func listTides() async throws -> [PlainDate]
}

package final class GroupingAsOneRepositoryImpl: GroupingAsOneRepository {
    private let apiService: any APIService

    package init(apiService: any APIService) {
        self.apiService = apiService
    }

    package func addShip(payload: Ship) async throws {
        try await apiService.send(GroupingAsOneEndpoint.addShip(payload: payload))
    }

    package func listTides() async throws -> [PlainDate] {
        try await apiService.request(GroupingAsOneEndpoint.listTides)
    }
}
