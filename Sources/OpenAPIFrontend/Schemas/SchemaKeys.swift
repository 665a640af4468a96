import Diagnostics
import SourceTree

/// A schema's mapping and the set of keywords in it, found in one pass.
struct SchemaKeys {
    let located: Located
    var present: UInt64

    func has(_ keyword: SchemaKeyword) -> Bool { present & keyword.bit != 0 }
    func hasAny(_ mask: UInt64) -> Bool { present & mask != 0 }

    subscript(keyword: SchemaKeyword) -> SourceNode? {
        has(keyword) ? located.node[keyword.wireName] : nil
    }

    func located(_ keyword: SchemaKeyword) -> Located? { self[keyword].map(located.at) }

    /// The elements of a list keyword.
    func elements(_ keyword: SchemaKeyword) -> [Located] {
        guard let node = self[keyword], node.isSequence else { return [] }
        return node.elements.map(located.at)
    }

    /// The same schema as if some keywords were not there.
    func without(_ mask: UInt64) -> SchemaKeys { SchemaKeys(located: located, present: present & ~mask) }
}

extension Lowering {
    /// Finds the keywords of a schema and reports keys that are none.
    func scan(_ located: Located, reportsUnknownKeys: Bool = true) -> SchemaKeys {
        var keys = SchemaKeys(located: located, present: 0)
        for entry in located.node.entries {
            guard let index = SchemaKeyword.known.index(of: entry.key) else {
                if reportsUnknownKeys, !entry.key.isExtensionKey { reportUnknownKeyword(entry.key, in: located) }
                continue
            }
            guard index < SchemaKeyword.ignored.rawValue, let keyword = SchemaKeyword(rawValue: UInt8(index)) else {
                if reportsUnknownKeys, SchemaKeyword.isUnfollowed(index), !entry.value.isNull {
                    report(SchemaMessages.unfollowed(entry.key), in: located.document)
                }
                continue
            }
            note(keyword, entry.value, in: &keys)
        }
        return keys
    }

    private func note(_ keyword: SchemaKeyword, _ value: SourceNode, in keys: inout SchemaKeys) {
        switch keyword {
        case .type, .constant, .defaultValue, .example:
            break
        case .ref, .dynamicRef:
            if !value.isScalar { return }
        case .required:
            if value.isSequence, value.count > 0 { keys.present |= SchemaKeyword.requiredList }
        case .additionalProperties, .unevaluatedProperties:
            if value.isMapping, value.count > 0 { keys.present |= SchemaKeyword.additionalSchema }
        default:
            if value.isNull { return }
        }
        keys.present |= keyword.bit
    }

    /// JSON Schema lets unknown keywords be, so from 3.1 on only a likely typing error is worth a word.
    private func reportUnknownKeyword(_ key: SourceNode, in located: Located) {
        let known = SchemaKeyword.known
        if version.hasFullJSONSchema {
            let near = nearestWord(to: key.text, among: known.names.lazy.map { "\($0)" })
            guard let near, abs(near.utf8.count - key.text.utf8.count) <= 2 else { return }
        }
        reportUnknownKey(key, in: "a schema", known: known, document: located.document)
    }
}
