import APIModel
import Diagnostics
import SourceTree

/// Reads what a document says of the whole API: `x-netlayer` at its root. `generics` is read where generic schemas are
/// found (`GenericPattern`).
public enum DocumentDirectives {
    private static let keys = ["generics", "entities"]

    public static func read(_ node: SourceNode, to api: inout API, into bag: inout DiagnosticBag) {
        guard node.isMapping else {
            bag.report(DirectiveMessages.wrongType("x-netlayer", expected: "keys with values", at: node.range))
            return
        }
        for entry in node.entries {
            switch entry.key.text {
            case "entities":
                api.entities = EntityRulesReader.read(entry.value, into: &bag)
                api.extensions = api.extensions.compactMap { without("entities", $0) }
            case let key where !keys.contains(key):
                bag.report(DirectiveMessages.unknownKey(key, among: keys, at: entry.key.range))
            default: break
            }
        }
    }

    /// What is a value of the API is no extension besides.
    private static func without(_ key: String, _ item: Extension) -> Extension? {
        guard item.name == "x-netlayer", case .object(let members) = item.value else { return item }
        let rest = members.filter { $0.name != key }
        return rest.isEmpty ? nil : Extension(name: item.name, value: .object(rest))
    }
}
