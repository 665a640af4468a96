import APIModel

/// What becomes of a received value that is not valid.
public enum Leniency: String, Sendable, CaseIterable {
    /// The response is refused.
    case fail
    /// It counts as absent, where the property is optional.
    case null
    /// The default of the description stands in for it, or nil.
    case preset = "default"
    /// It is left out of its list or map; anywhere else it counts as absent.
    case drop

    /// `x-netlayer: { lenient: drop }`; nil for what is none of the words.
    init?(_ said: Literal) {
        switch said {
        case .null: self = .null
        case .string(let word): self.init(rawValue: word)
        default: return nil
        }
    }
}

/// Places by a pattern, and what becomes of invalid values there.
public struct LeniencyRule: Sendable, Hashable {
    /// `Schema.property`, or the name of the schema that values have: `*.avatar_url`, `Status`.
    public var pattern: String
    public var leniency: Leniency

    public init(pattern: String, leniency: Leniency) {
        self.pattern = pattern
        self.leniency = leniency
    }
}
