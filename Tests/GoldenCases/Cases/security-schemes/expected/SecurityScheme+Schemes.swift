import Foundation

nonisolated extension SecurityScheme {
    static let key = SecurityScheme("key", .apiKey(name: "X-Key", location: .header))
    static let query = SecurityScheme("query", .apiKey(name: "key", location: .query))
    static let cookie = SecurityScheme("cookie", .apiKey(name: "sid", location: .cookie))
    static let basic = SecurityScheme("basic", .basic)
    static let bearer = SecurityScheme("bearer", .bearer)
    static let oauth = SecurityScheme("oauth", .oauth2)
}
