import Foundation

/// Replaces `PetsRepository` in tests: each method records its calls and answers as stubbed.
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

/// Replaces `SearchRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchAllSpy = MockMethod<Void, Void>("SearchRepository.searchAll()")

    init() {}

    func searchAll() async throws {
        try await searchAllSpy.call(())
    }
}
