import Foundation

nonisolated struct DomeStatus: Codable, Hashable, Sendable {
    let state: DomeStatusState?

    init(state: DomeStatusState? = nil) {
        self.state = state
    }
}

nonisolated struct Panel: Codable, Hashable, Sendable {
    let dome: DomeStatus?
    let state: DomeStatusState?

    init(dome: DomeStatus? = nil, state: DomeStatusState? = nil) {
        self.dome = dome
        self.state = state
    }
}

nonisolated struct DomeStatusState: Codable, Hashable, Sendable {
    let open: Bool?

    init(open: Bool? = nil) {
        self.open = open
    }
}
