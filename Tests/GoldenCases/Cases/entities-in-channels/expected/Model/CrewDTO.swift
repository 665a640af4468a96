import Foundation

nonisolated struct CrewDTO: Codable, Hashable, Sendable {
    let master: String?

    init(master: String? = nil) {
        self.master = master
    }
}
