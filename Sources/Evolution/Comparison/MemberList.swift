import Diagnostics
import SwiftModel

/// The stored properties of a struct, whichever plan it comes from.
struct MemberList {
    struct Member {
        var name: String
        /// The key in JSON; empty for what has none.
        var key: String
        var type: SwiftType
        var sendsNull = false
        var defaultValue: SwiftExpression?
        var documentation: [String]
        var isDeprecated = false
        var range: SourceRange?
    }

    var members: [Member]

    init(_ input: InputPlan, at range: SourceRange?) {
        members = input.properties.map { property in
            Member(
                name: property.name.raw,
                key: SwiftLiteral.quoted(property.wireName),
                type: property.type,
                defaultValue: property.defaultValue,
                documentation: property.documentation,
                range: range
            )
        }
    }

    init(_ structure: StructPlan, of model: ModelPlan, _ places: Places) {
        members = structure.parameters.map { property in
            Member(
                name: property.name.raw,
                key: property.wireName,
                type: property.type,
                sendsNull: property.sendsNull,
                defaultValue: property.defaultValue,
                documentation: property.documentation.filter { $0 != "/// - Warning: Deprecated." && $0 != "///" },
                isDeprecated: property.isDeprecated,
                range: places.property(property.wireName, of: model)
            )
        }
    }
}
