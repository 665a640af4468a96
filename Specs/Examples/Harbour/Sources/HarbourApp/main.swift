import Harbour

let gateway = StubShipGateway()
gateway.listShipsSpy.result = .success([Ship(id: "1", name: "Marie"), Ship(id: "2", name: "Albatros")])
print(ShipCatalogue.allCases.map(\.rawValue).joined(separator: ", "))
print(try await Roll(gateway: gateway).names().joined(separator: ", "))
