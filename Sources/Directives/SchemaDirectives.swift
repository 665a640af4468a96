import APIModel
import Diagnostics
import SourceTree

/// Puts into effect what a description says of its schemas under `x-netlayer`: `type: Model.Store` is the team's own type
/// that stands for the schema. `lenient` is planning's, which knows what a value can be replaced by.
public enum SchemaDirectives {
    static let keys = ["type", "lenient"]

    /// Reports what of it is no directive, where it is written.
    public static func check(_ node: SourceNode, into bag: inout DiagnosticBag) {
        guard node.isMapping else { return bag.report(DirectiveMessages.wrongSchemaDirectives(at: node.range)) }
        for entry in node.entries {
            if !keys.contains(entry.key.text) {
                bag.report(DirectiveMessages.unknownSchemaKey(entry.key.text, among: keys, at: entry.key.range))
            } else if entry.key.text == "type", !entry.value.isString || FixedType(entry.value.text) == nil {
                bag.report(DirectiveMessages.wrongSchemaType(at: entry.value.range))
            }
        }
    }

    static func apply(to api: inout API) {
        for index in api.schemas.indices {
            for item in api.schemas[index].annotations.extensions where item.name == "x-netlayer" {
                guard case .object(let members) = item.value else { continue }
                for member in members where member.name == "type" {
                    guard case .string(let text) = member.value, let type = FixedType(text) else { continue }
                    api.schemas[index].fixedType = type
                }
            }
        }
    }
}
