import Diagnostics
import SourceTree

/// A schema's mapping and the set of keywords in it, found in one pass.
struct SchemaKeys {
    let located: Located
    private(set) var present: SchemaKeywords = []

    init(at located: Located) { self.located = located }

    func has(_ keyword: SchemaKeyword) -> Bool { present.contains(SchemaKeywords(keyword)) }
    func hasAny(_ keywords: SchemaKeywords) -> Bool { !present.isDisjoint(with: keywords) }

    subscript(keyword: SchemaKeyword) -> SourceNode? {
        has(keyword) ? located.node[keyword.row.name] : nil
    }

    func located(_ keyword: SchemaKeyword) -> Located? { self[keyword].map(located.at) }

    /// The elements of a list keyword.
    func elements(_ keyword: SchemaKeyword) -> [Located] {
        guard let node = self[keyword], node.isSequence else { return [] }
        return node.elements.map(located.at)
    }

    /// The same schema as if some keywords were not there.
    func without(_ keywords: SchemaKeywords) -> SchemaKeys {
        var keys = self
        keys.present.subtract(keywords)
        return keys
    }

    /// Takes a keyword for present, unless its value says nothing.
    mutating func note(_ keyword: SchemaKeyword, _ value: SourceNode) {
        switch keyword {
        case .type, .constant, .defaultValue, .example: break
        case .ref, .dynamicRef: if !value.isScalar { return }
        case .required: if value.isSequence, value.count > 0 { present.insert(.requiredList) }
        case .additionalProperties, .unevaluatedProperties:
            if value.isMapping, value.count > 0 { present.insert(.additionalSchema) }
        default: if value.isNull { return }
        }
        present.insert(SchemaKeywords(keyword))
    }
}

extension SchemaReader {
    /// Finds the keywords of a schema and reports keys that are none.
    func scan(_ located: Located, reportsUnknownKeys: Bool = true) -> SchemaKeys {
        var keys = SchemaKeys(at: located)
        for entry in located.node.entries {
            switch SchemaKeyMeaning.table.key(of: entry.key) {
            case .keyword(let keyword): keys.note(keyword, entry.value)
            case .unfollowed:
                if reportsUnknownKeys, !entry.value.isNull { report(SchemaMessages.unfollowed(entry.key)) }
            case .withoutEffect: break
            case nil: if reportsUnknownKeys, !entry.key.isExtensionKey { reportUnknownKeyword(entry.key) }
            }
        }
        return keys
    }

    /// JSON Schema lets unknown keywords be, so from 3.1 on only a likely typing error is worth a word.
    private func reportUnknownKeyword(_ key: SourceNode) {
        let known = SchemaKeyMeaning.table.names
        if version.hasFullJSONSchema {
            let near = nearestWord(to: key.text, among: known)
            guard let near, abs(near.utf8.count - key.text.utf8.count) <= 2 else { return }
        }
        nodes.reportUnknownKey(key, in: "a schema", known: known)
    }
}
