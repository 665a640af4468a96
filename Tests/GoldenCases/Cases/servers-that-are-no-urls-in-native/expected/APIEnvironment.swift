import Foundation

/// The places where the API is served.
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
