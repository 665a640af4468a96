import FerryKit

/// What the screen at the pier shows. It knows the repository alone, and so it stays as it is.
public struct Timetable: Sendable {
    private let repository: any CrossingRepository

    public init(client: any FerryClient) { repository = CrossingRepositoryImpl(client: client) }

    public func lines(from harbour: String, on day: String) async throws -> [String] {
        let crossings = try await repository.crossings(harbour: harbour, day: day, page: 1)
        return crossings.map { "\($0.departsAt)  \($0.seats) seats" }
    }
}
