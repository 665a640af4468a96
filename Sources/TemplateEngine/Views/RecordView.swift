/// A view whose fields are known only at run time, such as the options that a pack's manifest declares.
public final class RecordView: TemplateView {
    public let viewType: ViewType
    public let values: [TemplateValue]

    /// `values` follow the order of the type's fields; missing ones are absent.
    public init(_ viewType: ViewType, values: [TemplateValue]) {
        self.viewType = viewType
        self.values = values
    }

    public func value(at field: Int) -> TemplateValue {
        field < values.count ? values[field] : .none
    }
}
