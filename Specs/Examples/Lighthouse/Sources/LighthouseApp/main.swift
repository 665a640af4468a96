import Foundation
import LanternStore
import Lighthouse

let store = DocumentStore()
let sightings = SightingRepository(store: store)
let watch = Watch(sightings: sightings, confirmations: ConfirmationRepository(store: store))
for (minute, ship) in ["Astrid", "Berta", "Clara"].enumerated() {
    let seenAt = Date(timeIntervalSince1970: Double(minute) * 60)
    _ = try await sightings.addSighting(NewSighting(light: "Skerry", ship: ship, kind: .ferry, seenAt: seenAt))
}
try await watch.confirmLatest(of: "Skerry", by: "Ida")
print(try await watch.log(of: "Skerry", limit: 2))
