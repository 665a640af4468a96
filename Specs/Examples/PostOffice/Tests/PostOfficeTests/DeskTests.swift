import Foundation
import PostOffice
import PostOfficeServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct DeskTests {
    /// A mock of the repository: nothing of the client is involved.
    @Test func missingParcelsAreExplained() async {
        let repository = MockParcelRepository()
        let reply = HTTPReply.json(#"{"message": "gone"}"#, statusCode: 404)
        let error = NetworkError.status(code: 404, body: Problem(message: "gone"), reply: reply)
        repository.fetchParcelSpy.stub(throwing: error)
        #expect(await Desk(repository).whereIs("9") == "gone")
    }

    /// A transport in memory: all of the client is involved, and no network.
    @Test func parcelsAreHandedInOnce() async throws {
        let busy = HTTPReply(statusCode: 503)
        let transport = MemoryTransport(busy, .json(#"{"id": "2", "to": "Ada"}"#, statusCode: 201))
        let client = HTTPClient(transport: transport, retryPolicy: RetryPolicy(baseDelay: 0))
        #expect(try await Desk(PostOffice(client: client).parcels).handIn(to: "Ada", grams: 5).id == "2")
        let keys = transport.requests.map { $0.value(forHTTPHeaderField: "Idempotency-Key") }
        #expect(keys.count == 2 && keys[0] != nil && keys[0] == keys[1])
    }

    /// The server itself.
    @Test func tokensAreRefreshed() async throws {
        let server = try PostOfficeServer().start()
        let client = PostOffice.client(at: server.baseURL)
        let parcels = try await PostOffice(client: client).parcels.listParcels()
        #expect(parcels.map(\.to) == ["Ada"])
    }
}
