import APIModel
import Diagnostics
import SwiftModel

/// Which part of a description is wanted. An empty `include` means all of it; `exclude` wins.
public struct APIFilter: Sendable {
    /// A pattern as it was written, and where.
    struct Pattern: Sendable {
        let text: String
        let range: SourceRange?
        let glob: GlobPattern

        init(_ text: String, range: SourceRange?) {
            self.text = text
            self.range = range
            glob = GlobPattern(text)
        }
    }

    /// One side of the filter.
    struct Side: Sendable {
        var tags: [Pattern] = []
        var paths: [Pattern] = []
        var operations: [Pattern] = []
        var schemas: [Pattern] = []
        var isDeprecated = false

        var isEmpty: Bool { !choosesOperations && schemas.isEmpty }
        var choosesOperations: Bool { !(tags.isEmpty && paths.isEmpty && operations.isEmpty) || isDeprecated }
    }

    var include = Side()
    var exclude = Side()

    public init() {}

    public var isEmpty: Bool { include.isEmpty && exclude.isEmpty }
}
