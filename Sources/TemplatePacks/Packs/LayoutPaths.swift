import Diagnostics

/// Paths below the output folder, as templates: one for each layout, where that of `layer` stands in for those not given.
public struct LayoutPaths: Sendable {
    private var texts: [PackFile.Layout: String] = [:]
    private var ranges: [PackFile.Layout: SourceRange] = [:]

    /// - Parameter text: the path in every layout.
    init(_ text: String? = nil) { texts[.layer] = text }

    var isEmpty: Bool { texts.isEmpty }

    func holds(_ layout: PackFile.Layout) -> Bool { texts[layout] != nil }

    public func text(_ layout: PackFile.Layout) -> String? { texts[layout] ?? texts[.layer] }

    /// Where a path stands in the manifest.
    func range(_ layout: PackFile.Layout) -> SourceRange? { ranges[texts[layout] == nil ? .layer : layout] }

    /// Those of the layouts that have one.
    var all: [String] { PackFile.Layout.allCases.compactMap { texts[$0] } }

    mutating func set(_ text: String, for layout: PackFile.Layout, at range: SourceRange) {
        texts[layout] = text
        ranges[layout] = range
    }
}
