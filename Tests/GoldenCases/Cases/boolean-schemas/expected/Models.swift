import Foundation

nonisolated struct Holder: Codable, Hashable, Sendable {
    let any: JSONValue?
    let never: JSONValue?

    init(any: JSONValue? = nil, never: JSONValue? = nil) {
        self.any = any
        self.never = never
    }
}
