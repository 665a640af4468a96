/// A place in a text as people say it: 1-based line, and 1-based column in Unicode scalars.
public struct SourceLocation: Sendable, Hashable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
