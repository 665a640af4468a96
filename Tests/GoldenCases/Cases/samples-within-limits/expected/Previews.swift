import Foundation

nonisolated extension Order {
    static let preview = Order(
        id: 10_000_000,
        code: "AAA-00",
        short: "Sho",
        long: "LongLongLong",
        count: 8,
        steps: -1,
        ratio: 0.5,
        price: 9.99,
        zero: [],
        unique: [1, 2, 3],
        colors: [.red, .green],
        email: "jane@example.com",
        deleted: false,
        created: 1_705_311_000
    )
}

nonisolated extension Order.Color {
    static let preview: Self = .red
}
