import APIModel
import Diagnostics
import SourceTree
import SwiftModel
import TemplateEngine

/// The contents of a `pack.yaml`, merged into those of the packs that it extends.
public struct PackManifest: Sendable {
    public var name: String
    public var summary = ""
    /// Whether the pack exists only to be extended.
    public var isAbstract = false
    public var options: [PackOption] = []
    public var files: [PackFile] = []
    /// The declarations of the support code that are written even if nothing uses them.
    public var supportRoots: [String] = []
    /// Support files that a team requests, even where the support code comes from elsewhere.
    public var supportFiles: [String] = []
    /// The settings of single services.
    public var services: [ServiceSettings] = []
    public var supportPaths = LayoutPaths("Support/{{ file.name }}")
    /// The places where `supportRoots` and `supportFiles` are named.
    var supportRanges: [String: SourceRange] = [:]
    public var layout = PackFile.Layout.layer
    public var conventions = Conventions()

    public init(name: String) { self.name = name }

    /// Adds a declaration of the support code that is always written, with everything that it needs.
    mutating func addSupport(_ name: String, at range: SourceRange?) {
        supportRoots.append(name)
        supportRanges[name] = range
    }

    /// The names that templates declare because an option holds them.
    public var declaredByTemplates: [String] {
        options.compactMap { option in
            guard case .identifier = option.kind, case .text(let text) = option.value else { return nil }
            return text
        }
    }

    /// Whether an option is on, for all services or for one.
    func isOn(_ option: String) -> Bool {
        let values = options.filter { $0.name == option }.map(\.value) + services.compactMap { $0.options[option] }
        return values.contains { $0 != .text("none") && $0 != .flag(false) }
    }

    /// The template of entries that name none, in a pack of one file.
    var onlyTemplate = ""

    /// Replaces the layout of single files by that of layers, if all entries have a path for it.
    public mutating func spreadFiles() {
        if layout == .single, files.allSatisfy({ $0.paths.holds(.layer) }) { layout = .layer }
    }

    public static let keys = [
        "pack", "summary", "extends", "abstract", "folders", "replaces", "options", "files", "support", "supportFiles",
        "supportPath", "layout",
    ]
}

/// An entry of a manifest's `files`: which template makes which files.
public struct PackFile: Sendable {
    /// The items that files are written for: one file for the whole API, or one for each item of a kind.
    public enum Scope: String, Sendable, CaseIterable {
        case api
        case service
        case operation
        /// An operation that opens a channel.
        case channel
        case model
        /// The conversion between a type of the service and one of the app, where they differ.
        case mapper
        /// Forwarders for old names, in one file, if a team requests them.
        case forwarders
    }

    /// The layouts of files; an entry has a path for each.
    public enum Layout: String, Sendable, CaseIterable {
        case layer
        case feature
        case single
    }

    public struct Condition: Sendable {
        public let text: String
        let range: SourceRange?
    }

    /// The keys that an entry can have.
    public static let keys = ["for", "template", "path", "when", "support", "imports", "kind", "access", "inner"]

    /// The key of the entry, by which packs and projects override it.
    public let name: String
    public var scope: Scope
    public var template: String
    /// Paths below the output folder, as templates, by layout.
    public var paths: LayoutPaths
    /// Conditions in the words of the templates; all must be true.
    public var conditions: [Condition]
    /// Declarations of the support code that are written if the entry's code contains their names.
    public var support: [String] = []
    /// The modules that its files import besides those that all files import.
    public var imports: [ModuleImport] = []
    /// The access of its declarations, if it is narrower than that of the rest.
    var access: (level: AccessLevel, range: SourceRange)?
    /// Whether no other file has its types in declarations, so that they can have a narrower access.
    var isInner = false
    /// The kind that the entry states; nil where it follows from the scope.
    public var statedKind: ArtefactKind?
    public var range: SourceRange?
    /// The place where its template is named.
    var templateRange: SourceRange?

