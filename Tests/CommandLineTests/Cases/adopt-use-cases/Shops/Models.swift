import Foundation
public struct FetchShopInput: Encodable { public let shopId: Int; public let latitude: Double; public let longitude: Double; public var filter: ReportType? = nil }
public struct EditShopInput: Codable { public let name: String; public let days: [Day]; public enum Day: String, Codable { case monday = "MONDAY", tuesday = "TUESDAY" } }
public enum ReportType: String, Codable { case closed = "CLOSED", wrong = "WRONG_CONTENT" }
public struct EditUserRequest: Encodable { let nickname: String?; let marketing: Bool; enum CodingKeys: String, CodingKey { case nickname; case marketing = "marketing_consent" } }
public struct ShopResponse: Decodable { public let id: Int; public let name: String; public let user: UserResponse? }
public struct UserResponse: Decodable { public let userId: Int; public let nickname: String }
public struct ContentsWithCursor<T: Decodable>: Decodable { public let contents: [T]; public let cursor: Cursor; public struct Cursor: Decodable { public let nextCursor: String?; public let hasMore: Bool } }
