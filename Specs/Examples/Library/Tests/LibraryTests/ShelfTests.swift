import Library
import Testing

@Suite struct ShelfTests {
    private let repository = MockBookRepository()

    /// The generated mock keeps entities in memory: what is created can be listed.
    @Test func addedBooksAreOnTheShelf() async throws {
        repository.fetchBooksSpy.result = .success([])
        try await Shelf(repository: repository).add("The Dispossessed", by: "Le Guin")
        #expect(repository.createBookSpy.callCount == 1)
        #expect(repository.createBookSpy.calls.first?.author == "Le Guin")
    }

    @Test func booksAreNotAddedTwice() async throws {
        repository.fetchBooksSpy.result = .success([Book(id: "1", title: "Orsinia", author: "Le Guin")])
        try await Shelf(repository: repository).add("Orsinia", by: "Le Guin")
        #expect(repository.createBookSpy.callCount == 0)
    }

    @Test func failuresReachTheCaller() async {
        repository.fetchBooksSpy.result = .failure(Closed())
        await #expect(throws: Closed.self) { try await Shelf(repository: repository).titles(by: "Le Guin") }
    }

    private struct Closed: Error {}
}
