import APIModel
import Diagnostics

/// Puts into effect what a description says of its schemas under `x-netlayer`: `type: Model.Store` is the team's own type
/// that stands for the schema. `lenient` is planning's, which knows what a value can be replaced by.
enum SchemaDirectives {
    static let keys = ["type", "lenient"]

    static func apply(to api: inout API, into bag: inout DiagnosticBag) {
        for index in api.schemas.indices {
            let said = api.schemas[index].annotations.extensions
            for item in said where item.name == "x-netlayer" { apply(item.value, at: index, of: &api, into: &bag) }
        }
    }

    private static func apply(_ value: Literal, at index: Int, of api: inout API, into bag: inout DiagnosticBag) {
        let range = api.schemas[index].origin.range
        guard case .object(let members) = value else {
            bag.report(DirectiveMessages.wrongSchemaDirectives(at: range))
            return
        }
        for member in members {
            guard keys.contains(member.name) else {
                bag.report(DirectiveMessages.unknownSchemaKey(member.name, among: keys, at: range))
                continue
            }
            guard member.name == "type" else { continue }
            if case .string(let text) = member.value, let type = FixedType(text) {
                api.schemas[index].fixedType = type
            } else {
                bag.report(DirectiveMessages.wrongSchemaType(at: range))
            }
        }
    }
}
