import Foundation

nonisolated extension OrdersEndpoint {
    /// The operations from which an error names the one nearest to an unexpected request.
    fileprivate static let repliedOperations: [ReplyOperation] = [
        ReplyOperation("listOrders", "/orders", by: ["GET"]),
        ReplyOperation("createOrder", "/orders", by: ["POST"]),
        ReplyOperation("fetchReceipt", "/orders/{id}/receipt", by: ["GET"]),
        ReplyOperation("watchOrders", "/orders/events", by: ["GET"]),
    ]
}

/// Replies to `GET /orders`.
nonisolated struct ListOrdersReply: TypedReply {
    let script: ReplyScript

    init(_ script: ReplyScript) {
        self.script = script
    }

    /// Those of today.
    static func ok(_ body: [Order]) -> ListOrdersReply {
        ListOrdersReply(.json(body, statusCode: 200, contentType: "application/json"))
    }

    /// Nothing new.
    static var status304: ListOrdersReply {
        ListOrdersReply(.empty(statusCode: 304))
    }

    /// It took too long.
    static var requestTimeout: ListOrdersReply {
        ListOrdersReply(.empty(statusCode: 408))
    }

    /// Wrong.
    static func clientError(_ body: Problem, statusCode: Int) -> ListOrdersReply {
        ListOrdersReply(.json(body, statusCode: statusCode, contentType: "application/problem+json"))
    }

    /// Broken.
    static func unexpected(_ body: String, statusCode: Int) -> ListOrdersReply {
        ListOrdersReply(.text(body, statusCode: statusCode, contentType: "text/plain"))
    }
}

nonisolated extension ReplyPoint where Reply == ListOrdersReply {
    /// `GET /orders`
    static var listOrders: ReplyPoint {
        ReplyPoint(ReplyOperation("listOrders", "/orders", by: ["GET"]), beside: OrdersEndpoint.repliedOperations)
    }
}

/// Replies to `POST /orders`.
nonisolated struct CreateOrderReply: TypedReply {
    let script: ReplyScript

    init(_ script: ReplyScript) {
        self.script = script
    }

    /// It is there.
    static func created(_ body: Order) -> CreateOrderReply {
        CreateOrderReply(.json(body, statusCode: 201, contentType: "application/json", envelope: "data"))
    }

    /// It waits.
    static func accepted(_ body: Ticket) -> CreateOrderReply {
        CreateOrderReply(.json(body, statusCode: 202, contentType: "application/json"))
    }

    /// Sold out.
    static func conflict(_ body: Problem) -> CreateOrderReply {
        CreateOrderReply(.json(body, statusCode: 409, contentType: "application/json"))
    }
}

nonisolated extension ReplyPoint where Reply == CreateOrderReply {
    /// `POST /orders`
    static var createOrder: ReplyPoint {
        ReplyPoint(ReplyOperation("createOrder", "/orders", by: ["POST"]), beside: OrdersEndpoint.repliedOperations)
    }
}

/// Replies to `GET /orders/{id}/receipt`.
nonisolated struct GetReceiptReply: TypedReply {
    let script: ReplyScript

    init(_ script: ReplyScript) {
        self.script = script
    }

    /// A picture.
    static func ok(_ body: Data) -> GetReceiptReply {
        GetReceiptReply(.data(body, statusCode: 200, contentType: "image/png"))
    }

    /// There is none.
    static var noContent: GetReceiptReply {
        GetReceiptReply(.empty(statusCode: 204))
    }
}

nonisolated extension ReplyPoint where Reply == GetReceiptReply {
    /// `GET /orders/{id}/receipt`
    static var fetchReceipt: ReplyPoint {
        ReplyPoint(
            ReplyOperation("fetchReceipt", "/orders/{id}/receipt", by: ["GET"]),
            beside: OrdersEndpoint.repliedOperations
        )
    }
}

/// Replies to `GET /orders/events`.
nonisolated struct WatchOrdersReply: TypedReply {
    let script: ReplyScript

    init(_ script: ReplyScript) {
        self.script = script
    }

    /// As they come.
    static func ok(_ body: String) -> WatchOrdersReply {
        WatchOrdersReply(.text(body, statusCode: 200, contentType: "text/event-stream"))
    }
}

nonisolated extension ReplyPoint where Reply == WatchOrdersReply {
    /// `GET /orders/events`
    static var watchOrders: ReplyPoint {
        ReplyPoint(
            ReplyOperation("watchOrders", "/orders/events", by: ["GET"]),
            beside: OrdersEndpoint.repliedOperations
        )
    }
}

nonisolated extension CooksEndpoint {
    /// The operations from which an error names the one nearest to an unexpected request.
    fileprivate static let repliedOperations: [ReplyOperation] = [ReplyOperation("list", "/cooks", by: ["GET"])]
}

/// Replies to `GET /cooks`.
nonisolated struct ListReply: TypedReply {
    let script: ReplyScript

    init(_ script: ReplyScript) {
        self.script = script
    }

    /// Names.
    static func ok(_ body: String) -> ListReply {
        ListReply(.text(body, statusCode: 200, contentType: "text/plain"))
    }
}

nonisolated extension ReplyPoint where Reply == ListReply {
    /// `GET /cooks`
    static var list: ReplyPoint {
        ReplyPoint(ReplyOperation("list", "/cooks", by: ["GET"]), beside: CooksEndpoint.repliedOperations)
    }
}
