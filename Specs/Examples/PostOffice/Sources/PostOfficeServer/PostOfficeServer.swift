import Foundation

/// The service of the example: it takes tokens for expired until somebody logs in, and is busy at the first request.
public final class PostOfficeServer: @unchecked Sendable {
    private let lock = NSLock()
    private var token = "fresh"
    private var isBusy = true
    private var keys: Set<String> = []
    private var photos: [String: Int] = [:]
    private var parcels = ["1": #"{"id":"1","to":"Ada"}"#]

    public init() {}

    /// Starts the server.
    public func start() throws -> Server {
        try Server { [self] request in
            lock.withLock { answer(request) }
        }
    }

    private func answer(_ request: Server.Request) -> Server.Response {
        if request.target == "/login" {
            return Server.Response(200, #"{"token":"\#(token)"}"#)
        }
        guard request.headers["authorization"] == "Bearer \(token)" else {
            return Server.Response(401, #"{"message":"the token has expired"}"#)
        }
        if isBusy {
            isBusy = false
            return Server.Response(503, headers: ["Retry-After": "0"])
        }
        let id = request.target.components(separatedBy: "/").dropFirst(2).first ?? ""
        switch (request.method, id) {
        case ("GET", ""):
            return Server.Response(200, "[\(parcels.keys.sorted().compactMap { parcels[$0] }.joined(separator: ","))]")
        case ("POST", _):
            return create(request)
        case ("PUT", _):
            photos[id] = request.body.count
            return Server.Response(parcels[id] == nil ? 404 : 204)
        case ("GET", _) where request.target.hasSuffix("/track"):
            let events = Self.stops.map { "data: {\"place\":\"\($0)\"}\n\n" }
            return Server.Response(200, headers: ["Content-Type": "text/event-stream"], pieces: events)
        case ("GET", _) where request.target.contains("/stops"):
            return page(after: request.target.components(separatedBy: "after=").dropFirst().first.flatMap { Int($0) })
        case ("GET", _) where request.target.hasSuffix("/photo"):
            return Server.Response(200, headers: ["Content-Type": "image/jpeg"], "\(photos[id] ?? 0) bytes")
        default:
            return parcels[id].map { Server.Response(200, $0) }
                ?? Server.Response(404, #"{"message":"there is no parcel \#(id)"}"#)
        }
    }

    private static let stops = ["Lima", "Quito", "Oslo"]

    /// A page has one stop, and says how the next one is asked for.
    private func page(after index: Int?) -> Server.Response {
        let index = min(index ?? 0, Self.stops.count - 1)
        let next = index + 1 < Self.stops.count ? #","next":"\#(index + 1)""# : ""
        return Server.Response(200, #"{"stops":[{"place":"\#(Self.stops[index])"}]\#(next)}"#)
    }

    private func create(_ request: Server.Request) -> Server.Response {
        let body = try? JSONSerialization.jsonObject(with: request.body) as? [String: Any]
        guard let to = body?["to"] as? String, let grams = body?["grams"] as? Int, grams > 0 else {
            return Server.Response(422, #"{"field":"grams"}"#)
        }
        // The same key again is the same parcel.
        if keys.insert(request.headers["idempotency-key"] ?? UUID().uuidString).inserted {
            let id = "\(parcels.count + 1)"
            parcels[id] = #"{"id":"\#(id)","to":"\#(to)"}"#
        }
        return Server.Response(201, parcels["\(parcels.count)"] ?? "")
    }
}
