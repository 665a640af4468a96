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

    /// Replies by the operation and the status: a name that the description no longer has doesn't compile.
    @Test func repliesAreNamed() async throws {
        let transport = MemoryTransport()
        transport.reply(to: .fetchParcel, inOrder: .status(503), .notFound(Problem(message: "gone")))
        transport.reply(to: .fetchParcel, with: .ok(Parcel(id: "9", to: "Ada")))
        let client = HTTPClient(transport: transport, retryPolicy: RetryPolicy(baseDelay: 0))
        let desk = Desk(PostOffice(client: client).parcels)
        #expect(await desk.whereIs("9") == "gone")
        #expect(await desk.whereIs("9") == "on its way to Ada")
        transport.reply(to: .fetchParcel, with: .malformed)
        await #expect(throws: NetworkError.self) { try await PostOffice(client: client).parcels.fetchParcel(id: "9") }
        transport.reply(to: .listParcels, with: .timeout)
        await #expect(throws: NetworkError.self) { try await desk.count() }
    }

    /// A request that no test asked for says what it is.
    @Test func unexpectedRequestsAreNamed() async throws {
        let transport = MemoryTransport()
        transport.reply(to: .listParcels, with: .ok([]))
        let desk = Desk(PostOffice(client: HTTPClient(transport: transport)).parcels)
        #expect(await desk.whereIs("9").contains("'fetchParcel' (GET /parcels/{id}) was called"))
    }

    /// The server itself.
    @Test func tokensAreRefreshed() async throws {
        let server = try PostOfficeServer().start()
        let client = PostOffice.client(at: server.baseURL)
        let parcels = try await PostOffice(client: client).parcels.listParcels()
        #expect(parcels.map(\.to) == ["Ada"])
    }

    /// Each call of a mock gets a stream of its own.
    @Test func parcelsAreFollowedToTheEnd() async throws {
        let repository = MockParcelRepository()
        repository.trackParcelSpy.stub { _ in
            AsyncThrowingStream { continuation in
                for place in ["Lima", "Quito", "Oslo"] {
                    continuation.yield(ServerSentEvent(data: Stop(place: place)))
                }
                continuation.finish()
            }
        }
        var places: [String] = []
        try await Desk(repository).follow("1", to: "Quito") { places.append($0) }
        #expect(places == ["Lima", "Quito"])
    }

    /// The pages of a mock are what the method for one page returns.
    @Test func stopsAreReadPageByPage() async throws {
        let repository = MockParcelRepository()
        repository.listStopsSpy.stub(inOrder: [
            .success(StopPage(stops: [Stop(place: "Lima")], next: "2")),
            .success(StopPage(stops: [Stop(place: "Oslo")])),
        ])
        #expect(try await Desk(repository).hasPassed("Oslo", "1"))
        #expect(repository.listStopsSpy.callCount == 2)
    }

    /// Streams and pages of the server itself.
    @Test func stopsComeFromTheServer() async throws {
        let server = try PostOfficeServer().start()
        let desk = Desk(PostOffice(client: PostOffice.client(at: server.baseURL)).parcels)
        var places: [String] = []
        try await desk.follow("1", to: "Oslo") { places.append($0) }
        #expect(places == ["Lima", "Quito", "Oslo"])
        #expect(try await desk.hasPassed("Oslo", "1"))
        #expect(try await !desk.hasPassed("Rome", "1"))
    }
}
