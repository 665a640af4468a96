import Foundation

/// What a view model would do with the repository.
public struct Desk: Sendable {
    private let parcels: any ParcelRepository

    public init(_ parcels: any ParcelRepository) {
        self.parcels = parcels
    }

    /// The errors that the description names are cases, and the compiler asks for each.
    public func whereIs(_ id: String) async -> String {
        do {
            return "on its way to \(try await parcels.fetchParcel(id: id).to)"
        } catch {
            switch GetParcelFailure(error) {
            case .notFound(let problem):
                return problem.message
            case .serverError(let problem):
                return "try again later: \(problem.message)"
            case .other(let error):
                return error.localizedDescription
            }
        }
    }

    /// A parcel that is handed in once, however often the request has to be sent.
    public func handIn(to name: String, grams: Int) async throws -> Parcel {
        try await CallOptions.with(timeout: 10, idempotencyKey: .automatic) {
            try await parcels.createParcel(NewParcel(to: name, grams: grams))
        }
    }

    /// The number of parcels now, or an error: nobody waits for a second attempt.
    public func count() async throws -> Int {
        try await CallOptions.with(headers: ["X-Reason": "count"], retryPolicy: RetryPolicy.none) {
            try await parcels.listParcels().count
        }
    }

    /// The photo is read from the file while it is sent.
    public func keepPhoto(
        of id: String,
        from file: URL,
        progress: @escaping @Sendable (Double) -> Void
    ) async throws {
        let photo = FileUpload(contentsOf: file, contentType: "image/jpeg")
        try await CallOptions.with(progress: { progress($0.fraction ?? 0) }) {
            try await parcels.setPhoto(id: id, SetPhotoForm(photo: photo, caption: "At the desk"))
        }
    }

    /// The photo is written to the file while it comes.
    public func savePhoto(of id: String, to file: URL) async throws {
        _ = try await CallOptions.with(savingTo: file) {
            try await parcels.fetchPhoto(id: id)
        }
    }

    /// Tells of each place as soon as the parcel is there. Leaving the loop closes the connection.
    public func follow(_ id: String, to end: String, report: (String) -> Void) async throws {
        let events: AsyncThrowingStream<ServerSentEvent<Stop>, any Error> = try await parcels.trackParcel(id: id)
        for try await event in events {
            report(event.data.place)
            if event.data.place == end { break }
        }
    }

    /// Asks for no more pages than it takes to find the place.
    public func hasPassed(_ place: String, _ id: String) async throws -> Bool {
        let stops: PagedItems<Stop, String> = parcels.listStopsItems(id: id)
        for try await stop in stops where stop.place == place {
            return true
        }
        return false
    }
}
