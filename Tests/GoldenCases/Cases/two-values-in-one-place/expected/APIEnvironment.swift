import Foundation

/// The places where the API is served.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case production

    var baseURL: String {
        switch self {
        case .production:
            return "https://places.example.com"
        }
    }
}
