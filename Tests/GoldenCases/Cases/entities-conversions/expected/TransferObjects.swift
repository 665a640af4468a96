import Foundation

nonisolated struct ValuesDTO: Codable, Hashable, Sendable {
    var stringAsURL: String
    var stringAsUUID: String
    var stringAsInt: String
    var stringAsDouble: String
    var stringAsDecimal: String
    var urlAsString: URL
    var uuidAsString: UUID
    var intAsString: Int
    var int32AsInt: Int32
    var int64AsInt: Int64
    var intAsDouble: Int
    var intAsDate: Int
    var int64AsDate: Int64
    var doubleAsDate: Double
}

nonisolated struct SomeDTO: Codable, Hashable, Sendable {
    var stringAsURL: String?
    var stringAsUUID: String?
    var stringAsInt: String?
    var stringAsDouble: String?
    var stringAsDecimal: String?
    var urlAsString: URL?
    var uuidAsString: UUID?
    var intAsString: Int?
    var int32AsInt: Int32?
    var int64AsInt: Int64?
    var intAsDouble: Int?
    var intAsDate: Int?
    var int64AsDate: Int64?
    var doubleAsDate: Double?
}
