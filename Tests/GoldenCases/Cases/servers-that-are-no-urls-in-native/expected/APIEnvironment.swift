import Foundation

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case production
    case staging(host: String = "staging.example.com", port: String = "abc")

    var baseURL: String {
        switch self {
        case .production:
            return "https://ex ample.com"
        case .staging(let host, let port):
            return "https://\(host):\(port)"
        }
    }
}
