import Foundation

nonisolated extension SecurityScheme {
    public static let token = SecurityScheme("token", .bearer)
}
