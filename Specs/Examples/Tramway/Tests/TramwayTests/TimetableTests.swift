import Tramway
import Testing

#if canImport(Combine)
    import Combine
#endif

@Suite struct TimetableTests {
    private let repository = MockTripRepository()

    @Test func tripsAreLines() async {
        repository.listTripsSpy.result = .success([Trip(id: "1", from: "Depot", to: "Harbour")])
        let timetable = Timetable(calls: TripCalls(repository: repository))
        let lines = await withCheckedContinuation { continuation in
            timetable.lines(of: "2026-05-17") { continuation.resume(returning: $0) }
        }
        #expect(lines == ["Depot – Harbour"])
    }

    @Test func errorsReachTheHandler() async {
        struct Storm: Error {}
        repository.cancelTripSpy.result = .failure(Storm())
        let calls = TripCalls(repository: repository)
        let result = await withCheckedContinuation { continuation in
            calls.cancelTrip(id: "1") { continuation.resume(returning: $0) }
        }
        #expect(throws: Storm.self) { try result.get() }
    }

    #if canImport(Combine)
        @Test func publishersGiveTheSame() async {
            repository.listTripsSpy.result = .success([Trip(id: "1", from: "Depot", to: "Harbour")])
            let calls = TripCalls(repository: repository)
            var subscriptions: [AnyCancellable] = []
            let trips = await withCheckedContinuation { continuation in
                let subscription = calls.listTripsPublisher(day: nil).sink(
                    receiveCompletion: { _ in },
                    receiveValue: { continuation.resume(returning: $0) }
                )
                subscriptions.append(subscription)
            }
            #expect(trips.map(\.id) == ["1"])
            #expect(subscriptions.count == 1)
        }
    #endif
}
