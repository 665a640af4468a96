import Diagnostics
import SourceTree
import SwiftModel

/// What a `pack.yaml` says, laid over what the packs say that it extends.
public struct PackManifest: Sendable {
    public var name: String
    public var summary = ""
    /// Whether it only serves to be extended.
    public var isAbstract = false
    public var options: [PackOption] = []
    public var files: [PackFile] = []
    /// The declarations of the support code that are written whether something uses them or not.
    public var supportRoots: [String] = []
    /// Those that a team asks for, even where the support code comes from elsewhere.
    public var supportFiles: [String] = []
    /// What is said of single services.
    public var services: [ServiceSettings] = []
    public var supportPaths = LayoutPaths("Support/{{ file.name }}")
    /// Where the roots are named.
    var supportRanges: [String: SourceRange] = [:]
    public var layout = PackFile.Layout.layer
    public var conventions = Conventions()

    public init(name: String) { self.name = name }

    /// Has a declaration of the support code written, with all that it needs.
    mutating func addSupport(_ name: String, at range: SourceRange?) {
        supportRoots.append(name)
        supportRanges[name] = range
    }

    /// What templates declare by the name that an option holds.
    public var declaredByTemplates: [String] {
        options.compactMap { option in
            guard case .identifier = option.kind, case .text(let text) = option.value else { return nil }
            return text
        }
    }

    /// The template of entries that name none: that of a pack of one file.
    var onlyTemplate = ""

    /// Leaves the layout of single files, where the pack has another one.
    public mutating func spreadFiles() {
        if layout == .single, files.allSatisfy({ $0.paths.holds(.layer) }) { layout = .layer }
    }

    public static let keys = [
        "pack", "summary", "extends", "abstract", "folders", "options", "files", "support", "supportFiles",
        "supportPath", "layout",
    ]
}
