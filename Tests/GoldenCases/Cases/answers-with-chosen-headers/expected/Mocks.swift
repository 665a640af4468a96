import Foundation

/// Stands in for `ApplesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockApplesRepository: ApplesRepository {
    let listApplesSpy = MockMethod<Void, ListApplesResponse>("ApplesRepository.listApples()")

    init() {}

    func listApples() async throws -> ListApplesResponse {
        try await listApplesSpy.call(())
    }
}

/// Stands in for `PearsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPearsRepository: PearsRepository {
    let listPearsSpy = MockMethod<Void, [String]>("PearsRepository.listPears()")

    init() {}

    func listPears() async throws -> [String] {
        try await listPearsSpy.call(())
    }
}

/// Stands in for `PlumsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockPlumsRepository: PlumsRepository {
    let listPlumsSpy = MockMethod<Void, ListPlumsResponse>("PlumsRepository.listPlums()")

    init() {}

    func listPlums() async throws -> ListPlumsResponse {
        try await listPlumsSpy.call(())
    }
}

/// Stands in for `CherriesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockCherriesRepository: CherriesRepository {
    let listCherriesSpy = MockMethod<Void, ListCherriesResponse>("CherriesRepository.listCherries()")

    init() {}

    func listCherries() async throws -> ListCherriesResponse {
        try await listCherriesSpy.call(())
    }
}

/// Stands in for `QuincesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockQuincesRepository: QuincesRepository {
    let listQuincesSpy = MockMethod<Void, ListQuincesResponse>("QuincesRepository.listQuinces()")

    init() {}

    func listQuinces() async throws -> ListQuincesResponse {
        try await listQuincesSpy.call(())
    }
}
