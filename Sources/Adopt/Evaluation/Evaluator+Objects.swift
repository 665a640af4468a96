/// Instances of classes, which all of their names share: the oracle keeps the state of each by its number.
extension Evaluator {
    /// An empty value of a type that the code makes; the instance of a class gets a number.
    func new(_ entry: SourceIndex.Entry, _ fields: [String: Value]) -> Value.Instance {
        var made = Value.Instance(type: entry.name, fields: fields, isMade: true)
        if entry.declaration?.kind == .classType { made.number = nextFrame() }
        return made
    }

    /// Adds the objects that a new value begins with: one of them is made, however often it is read.
    /// `struct Holder { let draft = Draft() }`
    func adopt(_ fields: inout [String: Value], _ entry: SourceIndex.Entry) {
        for property in entry.members.properties where property.isStored && !property.isStatic {
            guard fields[property.name] == nil, let value = property.value, let type = value.madeType,
                index.type(type, from: entry.name)?.declaration?.kind == .classType,
                !property.attributes.contains("lazy")
            else { continue }
            var scope = Scope(type: entry.name, file: property.file)
            fields[property.name] = typed(evaluate(value, in: &scope), as: property.type, from: entry.name)
        }
    }

    /// A value as the code changed it last, also by another name, if it is an object.
    func current(_ value: Value) -> Value {
        guard case .instance(let object) = value, let number = object.number, var known = oracle.objects[number] else {
            return value
        }
        depend(on: number)
        known.type = object.type
        return .instance(known)
    }

    /// A value that the app keeps, without what other code may have changed: the app may change shared values, and
    /// objects that other code holds, also one by another: `Client.shared.settings.stage = stage`
    /// - Parameter seen: the numbers of the objects that were looked at.
    func kept(_ made: Value.Instance, _ seen: inout Set<Int>) -> Value.Instance {
        var kept = made
        kept.isMade = false
        let isEncoder = kept.type.hasSuffix("Encoder")
        let stored = index.type(kept.type)?.members.properties.filter(\.isStored) ?? []
        // An app makes another client of closures instead of changing one.
        let isOfClosures = stored.allSatisfy { $0.type?.isClosure == true }
        let constant = Set(stored.filter { $0.isConstant || isOfClosures }.map(\.name))
        for name in kept.fields.keys.sorted() {
            if !isEncoder, index.assigned.contains(name), !constant.contains(name) { kept.fields[name] = nil }
            guard case .instance(let inner)? = kept.fields[name].map(current), inner.isMade, let number = inner.number,
                seen.insert(number).inserted
            else { continue }
            kept.fields[name] = .instance(self.kept(inner, &seen))
        }
        note(.instance(kept))
        return kept
    }

    /// Notes the state of an object after a change, for its other names.
    @discardableResult func note(_ changed: Value?) -> Value? {
        if case .instance(var object)? = changed, let number = object.number {
            depend(on: number)
            object.fields = object.fields.mapValues(reference)
            keep(object, number)
        }
        return changed
    }

    /// Notes a new state of an object.
    func keep(_ object: Value.Instance, _ number: Int) {
        oracle.objects[number] = object
        oracle.objects[number]?.change = nextFrame()
    }

    /// The objects in a value without their states, as objects that hold each other would grow with each change.
    private func reference(_ value: Value) -> Value {
        switch value {
        case .instance(var object):
            guard let number = object.number, oracle.objects[number] != nil else { return value }
            object.fields = [:]
            return .instance(object)
        case .list(var list):
            for index in list.elements.indices { list.elements[index].value = reference(list.elements[index].value) }
            return .list(list)
        default: return value
        }
    }

    /// Assigns a value after a change to the place that it came from. An object isn't stored behind a call, which would
    /// run again: `form.add("page").header.name = "X-Page"`
    func store(_ changed: Value, in place: SwiftExpression, _ scope: inout Scope) {
        if case .instance(let object) = changed, object.number != nil {
            var hasCall = false
            SwiftWalk.visit(place) { hasCall = hasCall || $0.isCall }
            if hasCall { return }
        }
        assign(changed, to: place, in: &scope)
    }

    /// Marks the values that are being made as dependent on an object that was made before them.
    private func depend(on number: Int) {
        for index in makings.indices where makings[index].start > number { makings[index].isDependent = true }
    }

    /// The value with the present state of all objects in it, to be read after this run.
    func settled(_ value: Value) -> Value {
        var rest = 256
        return oracle.objects.isEmpty ? value : settled(value, within: [], &rest)
    }

    /// - Parameter rest: the number of objects that may follow.
    private func settled(_ value: Value, within outer: Set<Int>, _ rest: inout Int) -> Value {
        switch current(value) {
        case .instance(var instance):
            var outer = outer
            if let number = instance.number {
                rest -= 1
                guard rest > 0, outer.insert(number).inserted else { return .unknown(instance.type) }
            }
            for name in instance.fields.keys.sorted() {
                instance.fields[name] = instance.fields[name].map { settled($0, within: outer, &rest) }
            }
            return .instance(instance)
        case .list(var list):
            for index in list.elements.indices {
                list.elements[index].value = settled(list.elements[index].value, within: outer, &rest)
            }
            return .list(list)
        case .tuple(let parts):
            return .tuple(parts.map { Value.Part(label: $0.label, value: settled($0.value, within: outer, &rest)) })
        case let other: return other
        }
    }

    /// Joins the states of objects before and after code that may not run: what the code adds is conditional. False
    /// if it changes more; with `isForced`, the values that it changes aren't known then.
    func joinObjects(_ before: [Int: Value.Instance], isForced: Bool = false) -> Bool {
        let changed = before.filter { $1.change != oracle.objects[$0]?.change }
        for number in changed.keys.sorted() {
            guard var old = before[number], var new = oracle.objects[number] else { continue }
            old.number = nil
            for name in new.fields.keys.sorted() {
                guard let value = new.fields[name], value.key != old.fields[name]?.key else { continue }
                let joined = join(old.fields[name] ?? knownMember(name, of: .instance(old)) ?? .null, value)
                guard joined != nil || isForced else { return false }
                new.fields[name] = joined ?? .unknown(name)
            }
            keep(new, number)
        }
        return true
    }
}
