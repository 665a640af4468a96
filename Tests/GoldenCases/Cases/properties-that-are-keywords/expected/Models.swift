import Foundation

nonisolated struct Rule: Codable, Hashable, Sendable {
    let `in`: String
    let `init`: String
    let selfValue: String
    let `default`: String
    let `let`: String?
    let `inout`: String?
    let type: String

    init(
        in: String,
        init: String,
        selfValue: String,
        default: String,
        `let`: String? = nil,
        `inout`: String? = nil,
        type: String
    ) {
        self.in = `in`
        self.`init` = `init`
        self.selfValue = selfValue
        self.default = `default`
        self.let = `let`
        self.inout = `inout`
        self.type = type
    }

    private enum CodingKeys: String, CodingKey {
        case `in`
        case `init`
        case selfValue = "self"
        case `default`
        case `let`
        case `inout`
        case type = "Type"
    }
}
