import Harbour
import Testing

@Suite struct RollTests {
    @Test func shipsAreInOrder() async throws {
        let gateway = StubShipGateway()
        gateway.listShipsSpy.result = .success([Ship(id: "1", name: "Marie"), Ship(id: "2", name: "Albatros")])
        #expect(try await Roll(gateway: gateway).names() == ["Albatros", "Marie"])
    }

    @Test func catalogueNamesAllRequests() {
        #expect(ShipCatalogue.allCases.map(\.rawValue) == ["listShips", "moveShip"])
    }
}
