/// The values of all names in the running files, one frame after another. Views are kept apart from other values, so
/// that reading a field copies no view.
struct SlotStack: ~Copyable {
    private enum ViewState: UInt8 {
        /// The slot was never filled.
        case uninitialized
        /// The slot held a view, and holds another value now.
        case unused
        case used
    }

    private var values: UnsafeMutablePointer<TemplateValue>
    private var views: UnsafeMutablePointer<any TemplateView>
    private var states: UnsafeMutablePointer<ViewState>
    private var count: Int

    /// - Parameter count: the number of slots at the beginning.
    init(count: Int) {
        self.count = count
        values = .allocate(capacity: count)
        for index in 0..<count { (values + index).initialize(to: .none) }
        views = .allocate(capacity: count)
        states = .allocate(capacity: count)
        states.initialize(repeating: .uninitialized, count: count)
    }

    deinit {
        values.deinitialize(count: count)
        values.deallocate()
        for index in 0..<count where states[index] != .uninitialized { (views + index).deinitialize(count: 1) }
        views.deallocate()
        states.deallocate()
    }

    /// Makes sure that there are `needed` slots; new ones are absent.
    mutating func reserve(_ needed: Int) {
        guard needed > count else { return }
        let size = max(needed, count * 2)
        let newValues = UnsafeMutablePointer<TemplateValue>.allocate(capacity: size)
        newValues.moveInitialize(from: values, count: count)
        for index in count..<size { (newValues + index).initialize(to: .none) }
        let newViews = UnsafeMutablePointer<any TemplateView>.allocate(capacity: size)
        for index in 0..<count where states[index] != .uninitialized {
            (newViews + index).moveInitialize(from: views + index, count: 1)
        }
        let newStates = UnsafeMutablePointer<ViewState>.allocate(capacity: size)
        newStates.moveInitialize(from: states, count: count)
        (newStates + count).initialize(repeating: .uninitialized, count: size - count)
        values.deallocate()
        views.deallocate()
        states.deallocate()
        values = newValues
        views = newViews
        states = newStates
        count = size
    }

    subscript(index: Int) -> TemplateValue { states[index] == .used ? .view(views[index]) : values[index] }

    func set(_ value: consuming TemplateValue, at index: Int) {
        switch consume value {
        case .view(let view): set(view, at: index)
        case let other:
            values[index] = other
            if states[index] == .used { states[index] = .unused }
        }
    }

    func set(_ view: consuming any TemplateView, at index: Int) {
        if states[index] == .uninitialized { (views + index).initialize(to: view) } else { views[index] = view }
        states[index] = .used
    }

    /// The field of the view in a slot; absent if there is none.
    func field(_ field: Int, ofSlot index: Int) -> TemplateValue {
        guard states[index] == .used else { return .none }
        // Moved out while it is read, since reading it in its place would copy it.
        let view = (views + index).move()
        let value = view.value(at: field)
        (views + index).initialize(to: view)
        return value
    }
}
