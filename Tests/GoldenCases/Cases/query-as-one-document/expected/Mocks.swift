import Foundation

/// Replaces `SearchRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<(filter: Filter, session: String?, flags: [Int]?), Void>(
        "SearchRepository.search(filter:session:flags:)"
    )

    init() {}

    func search(filter: Filter, session: String?, flags: [Int]?) async throws {
        try await searchSpy.call((filter: filter, session: session, flags: flags))
    }
}

/// Replaces `FormRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockFormRepository: FormRepository {
    let searchByFormSpy = MockMethod<Filter?, Void>("FormRepository.searchByForm(filter:)")

    init() {}

    func searchByForm(filter: Filter?) async throws {
        try await searchByFormSpy.call(filter)
    }
}
