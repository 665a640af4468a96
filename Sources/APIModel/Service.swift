/// A group of operations that belong together: a tag, a service of the native spec, or a group of the configuration.
public struct Service: Sendable {
    /// As written; empty for operations that nothing groups.
    public var name: String
    public var documentation: String?
    public var origin: Origin

    public init(name: String, documentation: String? = nil, origin: Origin = .none) {
        self.name = name
        self.documentation = documentation
        self.origin = origin
    }
}
