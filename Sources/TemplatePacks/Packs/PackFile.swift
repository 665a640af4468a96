import Diagnostics

/// An entry of a manifest's `files`: which template makes which files.
public struct PackFile: Sendable {
    /// What a file is written for: one for the whole API, or one for each of something.
    public enum Scope: String, Sendable, CaseIterable {
        case api
        case service
        case operation
        /// An operation that opens a channel.
        case channel
        case model
        /// How a type of the service and one of the app become each other, where they are apart.
        case mapper
        /// Once, for the old names that go on working, where somebody asks for them.
        case forwarders
    }

    /// How files are laid out; an entry has a path for each.
    public enum Layout: String, Sendable, CaseIterable {
        case layer
        case feature
        case single
    }

    /// One condition, and where it stands.
    public struct Condition: Sendable {
        public let text: String
        let range: SourceRange?
    }

    /// What an entry may say.
    public static let keys = ["for", "template", "path", "when", "support", "imports", "kind"]

    /// The key under which the entry stands, and by which packs and projects override it.
    public let name: String
    public var scope: Scope
    public var template: String
    /// Paths below the output folder, as templates, by layout.
    public var paths: LayoutPaths
    /// Conditions in the words of the templates, all of which must be true.
    public var conditions: [Condition]
    /// The declarations of the support code that come along where the entry's text has their names.
    public var support: [String] = []
    /// The modules that its files import besides those that all files import.
    public var imports: [ModuleImport] = []
    /// What it says of itself; nil where that follows from the scope.
    public var statedKind: ArtefactKind?
    public var range: SourceRange?
    /// Where its template stands.
    var templateRange: SourceRange?

    var kind: ArtefactKind { statedKind ?? ArtefactKind(for: scope) }
}
