import PostOffice
import Testing

extension APIScenario {
    static let gone = APIScenario { $0.reply(to: .fetchParcel, with: .notFound(Problem(message: "gone"))) }

    static func sent(to name: String) -> APIScenario {
        APIScenario { $0.reply(to: .fetchParcel, with: .ok(Parcel(id: "9", to: name))) }
    }
}

/// All tests share the desk and its client; each has replies of its own.
@Suite(.api(.gone)) struct ScenarioTests {
    private static let desk = Desk(PostOffice(client: HTTPClient(transport: ScenarioTransport())).parcels)

    @Test func missingParcelsAreExplained() async {
        #expect(await Self.desk.whereIs("9") == "gone")
    }

    @Test(.api(.sent(to: "Ada"))) func parcelsAreFound() async {
        #expect(await Self.desk.whereIs("9") == "on its way to Ada")
    }

    @Test(arguments: 1...50) func testsInParallelDoNotMeet(number: Int) async throws {
        let transport = try #require(ScenarioTransport.current)
        transport.reply(to: .fetchParcel, with: .ok(Parcel(id: "9", to: "\(number)")))
        for _ in 1...5 {
            await Task.yield()
            #expect(await Self.desk.whereIs("9") == "on its way to \(number)")
        }
        #expect(transport.requests.count == 5)
    }

    /// What isn't part of a test gets no reply of one.
    @Test func othersGetNothing() async {
        let text = await Task.detached { await Self.desk.whereIs("9") }.value
        #expect(text.contains("outside of a test with the trait '.api'"))
    }
}
