import APIModel
import Diagnostics
import SourceTree

/// A property or parameter that was read: `createdAt: Date ?? now = created_at`, or the long form.
struct PropertyExpression {
    var name: String
    var wireName: String
    var use: SchemaUse
    var isRequired: Bool
    var style: Parameter.Style?
    var isExploded: Bool?
    var origin: Origin

    var lowered: Property {
        var property = Property(wireName: wireName, use: use, isRequired: isRequired, origin: origin)
        property.name = name == wireName ? nil : name
        return property
    }

    func parameter(in location: Parameter.Location) -> Parameter {
        var parameter = Parameter(wireName: wireName, location: location, use: use, origin: origin)
        parameter.name = name == wireName ? nil : name
        parameter.isRequired = isRequired
        parameter.documentation = use.annotations.documentation
        parameter.isDeprecated = use.annotations.isDeprecated
        if let style {
            parameter.encoding.style = style
            parameter.encoding.isExploded = style.isExplodedByDefault
        }
        if let isExploded { parameter.encoding.isExploded = isExploded }
        return parameter
    }
}
