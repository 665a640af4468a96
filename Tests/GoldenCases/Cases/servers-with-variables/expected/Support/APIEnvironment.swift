import Foundation

/// The places where the API is served.
nonisolated enum APIEnvironment: Hashable, Sendable {
    /// Production.
    case production(region: String = "eu", port: String = "443")
    /// Staging.
    case staging

    var baseURL: String {
        switch self {
        case .production(let region, let port):
            return "https://\(region).example.com:\(port)/v1"
        case .staging:
            return "https://staging.example.com"
        }
    }
}
