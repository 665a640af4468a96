import APIModel
import Diagnostics
import SourceTree
import SwiftModel

/// What a text of a configuration or a manifest is. All but `text` are written into code, so that nothing else than a
/// name, a type or a module may stand there.
package enum SettingContent: Sendable {
    /// A text that never becomes code as it stands.
    case text
    /// A name pattern, with what its placeholders may be.
    case pattern([String])
    case name
    case type
    /// A type, or under a key with a star one with a star.
    case typeOrPattern
    /// A module to import; with `?` behind it one that not every platform has.
    case module
    /// An absolute URL, which becomes a literal.
    case url
    /// Swift on one line, which ends nothing and begins nothing around it.
    case expression

    /// Whether a value is what it has to be; if not, that is said at its place.
    package func accepts(
        _ node: SourceNode,
        of path: String,
        under key: String = "",
        into bag: inout DiagnosticBag
    ) -> Bool {
        let text = node.isNull ? "" : node.text
        let expected: String
        switch self {
        case .text: return true
        case .pattern(let placeholders):
            guard case .failure(let problem) = NamePattern.parse(text, placeholders: placeholders) else { return true }
            bag.report(PackMessages.wrongPattern(problem, of: path, known: placeholders, at: node.range))
            return false
        case .name:
            if FixedName(text) != nil { return true }
            expected = FixedName.expected
        case .type:
            if FixedType(text) != nil { return true }
            expected = FixedType.expected
        case .typeOrPattern:
            let isPattern = key.contains("*")
            if isPattern ? OwnTypePattern(key, type: text) != nil : FixedType(text) != nil { return true }
            expected = isPattern ? OwnTypePattern.expected : FixedType.expected
        case .module:
            if ModuleName(text.hasSuffix("?") ? text.dropLast() : text[...]) != nil { return true }
            expected = ModuleName.expected
        case .url:
            if text.contains("://"), text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }) {
                return true
            }
            expected = "a URL like `https://api.example.com`"
        case .expression:
            if SettingContent.isExpression(text) { return true }
            expected = "an expression on one line, without `;`, braces and comments"
        }
        bag.report(PackMessages.wrongValue(of: path, wanted: expected, at: node.range))
        return false
    }

    private static func isExpression(_ text: String) -> Bool {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: !";{}#".unicodeScalars.contains(scalar)
            }
        }
        return isPlain && !text.contains("//") && !text.contains("/*") && !text.contains("*/")
    }
}
