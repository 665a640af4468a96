import Foundation

/// The places where the API is served.
public nonisolated enum APIEnvironment: Hashable, Sendable {
    case production(version: String = "v3", origin: String)

    public var baseURL: String {
        switch self {
        case .production(let version, let origin):
            return "\(origin)/api/\(version)"
        }
    }
}
