/// A documentation comment: the description's own words as `///` lines, wrapped at a width. Lists, tables, code, and
/// anything that hangs on its line breaks keeps them.
///
///     summary "Lists items", description "Newest first.\r\n\r\n* fast"
///     → /// Lists items
///       ///
///       /// Newest first.
///       ///
///       /// * fast
public struct DocComment: Sendable, Hashable {
    public var summary: String?
    public var description: String?

    public init(summary: String? = nil, description: String? = nil) {
        self.summary = summary
        self.description = description
    }

    /// The lines, without indentation; `width` is the length of a whole line, `///` included. The first is never an
    /// empty `///`, nor is the last.
    public func lines(width: Int = 110) -> [String] {
        var writer = DocCommentWriter(width: max(width, 40) - 4)
        let summary = summary ?? ""
        let description = description ?? ""
        writer.add(summary)
        if !description.hasPrefix(summary) || summary.isEmpty {
            writer.addBlank()
            writer.add(description)
        } else if description.utf8.count > summary.utf8.count {
            writer = DocCommentWriter(width: max(width, 40) - 4)
            writer.add(description)
        }
        return writer.finish()
    }
}
