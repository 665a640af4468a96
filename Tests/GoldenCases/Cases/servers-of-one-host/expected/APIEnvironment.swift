import Foundation
import NetworkKit

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case httpsHarbourExample
    case httpHarbourExample
    case quayExampleV1
    case quayExampleV2
    case pierExample

    var baseURL: String {
        switch self {
        case .httpsHarbourExample:
            return "https://harbour.example/v1"
        case .httpHarbourExample:
            return "http://harbour.example/v1"
        case .quayExampleV1:
            return "https://quay.example/v1"
        case .quayExampleV2:
            return "https://quay.example/v2"
        case .pierExample:
            return "https://pier.example"
        }
    }
}
