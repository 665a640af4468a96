import Diagnostics

/// An entry of a manifest's `files`: which template makes which files.
public struct PackFile: Sendable {
    /// What a file is written for: one for the whole API, or one for each of something.
    public enum Scope: String, Sendable, CaseIterable {
        case api
        case service
        case operation
        case model
    }

    /// How files are laid out; an entry has a path for each.
    public enum Layout: String, Sendable, CaseIterable {
        case layer
        case feature
        case single
    }

    /// The key under which the entry stands, and by which packs and projects override it.
    public let name: String
    public var scope: Scope
    public var template: String
    /// Paths below the output folder, as templates, by layout.
    public var paths: [Layout: String]
    /// A condition in the words of the templates; nil for always.
    public var condition: String?
    /// The declarations of the support code that come along where the entry's text has their names.
    public var support: [String] = []
    /// What it says of itself; nil where that follows from the scope.
    public var statedKind: ArtefactKind?
    public var range: SourceRange?

    var kind: ArtefactKind { statedKind ?? ArtefactKind(for: scope) }

    func path(_ layout: Layout) -> String? { paths[layout] ?? paths[.layer] }
}
