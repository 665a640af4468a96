import Foundation

nonisolated struct Crew: Hashable, Sendable {
    let master: String?

    init(master: String? = nil) {
        self.master = master
    }
}
