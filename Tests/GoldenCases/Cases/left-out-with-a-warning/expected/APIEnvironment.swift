import Foundation
import NetworkKit

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case kitesExampleCom
    case kitesDotExampleDotCom

    var baseURL: String {
        switch self {
        case .kitesExampleCom:
            return "https://kites.example.com/v2"
        case .kitesDotExampleDotCom:
            return "https://kites.example.com/v2"
        }
    }
}
