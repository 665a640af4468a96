/// The trips of a day as lines of text.
public struct Timetable: Sendable {
    private let calls: TripCalls

    public init(calls: TripCalls) {
        self.calls = calls
    }

    public func lines(of day: String, completion: @escaping @Sendable ([String]) -> Void) {
        calls.listTrips(day: day) { result in
            completion(((try? result.get()) ?? []).map { "\($0.from) – \($0.to)" })
        }
    }
}
