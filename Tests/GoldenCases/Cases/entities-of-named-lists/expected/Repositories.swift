import Foundation

nonisolated final class TeasRepository: TeasRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func addTea(_ request: Tea) async throws {
        try await BackgroundWork.run {
            try await client.send(TeasEndpoint.addTea(TeaDTO(request)))
        }
    }
}

nonisolated final class MoodsRepository: MoodsRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func setMoods(_ request: Moods) async throws {
        try await client.send(MoodsEndpoint.setMoods(request))
    }
}
