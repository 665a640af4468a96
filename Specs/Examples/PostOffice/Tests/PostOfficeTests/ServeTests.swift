import Foundation
import PostOffice
import Testing

/// The same replies in another process: `netlayer serve postoffice.yaml`, whose address `NETLAYER_SERVER` holds.
@Suite(.enabled(if: ServeTests.address != nil))
struct ServeTests {
    static let address: URL? = ProcessInfo.processInfo.environment["NETLAYER_SERVER"].flatMap { URL(string: $0) }

    @Test func theServerRepliesAsItIsTold() async throws {
        let address: URL = try #require(ServeTests.address)
        let server = NetlayerServer(address)
        let credentials = RefreshingCredentials(token: "any") { _ in "any" }
        let client = HTTPClient(baseURL: address.absoluteString, credentials: credentials)
        let desk = Desk(PostOffice(client: client).parcels)
        try await server.forgetCalls()
        try await server.reply(to: .fetchParcel, inOrder: .notFound(Problem(message: "gone")))
        #expect(await desk.whereIs("9") == "gone")
        try await server.reply(to: .fetchParcel, with: .ok(Parcel(id: "9", to: "Ada")))
        #expect(await desk.whereIs("9") == "on its way to Ada")
        #expect(try await server.calls().map(\.status) == [404, 200])
        try await server.endScenario()
    }
}
