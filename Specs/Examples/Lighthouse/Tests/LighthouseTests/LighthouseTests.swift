import Foundation
import LanternStore
import Lighthouse
import Testing

@Suite struct LighthouseTests {
    private let store = DocumentStore()
    private var sightings: SightingRepository { SightingRepository(store: store) }
    private var confirmations: ConfirmationRepository { ConfirmationRepository(store: store) }

    @discardableResult
    private func add(_ ship: String, _ kind: ShipKind = .ferry, at light: String = "Skerry", minute: Double = 0)
        async throws -> Sighting
    {
        let seenAt = Date(timeIntervalSince1970: minute * 60)
        return try await sightings.addSighting(NewSighting(light: light, ship: ship, kind: kind, seenAt: seenAt))
    }

    @Test func whatIsAddedCanBeReadChangedAndRemoved() async throws {
        let added = try await add("Astrid", minute: 5)
        #expect(added.confirmations == 0)
        #expect(try await sightings.fetchSighting(id: added.id) == added)
        try await sightings.correctSighting(id: added.id, Correction(ship: "Astrida", kind: nil))
        let corrected = try await sightings.fetchSighting(id: added.id)
        #expect(corrected.ship == "Astrida")
        #expect(corrected.kind == .ferry)
        #expect(corrected.seenAt == Date(timeIntervalSince1970: 300))
        try await sightings.removeSighting(id: added.id)
        await #expect(throws: StoreError.missing("sightings/\(added.id)")) {
            try await sightings.fetchSighting(id: added.id)
        }
    }

    @Test func aQueryHasAnOrderALimitAndFilters() async throws {
        try await add("Astrid", .ferry, minute: 1)
        try await add("Berta", .sail, minute: 3)
        try await add("Clara", .sail, at: "Holm", minute: 2)
        let all = try await sightings.fetchSightings(light: nil, kind: nil, limit: nil)
        #expect(all.map(\.ship) == ["Berta", "Clara", "Astrid"])
        let two = try await sightings.fetchSightings(light: nil, kind: nil, limit: 2)
        #expect(two.map(\.ship) == ["Berta", "Clara"])
        let here = try await sightings.fetchSightings(light: "Skerry", kind: .sail, limit: nil)
        #expect(here.map(\.ship) == ["Berta"])
    }

    @Test func thereAreTwentyUnlessSomebodyAsksForMore() async throws {
        for minute in 0..<25 {
            try await add("Ship \(minute)", minute: Double(minute))
        }
        #expect(try await sightings.fetchSightings(light: nil, kind: nil, limit: nil).count == 20)
        #expect(try await sightings.fetchSightings(light: nil, kind: nil, limit: 25).count == 25)
    }

    @Test func confirmationsAreCountedOnceOrNotAtAll() async throws {
        let sighting = try await add("Astrid")
        try await confirmations.confirmSighting(sightingId: sighting.id, keeper: "Ida", Remark(text: "In fog."))
        await #expect(throws: StoreError.self) {
            try await confirmations.confirmSighting(sightingId: sighting.id, keeper: "Ida", Remark(text: nil))
        }
        #expect(try await sightings.fetchSighting(id: sighting.id).confirmations == 1)
        let listed = try await confirmations.fetchConfirmations(sightingId: sighting.id)
        #expect(listed == [Confirmation(id: "Ida", text: "In fog.")])
        try await confirmations.withdrawConfirmation(sightingId: sighting.id, keeper: "Ida")
        #expect(try await sightings.fetchSighting(id: sighting.id).confirmations == 0)
        await #expect(throws: StoreError.missing("sightings/none")) {
            try await confirmations.confirmSighting(sightingId: "none", keeper: "Ida", Remark(text: nil))
        }
        #expect(try await confirmations.fetchConfirmations(sightingId: "none") == [])
    }

    @Test func whoWatchesHearsOfChangesUntilTheLoopEnds() async throws {
        let seen = try await sightings.watchSightings(light: "Skerry", limit: 2)
        var lists = seen.makeAsyncIterator()
        #expect(try await lists.next() == [])
        let first = try await add("Astrid", minute: 1)
        #expect(try await lists.next()?.map(\.ship) == ["Astrid"])
        try await confirmations.confirmSighting(sightingId: first.id, keeper: "Ida", Remark(text: nil))
        #expect(try await lists.next()?.map(\.confirmations) == [1])
        let other = Task { [sightings] in
            for try await _ in try await sightings.watchSightings(light: "Holm", limit: nil) {}
        }
        while await store.listenerCount < 2 { await Task.yield() }
        other.cancel()
        while await store.listenerCount > 1 { await Task.yield() }
    }

    /// Use cases are those of `clean-architecture`; they know nothing of a store.
    @Test func useCasesWorkOverTheStore() async throws {
        try await add("Astrid", minute: 1)
        try await add("Berta", minute: 2)
        let watch = Watch(sightings: sightings, confirmations: confirmations)
        try await watch.confirmLatest(of: "Skerry", by: "Ida")
        #expect(try await watch.log(of: "Skerry", limit: 5) == ["Berta ✓", "Astrid"])
        let useCase: any FetchSightingsUseCaseProtocol = FetchSightingsUseCase(repository: sightings)
        #expect(try await useCase.execute(light: "Skerry", kind: nil, limit: 1).map(\.ship) == ["Berta"])
    }
}
