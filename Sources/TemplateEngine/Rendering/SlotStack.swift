/// The values that the names of the running files stand for, frame behind frame. Views lie apart from other values, so
/// that reading a field copies no view.
struct SlotStack: ~Copyable {
    private var values: UnsafeMutablePointer<TemplateValue>
    private var views: UnsafeMutablePointer<any TemplateView>
    private var holdsView: UnsafeMutablePointer<Bool>
    private var count = 0

    /// What lies where there is no view.
    private static let noView = RecordView(ViewType("none", "", fields: []), values: [])

    init() {
        values = .allocate(capacity: 0)
        views = .allocate(capacity: 0)
        holdsView = .allocate(capacity: 0)
    }

    deinit {
        values.deinitialize(count: count)
        values.deallocate()
        views.deinitialize(count: count)
        views.deallocate()
        holdsView.deallocate()
    }

    /// Makes sure that there are `needed` slots; new ones are absent.
    mutating func reserve(_ needed: Int) {
        guard needed > count else { return }
        let size = max(needed, count * 4)
        Self.grow(&values, from: count, to: size, .none)
        Self.grow(&views, from: count, to: size, Self.noView)
        Self.grow(&holdsView, from: count, to: size, false)
        count = size
    }

    private static func grow<Element>(
        _ base: inout UnsafeMutablePointer<Element>,
        from count: Int,
        to size: Int,
        _ filler: Element
    ) {
        let new = UnsafeMutablePointer<Element>.allocate(capacity: size)
        new.moveInitialize(from: base, count: count)
        (new + count).initialize(repeating: filler, count: size - count)
        base.deallocate()
        base = new
    }

    subscript(index: Int) -> TemplateValue {
        get { holdsView[index] ? .view(views[index]) : values[index] }
        nonmutating set {
            if case .view(let view) = newValue {
                set(view, at: index)
            } else {
                values[index] = newValue
                holdsView[index] = false
            }
        }
    }

    func set(_ view: any TemplateView, at index: Int) {
        views[index] = view
        holdsView[index] = true
    }

    /// The field of the view in a slot; absent if there is none.
    func field(_ field: Int, ofSlot index: Int) -> TemplateValue {
        holdsView[index] ? views[index].value(at: field) : .none
    }
}
