import Foundation

nonisolated struct Values: Hashable, Sendable {
    var stringAsURL: URL
    var stringAsUUID: UUID
    var stringAsInt: Int
    var stringAsDouble: Double
    var stringAsDecimal: Decimal
    var urlAsString: String
    var uuidAsString: String
    var intAsString: String
    var int32AsInt: Int
    var int64AsInt: Int
    var intAsDouble: Double
    var intAsDate: Date
    var int64AsDate: Date
    var doubleAsDate: Date
}

nonisolated struct Some: Hashable, Sendable {
    var stringAsURL: URL?
    var stringAsUUID: UUID?
    var stringAsInt: Int?
    var stringAsDouble: Double?
    var stringAsDecimal: Decimal?
    var urlAsString: String?
    var uuidAsString: String?
    var intAsString: String?
    var int32AsInt: Int?
    var int64AsInt: Int?
    var intAsDouble: Double?
    var intAsDate: Date?
    var int64AsDate: Date?
    var doubleAsDate: Date?
}
