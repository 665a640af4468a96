/// A value that templates can look into by the numbers of its fields. Swift types conform through `TabledView`, views
/// whose fields are known only at run time are a `RecordView`.
public protocol TemplateView: Sendable {
    var viewType: ViewType { get }
    func value(at field: Int) -> TemplateValue
}

/// A view that declares its fields once, in `table`; the conformance is that one line.
public protocol TabledView: TemplateView {
    static var table: ViewTable<Self> { get }
}

extension TabledView {
    @inlinable
    public var viewType: ViewType { Self.table.viewType }

    @inlinable
    public func value(at field: Int) -> TemplateValue { Self.table.value(of: self, at: field) }
}
