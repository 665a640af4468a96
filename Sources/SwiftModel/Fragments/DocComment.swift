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
    /// A parameter and what it is.
    public struct Parameter: Sendable, Hashable {
        public var name: String
        public var text: String

        public init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    public var summary: String?
    public var description: String?
    public var parameters: [Parameter]
    public var returns: String?

    public init(
        summary: String? = nil,
        description: String? = nil,
        parameters: [Parameter] = [],
        returns: String? = nil
    ) {
        self.summary = summary
        self.description = description
        self.parameters = parameters
        self.returns = returns
    }

    public var isEmpty: Bool { lines().isEmpty }

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
        addParameters(to: &writer)
        return writer.finish()
    }

    private func addParameters(to writer: inout DocCommentWriter) {
        if parameters.count == 1, let only = parameters.first {
            writer.addBlank()
            writer.add(LineComment.singleLine(only.text), bullet: "- Parameter \(only.name): ")
        } else if !parameters.isEmpty {
            writer.addBlank()
            writer.add("", bullet: "- Parameters:")
            for parameter in parameters {
                writer.add(LineComment.singleLine(parameter.text), bullet: "  - \(parameter.name): ")
            }
        }
        if let returns, !returns.isEmpty {
            if parameters.isEmpty { writer.addBlank() }
            writer.add(LineComment.singleLine(returns), bullet: "- Returns: ")
        }
    }
}
