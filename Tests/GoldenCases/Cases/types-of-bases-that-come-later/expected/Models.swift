import Foundation

nonisolated struct Order: Codable, Hashable, Sendable {
    let delivery: Delivery?
    @Indirect var bill: Bill?

    init(delivery: Delivery? = nil, bill: Bill? = nil) {
        self.delivery = delivery
        _bill = Indirect(bill)
    }

    nonisolated struct Delivery: Codable, Hashable, Sendable {
        let place: Address.Place?
        let floor: Int?

        init(place: Address.Place? = nil, floor: Int? = nil) {
            self.place = place
            self.floor = floor
        }
    }
}

nonisolated struct Address: Codable, Hashable, Sendable {
    let place: Place?

    init(place: Place? = nil) {
        self.place = place
    }

    nonisolated struct Place: Codable, Hashable, Sendable {
        let latitude: Double?
        let longitude: Double?

        init(latitude: Double? = nil, longitude: Double? = nil) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }
}

nonisolated struct Bill: Codable, Hashable, Sendable {
    let order: Order?

    init(order: Order? = nil) {
        self.order = order
    }
}
