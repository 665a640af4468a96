import Foundation

nonisolated struct ShipDTO: Codable, Hashable, Sendable {
    let id: Int
    let flagState: String
    let page: String
    let crew: CrewDTO?

    init(id: Int, flagState: String, page: String, crew: CrewDTO? = nil) {
        self.id = id
        self.flagState = flagState
        self.page = page
        self.crew = crew
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case flagState = "flag_state"
        case page
        case crew
    }
}
