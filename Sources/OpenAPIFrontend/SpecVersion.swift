/// The dialects of OpenAPI that are read, oldest first.
public enum SpecVersion: Int, Sendable, Hashable, Comparable {
    case swagger2
    case openAPI30
    case openAPI31
    case openAPI32

    public static func < (left: SpecVersion, right: SpecVersion) -> Bool { left.rawValue < right.rawValue }

    /// Whether schemas are JSON Schema 2020-12.
    var hasFullJSONSchema: Bool { self >= .openAPI31 }

    var displayName: String {
        switch self {
        case .swagger2: return "Swagger 2.0"
        case .openAPI30: return "OpenAPI 3.0"
        case .openAPI31: return "OpenAPI 3.1"
        case .openAPI32: return "OpenAPI 3.2"
        }
    }
}
