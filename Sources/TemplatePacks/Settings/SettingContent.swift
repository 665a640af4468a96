import APIModel
import Diagnostics
import SourceTree
import SwiftModel

/// What a text of a configuration or a manifest is. All but `text` are written into code, so that nothing else than a
/// name, a type or an expression may stand there.
package enum SettingContent: Sendable {
    /// A text that never becomes code as it stands.
    case text
    /// A name pattern, with what its placeholders may be.
    case pattern([String])
    case name
    case type
    /// A type, or under a key with a star one with a star.
    case typeOrPattern
    /// An absolute URL, which becomes a literal.
    case url
    /// One of these words.
    case word([String])
    /// How a credential is sent: `bearer`, `header X-API-Key`.
    case credential
    /// Swift on one line, which ends nothing and begins nothing around it.
    case expression

    /// What a value is; nil, which is said at its place, where it is nothing of this kind.
    /// - Parameter key: under which it stands in a map.
    func value(_ node: SourceNode, of path: String, under key: String = "", into bag: inout DiagnosticBag)
        -> SettingText?
    {
        let text = node.isNull ? "" : node.text
        let value: SettingText?
        let expected: String
        switch self {
        case .text: return .text(text)
        case .pattern(let placeholders):
            switch NamePattern.parse(text, placeholders: placeholders) {
            case .success(let pattern): return .pattern(pattern)
            case .failure(let problem):
                bag.report(PackMessages.wrongPattern(problem, of: path, known: placeholders, at: node.range))
                return nil
            }
        case .word(let words):
            let word = node.isNull ? "null" : text
            if words.contains(word) { return .text(word) }
            bag.report(PackMessages.wrongWord(word, of: path, words: words, at: node.range))
            return nil
        case .name: (value, expected) = (FixedName(text).map(SettingText.name), FixedName.expected)
        case .type: (value, expected) = (FixedType(text).map(SettingText.type), FixedType.expected)
        case .typeOrPattern where key.contains("*"):
            (value, expected) = (OwnTypePattern(key, type: text).map(SettingText.typePattern), OwnTypePattern.expected)
        case .typeOrPattern: (value, expected) = (FixedType(text).map(SettingText.type), FixedType.expected)
        case .url:
            let isURL = text.contains("://") && ServerAddress.fault(in: text) == nil
            (value, expected) = (isURL ? .text(text) : nil, "a URL like `https://api.example.com`")
        case .credential:
            (value, expected) = (SecurityScheme.Kind(text).map(SettingText.credential), SecurityScheme.Kind.expected)
        case .expression:
            (value, expected) = (FixedExpression(text).map(SettingText.expression), FixedExpression.expected)
        }
        if value == nil { bag.report(PackMessages.wrongValue(of: path, wanted: expected, at: node.range)) }
        return value
    }
}
