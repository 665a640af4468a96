import Foundation

/// Replaces `PapersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPapersRepository: PapersRepository {
    let listPapersSpy = MockMethod<Void, [Paper]>("PapersRepository.listPapers()")
    let createPaperSpy = MockMethod<Paper, Paper>("PapersRepository.createPaper(_:)")
    let fetchPaperSpy = MockMethod<Int, Paper>("PapersRepository.fetchPaper(id:)")

    init() {}

    func listPapers() async throws -> [Paper] {
        try await listPapersSpy.call(())
    }

    func createPaper(_ request: Paper) async throws -> Paper {
        try await createPaperSpy.call(request)
    }

    func fetchPaper(id: Int) async throws -> Paper {
        try await fetchPaperSpy.call(id)
    }
}
