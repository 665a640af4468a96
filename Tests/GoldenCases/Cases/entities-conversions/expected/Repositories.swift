import Foundation

nonisolated final class ValuesRepository: ValuesRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func fetchValues() async throws -> Values {
        let response: ValuesDTO = try await client.request(ValuesEndpoint.getValues)
        return try Values(response)
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func putValues(_ request: Values) async throws {
        try await client.send(ValuesEndpoint.putValues(ValuesDTO(request)))
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func fetchSome() async throws -> Some {
        let response: SomeDTO = try await client.request(ValuesEndpoint.getSome)
        return try Some(response)
    }

    #if compiler(>=6.2)
        @concurrent
    #endif
    func putSome(_ request: Some) async throws {
        try await client.send(ValuesEndpoint.putSome(SomeDTO(request)))
    }
}
