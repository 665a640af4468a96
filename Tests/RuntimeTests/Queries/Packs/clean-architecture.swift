typealias Boats = any BoatsRepositoryProtocol
typealias Berths = any BerthsRepositoryProtocol

extension Queries<any BoatsRepositoryProtocol> {
    func rename(_ id: Int, _ text: String) async throws { _ = try await renameBoat(id: id, Name(text: text)) }
}
