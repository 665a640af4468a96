/// A ferry that crosses the strait at a certain time.
public struct Crossing: Codable, Hashable, Sendable {
    public let id: Int
    public let harbour: String
    public let departsAt: String
    public let seats: Int
}

/// What takes more room on the deck than its owner.
public enum Vehicle: String, Codable, Sendable {
    case bicycle
    case car
    case van
}

/// What a passenger asks for.
public struct BookingDraft: Codable, Hashable, Sendable {
    public var crossingId: Int
    public var passengers: Int
    public var vehicle: Vehicle?

    public init(crossingId: Int, passengers: Int, vehicle: Vehicle? = nil) {
        self.crossingId = crossingId
        self.passengers = passengers
        self.vehicle = vehicle
    }
}

/// What a passenger gets.
public struct Booking: Codable, Hashable, Sendable {
    public let id: String
    public let crossingId: Int
    public let isPaid: Bool

    public init(id: String, crossingId: Int, isPaid: Bool) {
        self.id = id
        self.crossingId = crossingId
        self.isPaid = isPaid
    }
}
