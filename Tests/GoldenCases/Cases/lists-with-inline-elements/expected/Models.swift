import Foundation

typealias Stars = [StarsItem]

typealias Grid = [[GridItem]]

typealias Catalogue = [String: CatalogueValue]

typealias Kinds = [KindsItem]

nonisolated struct StarsItem: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct GridItem: Codable, Hashable, Sendable {
    let light: Double?

    init(light: Double? = nil) {
        self.light = light
    }
}

nonisolated struct CatalogueValue: Codable, Hashable, Sendable {
    let page: Int?

    init(page: Int? = nil) {
        self.page = page
    }
}

nonisolated enum KindsItem: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case dwarf
    case giant
    /// A value that was not known when this code was written.
    case unknown(String)

    static let allCases: [Self] = [.dwarf, .giant]

    init(rawValue: String) {
        switch rawValue {
        case "dwarf":
            self = .dwarf
        case "giant":
            self = .giant
        default:
            self = .unknown(rawValue)
        }
    }

    var rawValue: String {
        switch self {
        case .dwarf:
            return "dwarf"
        case .giant:
            return "giant"
        case .unknown(let rawValue):
            return rawValue
        }
    }
}
