typealias Boats = any BoatsRepository
typealias Berths = any BerthsRepository

extension Queries<any BoatsRepository> {
    func rename(_ id: Int, _ text: String) async throws { _ = try await renameBoat(id: id, Name(text: text)) }
}
