import Foundation

/// Replaces `AnimalsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAnimalsRepository: AnimalsRepository {
    let animalsSpy = MockMethod<Void, [Animal]>("AnimalsRepository.animals()")

    init() {}

    func animals() async throws -> [Animal] {
        try await animalsSpy.call(())
    }
}

/// Replaces `VehiclesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockVehiclesRepository: VehiclesRepository {
    let vehiclesSpy = MockMethod<Void, [Vehicle]>("VehiclesRepository.vehicles()")

    init() {}

    func vehicles() async throws -> [Vehicle] {
        try await vehiclesSpy.call(())
    }
}
