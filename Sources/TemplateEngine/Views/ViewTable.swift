/// The declaration of one field: its name in templates, its meaning and its kind, without the value.
public struct ViewField: Sendable {
    public let name: String
    public let summary: String
    public let kind: Kind
    /// Whether the value may be absent; an absent value is false, prints nothing and has only absent fields.
    public let isOptional: Bool
    /// Whether a dump refers to the field's views by name, since they are written in full elsewhere.
    fileprivate(set) var isReference = false
    /// Whether its text is a literal, which has quotation marks of its own.
    fileprivate(set) var isLiteral = false

    /// The kind of a field's value. Children are in closures, so that view types can refer to each other in cycles.
    public enum Kind: Sendable {
        case flag
        case number
        /// With `words`, the text is always one of them.
        case text(words: [String]?)
        /// Text of the description, which can be compared, and printed only where the output isn't code.
        case foreign
        /// Text that is empty or ends in a blank of its own, so that what follows may touch it: `public `.
        case prefix
        case texts
        case view(@Sendable () -> ViewType)
        case views(@Sendable () -> ViewType)

        /// Whether `==` can compare them: texts with texts, numbers with numbers, flags with flags.
        func isComparable(with other: Kind) -> Bool {
            switch (self, other) {
            case (.flag, .flag), (.number, .number), (.text, .text), (.text, .foreign), (.foreign, .text),
                (.foreign, .foreign):
                true
            default: false
            }
        }
    }

    public init(_ name: String, _ summary: String, _ kind: Kind, isOptional: Bool = false) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.isOptional = isOptional
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

/// The one declaration of a view type's fields: names and summaries for the linter and the reference page, closures for
/// the values.
///
///     static let table = ViewTable<CaseView>("case", "One case of the API enum.", [
///         .text("name", "Its Swift name.") { $0.name },
///         .views("arguments", "Its associated values.") { $0.arguments },
///     ])
///
/// `View` has no constraint: looking up its conformance would take a tenth of the time of a small run.
public struct ViewTable<View>: Sendable {
    public let viewType: ViewType
    @usableFromInline let entries: [Entry]

    /// - Parameter areCases: whether the views represent cases of an enum.
    /// - Parameter isKeyed: whether templates find one in a list by its first field.
    @inlinable public init(
        _ name: String, _ summary: String, _ entries: [Entry], areCases: Bool = false, isKeyed: Bool = false
    ) {
        viewType = ViewType(
            name, summary, fields: entries.map { $0.field },
            argumentFields: areCases ? entries.indices.filter { entries[$0].arguments != nil } : nil, isKeyed: isKeyed)
        self.entries = entries
    }

    /// The arguments of its case that the value of a field uses; `position` is an index in the type's `argumentFields`.
    public func arguments(of view: View, ofField position: Int) -> [String] {
        viewType.argumentFields.flatMap { entries[$0[position]].arguments }?(view) ?? []
    }

    @inlinable public func value(of view: View, at field: Int) -> TemplateValue {
        field < entries.count ? entries[field].read(view) : .none
    }

    /// A field together with the closure that reads it.
    public struct Entry: Sendable {
        @usableFromInline fileprivate(set) var field: ViewField
        @usableFromInline let read: @Sendable (View) -> TemplateValue
        @usableFromInline fileprivate(set) var arguments: (@Sendable (View) -> [String])?

        @usableFromInline init(_ field: ViewField, _ read: @escaping @Sendable (View) -> TemplateValue) {
            self.field = field
            self.read = read
        }
    }
}

extension ViewTable.Entry {
    @inlinable public static func flag(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> Bool)
        -> Self
    { Self(ViewField(name, summary, .flag)) { .flag(read($0)) } }

    @inlinable public static func number(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> Int)
        -> Self
    { Self(ViewField(name, summary, .number)) { .number(read($0)) } }

    @inlinable public static func text(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> String)
        -> Self
    { Self(ViewField(name, summary, .text(words: nil))) { .text(read($0)) } }

    @inlinable public static func optionalText(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> String?
    ) -> Self {
        Self(ViewField(name, summary, .text(words: nil), isOptional: true)) {
            read($0).map(TemplateValue.text) ?? .none
        }
    }

    /// Text that can contain watched names; nil where the field is absent.
    /// - Parameter isExposed: whether declarations show these names to their users, as the type of a property does.
    @inlinable public static func code(
        _ name: String, _ summary: String, isOptional: Bool = false, isExposed: Bool = false,
        _ read: @escaping @Sendable (View) -> (text: String, names: [String])?
    ) -> Self {
        Self(ViewField(name, summary, .text(words: nil), isOptional: isOptional)) { view in
            guard let (text, names) = read(view) else { return .none }
            return names.isEmpty ? .text(text) : .code(text, names: names, isExposed: isExposed)
        }
    }

    /// Text of the description, as it is written there.
    @inlinable public static func foreign(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> String
    ) -> Self { Self(ViewField(name, summary, .foreign)) { .text(read($0)) } }

    /// Text that is always one of `words`; a template that compares it with another word is wrong.
    @inlinable public static func word(
        _ name: String, _ words: [String], _ summary: String, _ read: @escaping @Sendable (View) -> String
    ) -> Self { Self(ViewField(name, summary, .text(words: words))) { .text(read($0)) } }

    @inlinable public static func optionalWord(
        _ name: String, _ words: [String], _ summary: String, _ read: @escaping @Sendable (View) -> String?
    ) -> Self {
        Self(ViewField(name, summary, .text(words: words), isOptional: true)) {
            read($0).map(TemplateValue.text) ?? .none
        }
    }

    @inlinable public static func texts(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> [String]
    ) -> Self { Self(ViewField(name, summary, .texts)) { .texts(read($0)) } }

    /// The same field of a case of an enum, with the arguments of the case that its value uses.
    public func using(_ arguments: @escaping @Sendable (View) -> [String]) -> Self {
        var entry = self
        entry.arguments = arguments
        return entry
    }

    @inlinable public static func view<Child: TabledView>(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> Child
    ) -> Self { Self(ViewField(name, summary, .view { Child.table.viewType })) { .view(read($0)) } }

    @inlinable public static func optionalView<Child: TabledView>(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> Child?
    ) -> Self {
        Self(ViewField(name, summary, .view { Child.table.viewType }, isOptional: true)) { view in
            read(view).map { TemplateValue.view($0) } ?? .none
        }
    }

    @inlinable public static func views<Child: TabledView>(
        _ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> [Child]
    ) -> Self { Self(ViewField(name, summary, .views { Child.table.viewType })) { .views(read($0)) } }

    /// The same field, for text that is a literal.
    public var asLiteral: Self {
        var entry = self
        entry.field.isLiteral = true
        return entry
    }

    /// The same field, for views that are shown in full elsewhere: where a view is written out as JSON, only their
    /// names are written.
    public var byName: Self {
        var entry = self
        entry.field.isReference = true
        return entry
    }
}

/// Children whose types are made at run time.
extension ViewTable.Entry {
    public static func views<Child: TemplateView>(
        _ name: String, _ summary: String, of type: ViewType, _ read: @escaping @Sendable (View) -> [Child]
    ) -> Self { Self(ViewField(name, summary, .views { type })) { .views(read($0)) } }
}
