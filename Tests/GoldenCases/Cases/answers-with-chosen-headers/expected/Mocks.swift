import Foundation

/// Replaces `ApplesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockApplesRepository: ApplesRepository {
    let listApplesSpy = MockMethod<Void, ListApplesResponse>("ApplesRepository.listApples()")

    init() {}

    func listApples() async throws -> ListApplesResponse {
        try await listApplesSpy.call(())
    }
}

/// Replaces `PearsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPearsRepository: PearsRepository {
    let listPearsSpy = MockMethod<Void, [String]>("PearsRepository.listPears()")

    init() {}

    func listPears() async throws -> [String] {
        try await listPearsSpy.call(())
    }
}

/// Replaces `PlumsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPlumsRepository: PlumsRepository {
    let listPlumsSpy = MockMethod<Void, ListPlumsResponse>("PlumsRepository.listPlums()")

    init() {}

    func listPlums() async throws -> ListPlumsResponse {
        try await listPlumsSpy.call(())
    }
}

/// Replaces `CherriesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCherriesRepository: CherriesRepository {
    let listCherriesSpy = MockMethod<Void, ListCherriesResponse>("CherriesRepository.listCherries()")

    init() {}

    func listCherries() async throws -> ListCherriesResponse {
        try await listCherriesSpy.call(())
    }
}

/// Replaces `QuincesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockQuincesRepository: QuincesRepository {
    let listQuincesSpy = MockMethod<Void, ListQuincesResponse>("QuincesRepository.listQuinces()")

    init() {}

    func listQuinces() async throws -> ListQuincesResponse {
        try await listQuincesSpy.call(())
    }
}
