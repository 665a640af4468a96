import Foundation
import Swift

nonisolated protocol TripsRepository: Sendable {
    func listTrips(longest: Duration?) async throws -> [Trip]
}

nonisolated extension TripsRepository {
    func listTrips(longest: Duration? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Trip] {
        try await listTrips(longest: longest)
    }
}

nonisolated final class TripsRepositoryImpl: TripsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listTrips(longest: Duration?) async throws -> [Trip] {
        try await apiService.request(TripsEndpoint.listTrips(longest: longest))
    }
}
