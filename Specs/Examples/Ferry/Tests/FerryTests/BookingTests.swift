import FerryKit
import Foundation
import Testing

@testable import Ferry

@Suite struct BookingTests {
    private let client = PierClient(reply: #"{"id": "b7", "crossingId": 3, "isPaid": false}"#)
    private var repository: any BookingRepository { BookingRepositoryImpl(client: client) }
    private let draft = BookingDraft(crossingId: 3, passengers: 2, vehicle: .bicycle)

    @Test func aBookingIsRead() async throws {
        let booking = try await repository.booking(id: "b7", language: "nb")
        #expect(booking == Booking(id: "b7", crossingId: 3, isPaid: false))
        #expect(client.sent == ["GET /v1/bookings/b7 Accept-Language: nb"])
    }

    @Test func aBookingIsMadeChangedAndCancelled() async throws {
        _ = try await repository.book(draft: draft)
        _ = try await repository.change(id: "b7", draft: draft)
        try await repository.cancel(id: "b7")
        let body = #"{"crossingId":3,"passengers":2,"vehicle":"bicycle"}"#
        #expect(client.sent == ["POST /v1/bookings \(body)", "PUT /v1/bookings/b7 \(body)", "DELETE /v1/bookings/b7"])
    }

    @Test func paymentIsMarkedAndTakenBack() {
        #expect(BookingRequest.setPaid(id: "b7", isPaid: true).verb == .put)
        #expect(BookingRequest.setPaid(id: "b7", isPaid: false).verb == .delete)
        #expect(BookingRequest.setPaid(id: "b7", isPaid: true).path == "/v1/bookings/b7/payment")
    }
}
