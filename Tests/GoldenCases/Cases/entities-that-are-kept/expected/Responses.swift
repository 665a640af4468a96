import Foundation

/// The response of `GET /stores` and its headers.
nonisolated struct ListStoresResponse: ResponseDecodable, Codable {
    let body: Stores
    let totalCount: Int

    init(body: Stores, totalCount: Int) {
        self.body = body
        self.totalCount = totalCount
    }

    init(reply: HTTPReply) throws {
        let response: RawStores = try reply.value(RawStores.self)
        body = try response.map { try Store($0) }
        totalCount = try reply.requiredHeader("X-Total-Count", as: Int.self)
    }
}

/// The successful responses of `POST /stores`.
nonisolated enum AddStoreResponse: ResponseDecodable {
    /// Made.
    case created(Store)
    /// Later.
    case accepted(AddStoreResponseAccepted)

    init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 201:
            let response: RawStore = try reply.value(RawStore.self)
            self = .created(try Store(response))
        case 202:
            let response: RawAddStoreResponseAccepted = try reply.value(RawAddStoreResponseAccepted.self)
            self = .accepted(AddStoreResponseAccepted(response))
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
