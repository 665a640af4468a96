import Foundation

nonisolated struct Place: Codable, Hashable, Sendable {
    let lat: Double
    let lon: Double?

    init(lat: Double, lon: Double? = nil) {
        self.lat = lat
        self.lon = lon
    }
}
