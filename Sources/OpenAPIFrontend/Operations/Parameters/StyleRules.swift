import APIModel

/// Which styles a location takes, and what holds where nothing is said.
enum StyleRules {
    static func styles(of location: Parameter.Location, _ version: SpecVersion) -> [Parameter.Style] {
        switch location {
        case .path: return [.simple, .label, .matrix]
        case .query: return [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        case .header: return [.simple]
        case .cookie: return version >= .openAPI32 ? [.form, .cookie] : [.form]
        case .querystring: return [.form]
        }
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
