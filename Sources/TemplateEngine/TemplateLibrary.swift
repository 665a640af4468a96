import Diagnostics

/// The template files that can be rendered or included, by the names that `{% include %}` uses.
public struct TemplateLibrary: Sendable {
    public let sources: [String: SourceFile]

    /// The names of the files among them that somebody else wrote, so that the author can't change them.
    let borrowed: Set<String>

    public init(_ sources: [String: SourceFile], borrowed: Set<String> = []) {
        self.sources = sources
        self.borrowed = borrowed
    }

    /// In alphabetical order.
    var names: [String] { sources.keys.sorted() }
}
