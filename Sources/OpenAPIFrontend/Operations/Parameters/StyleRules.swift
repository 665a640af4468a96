import APIModel

/// Which styles a location takes, and what holds where nothing is said.
enum StyleRules {
    static func styles(of location: Parameter.Location, _ version: SpecVersion) -> [Parameter.Style] {
        location.styles.filter { $0 != .cookie || version >= .openAPI32 }
    }

    /// The style of a list in Swagger 2.0: `multi` → form, exploded; `pipes` → pipeDelimited, not exploded.
    static func style(
        ofCollectionFormat format: String,
        in location: Parameter.Location
    ) -> (style: Parameter.Style, isExploded: Bool)? {
        switch format {
        case "csv": return (ParameterEncoding.usual(in: location).style, false)
        case "ssv": return (.spaceDelimited, false)
        case "tsv": return (.tabDelimited, false)
        case "pipes": return (.pipeDelimited, false)
        case "multi": return (ParameterEncoding.usual(in: location).style, location == .query)
        default: return nil
        }
    }
}
