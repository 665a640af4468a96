import Foundation

nonisolated extension SecurityScheme {
    static let session = SecurityScheme("session", .apiKey(name: "sid", location: .cookie))
    static let query = SecurityScheme("query", .apiKey(name: "q", location: .query))
    static let header = SecurityScheme("header", .apiKey(name: "Authorization", location: .header))
    static let token = SecurityScheme("token", .bearer)
}
