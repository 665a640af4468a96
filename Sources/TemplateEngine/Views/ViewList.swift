/// A list of views that makes an element only when it is asked for: asking whether a list is empty costs nothing.
/// Every array of one view type is such a list.
public protocol ViewList: Sendable {
    var viewCount: Int { get }
    func view(at index: Int) -> any TemplateView
}

extension Array: ViewList where Element: TemplateView {
    @inlinable
    public var viewCount: Int { count }

    @inlinable
    public func view(at index: Int) -> any TemplateView { self[index] }
}
