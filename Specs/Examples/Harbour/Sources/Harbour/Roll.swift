/// The ships by their names. It is written by hand, against the code of the team's own pack.
public struct Roll: Sendable {
    private let gateway: any ShipGateway

    public init(gateway: any ShipGateway) {
        self.gateway = gateway
    }

    public func names() async throws -> [String] {
        try await gateway.listShips().map(\.name).sorted()
    }
}
