import Foundation

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case production(origin: String, version: String = "v3")

    var baseURL: String {
        switch self {
        case .production(let origin, let version):
            return "\(origin)/api/\(version)"
        }
    }
}
