/// A value that templates can look into by the numbers of its fields. Swift types conform through `TabledView`, views
/// whose fields are known only at run time are a `RecordView`.
public protocol TemplateView: Sendable {
    var viewType: ViewType { get }
    func value(at field: Int) -> TemplateValue
    /// The view as a case of an enum; nil for all others.
    var asCase: (any SwitchCase)? { get }
    /// Whether another view of the same type holds the same.
    func holdsSame(as other: any TemplateView) -> Bool
    func hash(into hasher: inout Hasher)
}

extension TemplateView {
    public var asCase: (any SwitchCase)? { nil }

    /// Views hold the same if templates see the same of them.
    public func holdsSame(as other: any TemplateView) -> Bool {
        viewType === other.viewType && viewType.fields.indices.allSatisfy { value(at: $0) == other.value(at: $0) }
    }

    public func hash(into hasher: inout Hasher) {
        for field in viewType.fields.indices { hasher.combine(value(at: field)) }
    }
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

extension TabledView where Self: Hashable {
    @inlinable
    public func holdsSame(as other: any TemplateView) -> Bool { other as? Self == self }
}
