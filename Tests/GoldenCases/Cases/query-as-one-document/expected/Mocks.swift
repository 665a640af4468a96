import Foundation

/// Stands in for `SearchRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockSearchRepository: SearchRepository {
    let searchSpy = MockMethod<(filter: Filter, session: String?, flags: [Int]?), Void>(
        "SearchRepository.search(filter:session:flags:)"
    )

    init() {}

    func search(filter: Filter, session: String?, flags: [Int]?) async throws {
        try await searchSpy.call((filter: filter, session: session, flags: flags))
    }
}

/// Stands in for `FormRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockFormRepository: FormRepository {
    let searchByFormSpy = MockMethod<Filter?, Void>("FormRepository.searchByForm(filter:)")

    init() {}

    func searchByForm(filter: Filter?) async throws {
        try await searchByFormSpy.call(filter)
    }
}
