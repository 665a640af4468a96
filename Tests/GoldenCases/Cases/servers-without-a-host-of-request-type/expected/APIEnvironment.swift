import Foundation

/// The servers of the API.
public nonisolated enum APIEnvironment: Hashable, Sendable {
    case production(origin: String, version: String = "v3")

    public var baseURL: String {
        switch self {
        case .production(let origin, let version):
            return "\(origin)/api/\(version)"
        }
    }
}
