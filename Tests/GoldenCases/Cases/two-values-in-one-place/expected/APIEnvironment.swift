import Foundation

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case production

    var baseURL: String {
        switch self {
        case .production:
            return "https://places.example.com"
        }
    }
}
