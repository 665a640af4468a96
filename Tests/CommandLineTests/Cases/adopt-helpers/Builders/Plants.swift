import Foundation

struct Plant: Codable { let id: Int; let name: String; let wateredAt: Date? }
struct NewPlant: Codable { let name: String }
struct PageOf<Item: Codable>: Codable { let items: [Item]; let next: String? }
enum Order: String, Codable { case newest, oldest = "old" }

extension Request where Response == PageOf<Plant> {
    /// All plants, page by page.
    static func plants(cursor: String? = nil, order: Order = .newest) -> Request {
        .get("/plants").query("cursor", cursor).query("order", order.rawValue)
    }
}

extension Request where Response == Plant {
    static func plant(id: Int) -> Request { .get("/plants/\(id)") }
    static func add(_ plant: NewPlant) -> Request {
        Request.post("/plants").body(plant)
    }
    static func rename(id: Int, to name: String) -> Request {
        Request.put("/plants/\(id)")
            .body(["name": name])
            .header("X-Reason", "rename")
    }
}

extension Request where Response == Void {
    static func removePlant(_ id: Int) -> Request { .delete("/plants/\(id)") }
}
