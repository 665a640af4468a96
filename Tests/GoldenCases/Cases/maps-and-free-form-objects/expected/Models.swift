import Foundation

typealias Scores = [String: Double]

typealias Loose = [String: JSONValue]

nonisolated struct Holder: Codable, Hashable, Sendable {
    let scores: Scores?
    let anything: JSONValue?
    let loose: Loose?
    let nested: [String: [String: String?]]?
    let list: [JSONValue]?

    init(
        scores: Scores? = nil,
        anything: JSONValue? = nil,
        loose: Loose? = nil,
        nested: [String: [String: String?]]? = nil,
        list: [JSONValue]? = nil
    ) {
        self.scores = scores
        self.anything = anything
        self.loose = loose
        self.nested = nested
        self.list = list
    }
}