    var kind: ArtefactKind { statedKind ?? ArtefactKind(for: scope) }
}

/// A choice that a pack offers and templates read as `options.name`.
public struct PackOption: Sendable {
    public enum Kind: Sendable {
        case flag
        case text
        /// A text that the templates declare, so that arguments of methods may not hide it.
        case identifier
        /// A text that is written into code in the place of a type.
        case type
        /// A text that is written into code in the place of a value.
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
    /// Whether the project sets it, rather than its pack.
    public var isStated = false

    var field: ViewField {
        switch kind {
        case .flag: return ViewField(name, summary, .flag)
        case .text, .identifier, .type, .expression: return ViewField(name, summary, .text(words: nil))
        case .word(let words): return ViewField(name, summary, .text(words: words))
        }
    }

    /// Whether it selects mocks that hold values as the service sends them, which don't know the app's own types.
    var isFake: Bool { name == "mocks" && value == .text("fake") }

    var templateValue: TemplateValue {
        switch value {
        case .flag(let flag): return .flag(flag)
        case .text(let text): return .text(text)
        }
    }
}

/// The kind of code in a generated file. A plugin's build separates the kinds: it distributes each over files of its
/// own, and gives only the mocks to tests.
public enum ArtefactKind: String, Sendable, CaseIterable {
    case support
    case models
    case operations
    case services
    case mocks

    /// The kind of an entry that doesn't state one.
    init(for scope: PackFile.Scope) {
        switch scope {
        case .api, .forwarders: self = .support
        case .model, .mapper: self = .models
        case .operation, .channel: self = .operations
        case .service: self = .services
        }
    }

    /// Reads a kind; nil, with a diagnostic, for anything else.
    package init?(_ node: SourceNode, of path: String, into bag: inout DiagnosticBag) {
        guard let kind: ArtefactKind = bag.word(node, of: path) else { return nil }
        self = kind
    }
}

/// Paths below the output folder, as templates: one for each layout; layouts without one use that of `layer`.
public struct LayoutPaths: Sendable {
    private typealias Path = (layout: PackFile.Layout, text: String, range: SourceRange?)
    /// The paths in the order of the layouts.
    private var paths: [Path] = []

    /// - Parameter text: the path in every layout.
    init(_ text: String? = nil) { paths = text.map { [(.layer, $0, nil)] } ?? [] }

    var isEmpty: Bool { paths.isEmpty }

    func holds(_ layout: PackFile.Layout) -> Bool { paths.contains { $0.layout == layout } }

    public func text(_ layout: PackFile.Layout) -> String? { path(layout)?.text }

    /// The place of a path in the manifest.
    func range(_ layout: PackFile.Layout) -> SourceRange? { path(layout)?.range }

    /// The paths of the layouts that have one.
    var all: [String] { paths.map(\.text) }

    mutating func set(_ text: String, for layout: PackFile.Layout, at range: SourceRange) {
        let others = paths + [(layout, text, range)]
        paths = PackFile.Layout.allCases.compactMap { layout in others.last { $0.layout == layout } }
    }

    private func path(_ layout: PackFile.Layout) -> Path? {
        paths.first { $0.layout == layout } ?? paths.first { $0.layout == .layer }
    }
}

extension PackManifest {
    /// Refuses entities with types of their own where the pack doesn't support them.
    func reportUnfitEntities(of plan: SwiftPlan, into bag: inout DiagnosticBag) {
        guard let entities = plan.entities else { return }
        if !files.contains(where: { $0.scope == .mapper }) {
            let wanted = "a pack with files `for: mapper`, unlike `\(name)`"
            bag.refuse("entities", wanted: wanted, at: entities.range)
        }
        for option in options where option.isFake && option.isStated {
            let wanted = "`spy` or `none` beside `entities`, since fakes keep what the service sends"
            bag.refuse("mocks", wanted: wanted, at: entities.range)
        }
    }
}
