import Foundation

nonisolated struct Resource: Codable, Hashable, Sendable {
    let version: String?
    let resourceGroup: String?

    init(version: String? = nil, resourceGroup: String? = nil) {
        self.version = version
        self.resourceGroup = resourceGroup
    }

    private enum CodingKeys: String, CodingKey {
        case version = "etag"
        case resourceGroup = "rg"
    }
}

nonisolated struct Disk: Codable, Hashable, Sendable {
    let version: String?
    let resourceGroup: String?
    let kind: Sku?

    init(version: String? = nil, resourceGroup: String? = nil, kind: Sku? = nil) {
        self.version = version
        self.resourceGroup = resourceGroup
        self.kind = kind
    }

    private enum CodingKeys: String, CodingKey {
        case version = "etag"
        case resourceGroup = "rg"
        case kind = "sku"
    }
}

nonisolated enum Sku: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    /// Standard HDD.
    case standard
    case premium
    case ultraSSDLRS
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.standard, .premium, .ultraSSDLRS]

    init(rawValue: String) {
        switch rawValue {
        case "Standard_LRS":
            self = .standard
        case "Premium_LRS":
            self = .premium
        case "UltraSSD_LRS":
            self = .ultraSSDLRS
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .standard:
            return "Standard_LRS"
        case .premium:
            return "Premium_LRS"
        case .ultraSSDLRS:
            return "UltraSSD_LRS"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
