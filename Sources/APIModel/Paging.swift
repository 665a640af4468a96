/// How the pages of a list follow each other: which parameter asks for one of them, and where a page has its items and what
/// leads to the next one.
public struct Paging: Sendable, Hashable {
    /// What the parameter counts.
    public enum Step: String, Sendable, Hashable, CaseIterable {
        /// Nothing: it is what the page before gave.
        case cursor
        case page
        /// The items before it.
        case offset
    }

    /// Where a page has the value of the parameter for the next one.
    public enum Next: Sendable, Hashable {
        /// A member of the response, from the outside in.
        case member([String])
        /// A member whose URL has the parameter in its query.
        case url([String])
        /// The `Link` header, whose URL has it.
        case link
        /// A member of the last item.
        case lastItem([String])
    }

    public var step: Step
    /// Its wire name.
    public var parameter: String
    /// Nil where the parameter counts on.
    public var next: Next?
    /// The member that says whether another page follows.
    public var more: [String]?
    /// Where the items lie; empty for a response that is the list.
    public var items: [String] = []
    /// The number of the first page.
    public var first = 1
    public var origin: Origin = .none

    public init(step: Step, parameter: String) {
        self.step = step
        self.parameter = parameter
    }
}

extension OperationDirectives {
    /// `pages: { cursor: after, next: meta.next }`, or `pages: false` for none where a pattern has some.
    public enum Pages: Sendable, Hashable {
        case none
        case by(Paging)
    }

    /// How the operation's pages follow each other, if it has any.
    public var paging: Paging? { if case .by(let paging)? = pages { paging } else { nil } }
}
