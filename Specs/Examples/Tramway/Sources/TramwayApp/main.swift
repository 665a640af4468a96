import Tramway

let repository = MockTripRepository()
repository.listTripsSpy.result = .success([Trip(id: "1", from: "Depot", to: "Harbour")])
let timetable = Timetable(calls: TripCalls(repository: repository))
let lines = await withCheckedContinuation { continuation in
    timetable.lines(of: "2026-05-17") { continuation.resume(returning: $0) }
}
print(lines.joined(separator: "\n"))
