import Diagnostics
import TemplateEngine

/// A choice that a pack offers and templates read as `options.name`.
public struct PackOption: Sendable {
    public enum Kind: Sendable {
        case flag
        case text
        /// A text that the templates declare, so that arguments of methods may not hide it.
        case identifier
        /// A text that is written into code where a type stands.
        case type
        /// A text that is written into code where a value stands.
        case expression
        /// One of a closed list.
        case word([String])
    }

    public enum Value: Sendable, Hashable {
        case flag(Bool)
        case text(String)
    }

    public let name: String
    public let summary: String
    public let kind: Kind
    public var value: Value

    var field: ViewField {
        switch kind {
        case .flag: return ViewField(name, summary, .flag)
        case .text, .identifier, .type, .expression: return ViewField(name, summary, .text(words: nil))
        case .word(let words): return ViewField(name, summary, .text(words: words))
        }
    }

    var templateValue: TemplateValue {
        switch value {
        case .flag(let flag): return .flag(flag)
        case .text(let text): return .text(text)
        }
    }
}
