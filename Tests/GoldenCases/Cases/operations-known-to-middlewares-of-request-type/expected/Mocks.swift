import Foundation

/// Replaces `PetsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockPetsRepository: PetsRepository {
    public let getPetSpy = MockMethod<Int, Void>("PetsRepository.getPet(id:)")
    public let deletePetsByIdSpy = MockMethod<Int, Void>("PetsRepository.deletePetsById(id:)")

    public init() {}

    public var getPetResult: Result<Void, any Error>? {
        get { getPetSpy.result }
        set { getPetSpy.result = newValue }
    }

    public var deletePetsByIdResult: Result<Void, any Error>? {
        get { deletePetsByIdSpy.result }
        set { deletePetsByIdSpy.result = newValue }
    }

    public func getPet(id: Int) async -> Result<Void, any Error> {
        await getPetSpy.result(of: id)
    }

    public func deletePetsById(id: Int) async -> Result<Void, any Error> {
        await deletePetsByIdSpy.result(of: id)
    }
}

/// Replaces `SearchRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockSearchRepository: SearchRepository {
    public let searchAllSpy = MockMethod<Void, Void>("SearchRepository.searchAll()")

    public init() {}

    public var searchAllResult: Result<Void, any Error>? {
        get { searchAllSpy.result }
        set { searchAllSpy.result = newValue }
    }

    public func searchAll() async -> Result<Void, any Error> {
        await searchAllSpy.result(of: ())
    }
}
