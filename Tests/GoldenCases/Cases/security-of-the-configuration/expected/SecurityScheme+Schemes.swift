import Foundation

nonisolated extension SecurityScheme {
    static let other = SecurityScheme("other", .apiKey(name: "X-Other", location: .header))
    static let token = SecurityScheme("token", .bearer)
    static let login = SecurityScheme("login", .basic)
    static let key = SecurityScheme("key", .apiKey(name: "X-Key", location: .header))
}
