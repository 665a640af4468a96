import Foundation

nonisolated struct PagedResult1TravelContractsV2JourneysSegmentsSegmentWithDepartureAndArrival0Version1_0_0_0CultureNeutralTravelContractsV2JourneysSegmentsSegmentWithDepartureAndArrival1Version1_0_0_0CultureNeutralTravelContractsV2JourneysSegmentsSegmentWithDepartureAndArrival9Version1_0_0_0CultureNeutral: Codable,
    Hashable, Sendable
{
    let total: Int?

    init(total: Int? = nil) {
        self.total = total
    }
}
