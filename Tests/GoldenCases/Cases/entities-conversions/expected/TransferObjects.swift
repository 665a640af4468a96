import Foundation

nonisolated struct ValuesDTO: Codable, Hashable, Sendable {
    var textURL: String
    var textUUID: String
    var textInt: String
    var textDouble: String
    var textDecimal: String
    var urlText: URL
    var uuidText: UUID
    var intText: Int
    var int32Int: Int32
    var int64Int: Int64
    var intDouble: Int
    var intDate: Int
    var int64Date: Int64
    var doubleDate: Double
}

nonisolated struct SomeDTO: Codable, Hashable, Sendable {
    var textURL: String?
    var textUUID: String?
    var textInt: String?
    var textDouble: String?
    var textDecimal: String?
    var urlText: URL?
    var uuidText: UUID?
    var intText: Int?
    var int32Int: Int32?
    var int64Int: Int64?
    var intDouble: Int?
    var intDate: Int?
    var int64Date: Int64?
    var doubleDate: Double?
}
