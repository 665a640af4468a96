import Foundation

/// The places where the API is served.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case production(version: String = "v3", origin: String)

    var baseURL: String {
        switch self {
        case .production(let version, let origin):
            return "\(origin)/api/\(version)"
        }
    }
}
