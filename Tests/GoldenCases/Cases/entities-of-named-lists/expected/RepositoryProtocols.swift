import Foundation

nonisolated protocol TeasRepositoryProtocol: Sendable {
    func addTea(_ request: Tea) async throws
}

nonisolated protocol MoodsRepositoryProtocol: Sendable {
    func setMoods(_ request: Moods) async throws
}
