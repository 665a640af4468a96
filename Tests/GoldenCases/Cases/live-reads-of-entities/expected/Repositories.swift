import Foundation

nonisolated final class CranesRepository: CranesRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func fetchCrane(id: Int) async throws -> Crane {
        try await BackgroundWork.run {
            let response: CraneDTO = try await client.request(CranesEndpoint.getCrane(id: id))
            return try EntityConversionError.located(in: "getCrane", "/cranes/{id}", Crane(response))
        }
    }

    func fetchLoad(id: Int) async throws -> Load {
        try await BackgroundWork.run {
            let response: LoadDTO = try await client.request(CranesEndpoint.getLoad(id: id))
            return Load(response)
        }
    }
}
