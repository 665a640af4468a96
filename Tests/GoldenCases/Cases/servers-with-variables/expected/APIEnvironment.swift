import Foundation
import NetworkKit

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    /// Production.
    case production(region: String = "eu", port: String = "443")
    /// Staging.
    case staging
    /// Test.
    case test(stage: String = "a", unused: String = "b")
    /// Local.
    case local(port: String = "80")

    var baseURL: String {
        switch self {
        case .production(let region, let port):
            return "https://\(region).example.com:\(port)/v1"
        case .staging:
            return "https://staging.example.com"
        case .test(let stage, _):
            return "https://\(stage).example.com/v1"
        case .local:
            return "https://local.example.com"
        }
    }
}
