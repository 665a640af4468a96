import Foundation

/// Stands in for `PetsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPetsRepository: PetsRepository {
    let fetchPetSpy = MockMethod<Int, Void>("PetsRepository.fetchPet(id:)")
    let deletePetsByIdSpy = MockMethod<Int, Void>("PetsRepository.deletePetsById(id:)")

    init() {}

    func fetchPet(id: Int) async throws {
        try await fetchPetSpy.call(id)
    }

    func deletePetsById(id: Int) async throws {
        try await deletePetsByIdSpy.call(id)
    }
}

/// Stands in for `SearchRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchAllSpy = MockMethod<Void, Void>("SearchRepository.searchAll()")

    init() {}

    func searchAll() async throws {
        try await searchAllSpy.call(())
    }
}
