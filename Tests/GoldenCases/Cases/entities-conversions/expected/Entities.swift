import Foundation

nonisolated struct Values: Hashable, Sendable {
    var textURL: URL
    var textUUID: UUID
    var textInt: Int
    var textDouble: Double
    var textDecimal: Decimal
    var urlText: String
    var uuidText: String
    var intText: String
    var int32Int: Int
    var int64Int: Int
    var intDouble: Double
    var intDate: Date
    var int64Date: Date
    var doubleDate: Date
}

nonisolated struct Some: Hashable, Sendable {
    var textURL: URL?
    var textUUID: UUID?
    var textInt: Int?
    var textDouble: Double?
    var textDecimal: Decimal?
    var urlText: String?
    var uuidText: String?
    var intText: String?
    var int32Int: Int?
    var int64Int: Int?
    var intDouble: Double?
    var intDate: Date?
    var int64Date: Date?
    var doubleDate: Date?
}
