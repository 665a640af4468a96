import Foundation

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    /// Beta.
    case beta(region: String = "eu")
    /// Production.
    case production(region: String = "eu")
    /// Stage.
    case staging(stage: String)

    var baseURL: String {
        switch self {
        case .beta(let region):
            return "https://\(region).example.com/beta"
        case .production(let region):
            return "https://\(region).example.com/api/v1"
        case .staging(let stage):
            return "https://\(stage).example.com/api"
        }
    }
}
