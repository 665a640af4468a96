/// What a description says of a schema that does not change its shape. It lies behind a pointer, since schemas and their
/// uses are copied often, and few say much.
public struct Annotations: Sendable, Hashable {
    /// Nil where the description does not say.
    private var said: Said?

    public init() {}

    public var title: String? {
        get { said?.values.title }
        set { if newValue != nil || said != nil { change { $0.title = newValue } } }
    }

    public var documentation: String? {
        get { said?.values.documentation }
        set { if newValue != nil || said != nil { change { $0.documentation = newValue } } }
    }

    public var isDeprecated: Bool {
        get { said?.values.isDeprecated ?? false }
        set { if newValue || said != nil { change { $0.isDeprecated = newValue } } }
    }

    public var isReadOnly: Bool {
        get { said?.values.isReadOnly ?? false }
        set { if newValue || said != nil { change { $0.isReadOnly = newValue } } }
    }

    public var isWriteOnly: Bool {
        get { said?.values.isWriteOnly ?? false }
        set { if newValue || said != nil { change { $0.isWriteOnly = newValue } } }
    }

    public var defaultValue: Literal? {
        get { said?.values.defaultValue }
        set { if newValue != nil || said != nil { change { $0.defaultValue = newValue } } }
    }

    public var examples: [Literal] {
        get { said?.values.examples ?? [] }
        set { if !newValue.isEmpty || said != nil { change { $0.examples = newValue } } }
    }

    public var extensions: [Extension] {
        get { said?.values.extensions ?? [] }
        set { if !newValue.isEmpty || said != nil { change { $0.extensions = newValue } } }
    }

    /// What becomes of values that are not valid: `x-netlayer: { lenient: drop }`.
    package var lenient: Literal? {
        guard case .object(let members)? = extensions.first(where: { $0.name == "x-netlayer" })?.value else {
            return nil
        }
        return members.first { $0.name == "lenient" }?.value
    }

    public static func == (left: Annotations, right: Annotations) -> Bool {
        left.said === right.said || (left.said?.values ?? Values()) == (right.said?.values ?? Values())
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(said?.values ?? Values()) }

    private mutating func change(_ edit: (inout Values) -> Void) {
        if isKnownUniquelyReferenced(&said), let said {
            edit(&said.values)
        } else {
            var values = said?.values ?? Values()
            edit(&values)
            said = Said(values)
        }
    }

    private struct Values: Sendable, Hashable {
        var title: String?
        var documentation: String?
        var isDeprecated = false
        var isReadOnly = false
        var isWriteOnly = false
        var defaultValue: Literal?
        var examples: [Literal] = []
        var extensions: [Extension] = []
    }

    /// Changed only while it has one owner.
    private final class Said: @unchecked Sendable {
        var values: Values

        init(_ values: Values) { self.values = values }
    }
}
