/// The declaration of one field: what templates call it, what it says and what it holds. The value is not here.
public struct ViewField: Sendable {
    public let name: String
    public let summary: String
    public let kind: Kind
    /// Whether the value may be absent; an absent value is false, prints nothing and has only absent fields.
    public let isOptional: Bool
    /// Whether the views that it holds are shown in full elsewhere.
    let isReference: Bool

    /// What a field holds. Children are named by a closure, so that view types may refer to each other in circles.
    public enum Kind: Sendable {
        case flag
        case number
        /// With `words`, the text is always one of them.
        case text(words: [String]?)
        /// Text of the description, which is compared, and placed only where the output is no code.
        case foreign
        /// Text that is empty or ends in a blank of its own, so that what follows may touch it: `public `.
        case prefix
        case texts
        case view(@Sendable () -> ViewType)
        case views(@Sendable () -> ViewType)
    }

    public init(_ name: String, _ summary: String, _ kind: Kind, isOptional: Bool = false) {
        self.init(name, summary, kind, isOptional: isOptional, isReference: false)
    }

    private init(_ name: String, _ summary: String, _ kind: Kind, isOptional: Bool, isReference: Bool) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.isOptional = isOptional
        self.isReference = isReference
    }

    func referring() -> ViewField {
        ViewField(name, summary, kind, isOptional: isOptional, isReference: true)
    }
}

extension ViewField.Kind {
    var isPrefix: Bool { if case .prefix = self { true } else { false } }

    /// The type of the view or of the list's views.
    var child: ViewType? {
        switch self {
        case .view(let type), .views(let type): return type()
        case .flag, .number, .text, .foreign, .prefix, .texts: return nil
        }
    }
}
