import Foundation

/// The inputs of `GET /places`.
nonisolated struct PlacesInput: Hashable, Sendable {
    var boxes: [[Double]]?
    var filter: PlacesFilter?
    var joined: PlacesJoined?
    var deep: PlacesDeep?
    var deeper: [String: [String: JSONValue]]?
    var flat: PlacesFlat?
    var plain: [String]?

    init(
        boxes: [[Double]]? = nil,
        filter: PlacesFilter? = nil,
        joined: PlacesJoined? = nil,
        deep: PlacesDeep? = nil,
        deeper: [String: [String: JSONValue]]? = nil,
        flat: PlacesFlat? = nil,
        plain: [String]? = nil
    ) {
        self.boxes = boxes
        self.filter = filter
        self.joined = joined
        self.deep = deep
        self.deeper = deeper
        self.flat = flat
        self.plain = plain
    }
}
