/// The names that a place in a template sees, innermost last.
struct Scope {
    /// A name, the slot of its value and what the value is.
    struct Binding {
        let name: String
        let slot: Int
        let kind: ViewField.Kind
    }

    private(set) var bindings: [Binding] = []
    /// The first position slot of each loop around the place, innermost last.
    private(set) var loops: [Int] = []
    private(set) var slotCount = 0
    private(set) var maximumSlotCount = 0

    func find(_ name: String) -> Binding? {
        bindings.last { $0.name == name }
    }

    /// What an included file sees: every name once, in the order of declaration.
    var visible: [Binding] {
        var visible: [Binding] = []
        for binding in bindings.reversed() where !visible.contains(where: { $0.name == binding.name }) {
            visible.append(binding)
        }
        return visible.reversed()
    }

    mutating func add(_ name: String, _ kind: ViewField.Kind) -> Int {
        let slot = reserve(1)
        bindings.append(Binding(name: name, slot: slot, kind: kind))
        return slot
    }

    mutating func enterLoop() -> Int {
        let slot = reserve(3)
        loops.append(slot)
        return slot
    }

    mutating func leave(to outer: Scope) {
        let maximum = maximumSlotCount
        self = outer
        maximumSlotCount = max(maximum, maximumSlotCount)
    }

    /// A slot without a name.
    mutating func addHidden() -> Int { reserve(1) }

    private mutating func reserve(_ count: Int) -> Int {
        defer {
            slotCount += count
            maximumSlotCount = max(maximumSlotCount, slotCount)
        }
        return slotCount
    }
}
