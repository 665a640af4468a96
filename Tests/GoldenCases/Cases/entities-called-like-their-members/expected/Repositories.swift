import Foundation

nonisolated final class QueriesRepository: QueriesRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func addQuery(_ request: Query) async throws -> Query {
        try await BackgroundWork.run {
            let response: QueryDTO = try await client.request(QueriesEndpoint.addQuery(QueryDTO(request)))
            return Query(response)
        }
    }
}
