import Diagnostics

/// A Swift file of somebody's: its text, and what the compiler's parser found in it.
package final class SwiftFile: Sendable {
    package let source: SourceFile

    package init(_ source: SourceFile) { self.source = source }

    package var path: String { source.name }

    package func range(_ place: Range<Int>) -> SourceRange {
        SourceRange(file: source, startOffset: place.lowerBound, endOffset: place.upperBound)
    }

    /// `Store.swift:12`
    package func line(_ place: Range<Int>) -> Int { source.location(at: place.lowerBound).line }
}

/// A file with its declarations.
package struct SwiftSource: Sendable {
    package let file: SwiftFile
    package let members: SwiftMembers
}

extension SwiftFile {
    /// No file.
    static let none = SwiftFile(SourceFile(name: "", bytes: []))
}
