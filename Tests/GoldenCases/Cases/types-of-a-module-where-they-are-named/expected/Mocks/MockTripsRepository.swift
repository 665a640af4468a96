import Foundation
import Swift

/// Replaces `TripsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockTripsRepository: TripsRepository {
    let listTripsSpy = MockMethod<Duration?, [Trip]>("TripsRepository.listTrips(longest:)")

    init() {}

    func listTrips(longest: Duration?) async throws -> [Trip] {
        try await listTripsSpy.call(longest)
    }
}
