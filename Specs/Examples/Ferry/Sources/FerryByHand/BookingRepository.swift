import FerryKit

protocol BookingRepository: Sendable {
    func booking(id: String, language: String) async throws -> Booking
    func book(draft: BookingDraft) async throws -> Booking
    func change(id: String, draft: BookingDraft) async throws -> Booking
    func cancel(id: String) async throws
    func setPaid(id: String, isPaid: Bool) async throws
}

struct BookingRepositoryImpl: BookingRepository {
    private let client: any FerryClient

    init(client: any FerryClient) { self.client = client }

    func booking(id: String, language: String) async throws -> Booking {
        try await client.load(BookingRequest.booking(id: id, language: language))
    }

    func book(draft: BookingDraft) async throws -> Booking {
        try await client.load(BookingRequest.book(draft: draft))
    }

    func change(id: String, draft: BookingDraft) async throws -> Booking {
        try await client.load(BookingRequest.change(id: id, draft: draft))
    }

    func cancel(id: String) async throws {
        try await client.perform(BookingRequest.cancel(id: id))
    }

    func setPaid(id: String, isPaid: Bool) async throws {
        try await client.perform(BookingRequest.setPaid(id: id, isPaid: isPaid))
    }
}
