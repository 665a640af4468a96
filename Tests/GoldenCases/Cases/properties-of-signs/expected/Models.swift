import Foundation

nonisolated struct Reactions: Codable, Hashable, Sendable {
    let plus1: Int?
    let minus1: Int?
    let atId: String?
    let type: String?
    let underscoreId: String?
    let id: String?
    let empty: String?
    let plus: String?
    let second: String?

    init(
        plus1: Int? = nil,
        minus1: Int? = nil,
        atId: String? = nil,
        type: String? = nil,
        underscoreId: String? = nil,
        id: String? = nil,
        empty: String? = nil,
        plus: String? = nil,
        second: String? = nil
    ) {
        self.plus1 = plus1
        self.minus1 = minus1
        self.atId = atId
        self.type = type
        self.underscoreId = underscoreId
        self.id = id
        self.empty = empty
        self.plus = plus
        self.second = second
    }

    private enum CodingKeys: String, CodingKey {
        case plus1 = "+1"
        case minus1 = "-1"
        case atId = "@id"
        case type = "$type"
        case underscoreId = "_id"
        case id
        case empty = ""
        case plus = "+"
        case second = "2nd"
    }
}
