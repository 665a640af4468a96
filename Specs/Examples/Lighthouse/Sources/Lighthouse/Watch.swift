/// What a keeper wants to know: who passed, and who saw it as well.
public struct Watch: Sendable {
    private let sightings: any SightingRepositoryProtocol
    private let confirmations: any ConfirmationRepositoryProtocol

    public init(
        sightings: any SightingRepositoryProtocol,
        confirmations: any ConfirmationRepositoryProtocol
    ) {
        self.sightings = sightings
        self.confirmations = confirmations
    }

    /// The last ships, with a mark for those that somebody else saw.
    public func log(of light: String, limit: Int) async throws -> [String] {
        try await sightings.fetchSightings(light: light, kind: nil, limit: limit).map { sighting in
            sighting.confirmations > 0 ? "\(sighting.ship) ✓" : sighting.ship
        }
    }

    /// Confirms the ship that was seen last.
    public func confirmLatest(of light: String, by keeper: String) async throws {
        guard let last = try await sightings.fetchSightings(light: light, kind: nil, limit: 1).first else { return }
        try await confirmations.confirmSighting(sightingId: last.id, keeper: keeper, Remark(text: nil))
    }
}
