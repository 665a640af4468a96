import Foundation

nonisolated extension SecurityScheme {
    static let token = SecurityScheme("token", .bearer)
}
