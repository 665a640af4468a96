import Foundation
import Swift

/// Stands in for `TripsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockTripsRepository: TripsRepository {
    let listTripsSpy = MockMethod<Duration?, [Trip]>("TripsRepository.listTrips(longest:)")

    init() {}

    func listTrips(longest: Duration?) async throws -> [Trip] {
        try await listTripsSpy.call(longest)
    }
}
