/// An element of a list as a view: it refers to the list, since elements are large and are asked for few of their fields.
@usableFromInline
struct ElementView<View: TemplateView>: TemplateView {
    private let list: [View]
    private let index: Int

    @usableFromInline
    init(_ list: [View], at index: Int) {
        self.list = list
        self.index = index
    }

    @usableFromInline var viewType: ViewType { list[index].viewType }

    @usableFromInline
    func value(at field: Int) -> TemplateValue { list[index].value(at: field) }
}
