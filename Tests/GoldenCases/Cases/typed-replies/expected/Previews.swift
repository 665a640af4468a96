import Foundation

nonisolated extension Order {
    static let preview = Order(id: 1, dish: "Dish")
}

nonisolated extension Ticket {
    static let preview = Ticket(number: 1)
}

nonisolated extension Problem {
    static let preview = Problem(title: "Title")
}

nonisolated extension CreateOrderRequest {
    static let preview = CreateOrderRequest(dish: "Dish")
}
