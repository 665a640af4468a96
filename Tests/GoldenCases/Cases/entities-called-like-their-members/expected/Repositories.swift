import Foundation

nonisolated final class QueriesRepository: QueriesRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func addQuery(_ request: Query) async throws -> Query {
        let response: QueryDTO = try await client.request(QueriesEndpoint.addQuery(QueryDTO(request)))
        return Query(response)
    }
}
