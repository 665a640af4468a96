import Foundation

nonisolated final class ValuesRepository: ValuesRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func fetchValues() async throws -> Values {
        try await BackgroundWork.run {
            let response: ValuesDTO = try await client.request(ValuesEndpoint.getValues)
            return try EntityConversionError.located(in: "getValues", "/values", Values(response))
        }
    }

    func putValues(_ request: Values) async throws {
        try await BackgroundWork.run {
            try await client.send(ValuesEndpoint.putValues(ValuesDTO(request)))
        }
    }

    func fetchSome() async throws -> Some {
        try await BackgroundWork.run {
            let response: SomeDTO = try await client.request(ValuesEndpoint.getSome)
            return try EntityConversionError.located(in: "getSome", "/some", Some(response))
        }
    }

    func putSome(_ request: Some) async throws {
        try await BackgroundWork.run {
            try await client.send(ValuesEndpoint.putSome(SomeDTO(request)))
        }
    }
}
