import Foundation

/// The places where the API is served.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case production(origin: String, version: String = "v3")

    var baseURL: String {
        switch self {
        case .production(let origin, let version):
            return "\(origin)/api/\(version)"
        }
    }
}
