import Diagnostics

/// The template files that can be rendered or included, by the names that `{% include %}` uses.
public struct TemplateLibrary: Sendable {
    public let sources: [String: SourceFile]

    public init(_ sources: [String: SourceFile]) {
        self.sources = sources
    }

    /// In alphabetical order.
    var names: [String] { sources.keys.sorted() }
}
