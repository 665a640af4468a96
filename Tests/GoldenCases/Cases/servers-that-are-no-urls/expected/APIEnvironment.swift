import Foundation

/// The servers of the API.
nonisolated enum APIEnvironment: Hashable, Sendable {
    case fine
    case six
    case variable(scheme: String = "https", host: String = "a", port: String = "443", base: String = "v 1")
    case asked(origin: String)
    case space
    case port
    case large
    case hostless
    case open
    case tenant
    case letters
    case query
    case files
    case relative

    var baseURL: String {
        switch self {
        case .fine:
            return "https://user@api.example.com:8080/v1"
        case .six:
            return "https://[::1]:80/v1"
        case .variable(let scheme, let host, let port, let base):
            return "\(scheme)://\(host).example.com:\(port)/\(base)"
        case .asked(let origin):
            return "\(origin)/v3"
        case .space:
            return "https://ex ample.com"
        case .port:
            return "https://host:abc/v1"
        case .large:
            return "https://host:65536"
        case .hostless:
            return "https:///v1"
        case .open:
            return "https://[::1/v1"
        case .tenant:
            return "https://<tenant>.example.com"
        case .letters:
            return "https://münchen.example"
        case .query:
            return "https://api.example.com/v1?version=2"
        case .files:
            return "ftp://files.example.com"
        case .relative:
            return "https://user@api.example.com:8080/v 4"
        }
    }
}
