import Foundation
import NetworkKit

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case production
    case files

    var baseURL: String {
        switch self {
        case .production:
            return "https://api.example.com"
        case .files:
            return "https://files.example.com"
        }
    }
}
