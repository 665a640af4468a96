import Foundation

nonisolated struct Holder: Codable, Hashable, Sendable {
    let tree: JSONValue?
    let map: JSONValue?

    init(tree: JSONValue? = nil, map: JSONValue? = nil) {
        self.tree = tree
        self.map = map
    }
}
