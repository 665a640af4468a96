import APIModel
import Platform
import SwiftModel

/// Some files of an output folder, by patterns of their paths: `Model/*`, `Book*`, `BooksRepository`.
public struct FileSelection: Sendable {
    private let patterns: [(text: String, glob: GlobPattern)]

    public init(_ patterns: [String]) {
        self.patterns = patterns.map { ($0, GlobPattern($0)) }
    }

    /// Whether a pattern is that of the path below the folder, of the file's name, or of the name without its ending.
    public func contains(_ path: String) -> Bool { patterns.contains { FileSelection.matches($0.glob, path) } }

    /// The first pattern that is none of the paths'.
    public func unmatched(in paths: [String]) -> String? {
        patterns.first { pattern in !paths.contains { FileSelection.matches(pattern.glob, $0) } }?.text
    }

    private static func matches(_ glob: GlobPattern, _ path: String) -> Bool {
        glob.matches(path) || glob.matches(FilePath.name(of: path)) || glob.matches(FilePath.stem(of: path))
    }
}
