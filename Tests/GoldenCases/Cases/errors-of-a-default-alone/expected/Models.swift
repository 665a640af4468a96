import Foundation

nonisolated struct Outcome: Codable, Hashable, Sendable {
    let ok: Bool?
    let code: Int?

    init(ok: Bool? = nil, code: Int? = nil) {
        self.ok = ok
        self.code = code
    }
}

nonisolated struct InlineOutcomeResponse: Codable, Hashable, Sendable {
    let ok: Bool?

    init(ok: Bool? = nil) {
        self.ok = ok
    }
}
