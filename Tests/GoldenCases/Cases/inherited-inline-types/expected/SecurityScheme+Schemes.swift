import Foundation

nonisolated extension SecurityScheme {
    static let token = SecurityScheme("token", .bearer)
    static let session = SecurityScheme("session", .apiKey(name: "sid", location: .cookie))
}
