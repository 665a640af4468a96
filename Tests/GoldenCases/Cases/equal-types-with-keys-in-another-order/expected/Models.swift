import Foundation

nonisolated struct Order: Codable, Hashable, Sendable {
    let sender: Sender?
    let receiver: Sender?

    init(sender: Sender? = nil, receiver: Sender? = nil) {
        self.sender = sender
        self.receiver = receiver
    }
}

nonisolated struct Sender: Codable, Hashable, Sendable {
    let name: String?
    let city: String?

    init(name: String? = nil, city: String? = nil) {
        self.name = name
        self.city = city
    }
}
