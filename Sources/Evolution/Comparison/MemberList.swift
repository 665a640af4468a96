import Diagnostics
import SwiftModel

/// The stored properties of a struct, whichever plan it comes from.
struct MemberList {
    struct Member {
        var name: String
        /// The key in JSON; empty for what has none.
        var key: String
        var type: String
        var isOptional: Bool
        var sendsNull = false
        var defaultValue: String?
        var documentation: [String]
        var isDeprecated = false
        var range: SourceRange?
    }

    var members: [Member]

    var shape: CallShape {
        CallShape(parameters: members.map { .init(label: $0.name, type: $0.type, hasDefault: $0.defaultValue != nil) })
    }

    init(_ input: InputPlan, at range: SourceRange?) {
        members = input.properties.map { property in
            Member(
                name: property.name.raw,
                key: SwiftLiteral.quoted(property.wireName),
                type: property.type.text,
                isOptional: property.type.isOptional,
                defaultValue: property.defaultValue?.text,
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
                type: property.type.text,
                isOptional: property.isOptional,
                sendsNull: property.sendsNull,
                defaultValue: property.defaultValue?.text,
                documentation: property.documentation.filter { $0 != "/// - Warning: Deprecated." && $0 != "///" },
                isDeprecated: property.isDeprecated,
                range: places.property(property.wireName, of: model)
            )
        }
    }
}
