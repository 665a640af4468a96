import Bakery
import Testing

@Suite struct BreadTests {
    @Test func useCaseAsksTheRepository() async throws {
        let breads = try await FetchBreadsUseCase(repository: Oven()).execute()
        #expect(breads.map(\.name) == ["Rye"])
    }

    /// Written by hand: this pack's options leave the mocks out.
    private struct Oven: BreadRepositoryProtocol {
        func fetchBreads() async throws -> [Bread] { [Bread(id: "1", name: "Rye")] }
        func reserveBread(id: String) async throws {}
    }
}
