import APIModel

/// A reply as the Swift value that is decoded from it.
public struct ReceivedValue: Sendable {
    /// Nil where the reply doesn't fit the type.
    public let value: SampleValue?
    /// Problems that keep it from being decoded, and parts that decoding ignores, each with its path: `items[2].price`.
    public let faults: [String]
    public let notes: [String]
}

extension OperationPlan {
    /// The type of the JSON in a reply with a status, and the key of its envelope; nil for a reply that isn't JSON.
    public func received(with status: Int) -> (type: SwiftType, envelope: String?)? {
        let hundreds = status / 100
        func fits(_ other: ResponseStatus) -> Bool {
            switch other {
            case .code(let code): code == status
            case .range(let range): range == hundreds
            case .default: true
            }
        }
        guard hundreds == 2 else {
            return errors.filter { fits($0.status) }.min { $0.status < $1.status }.map { ($0.type, nil) }
        }
        if !response.cases.isEmpty {
            let one = response.cases.filter { fits($0.status) }.min { $0.status < $1.status }
            return one?.kind == .value ? one.map { ($0.mapped?.transfer ?? $0.type, $0.envelope) } : nil
        }
        let value = response.value
        return value.kind == .value ? (value.mapped?.transfer ?? value.type, value.envelope) : nil
    }
}

extension CallSamples {
    /// The value of a type that is decoded from a reply, member by member.
    public func received(_ reply: Literal, as type: SwiftType, under envelope: String?) -> ReceivedValue {
        var reading = ReceivedReading(samples: self)
        var (literal, place) = (Optional(reply), "")
        if let envelope {
            (literal, place) = (reading.members(of: reply, at: "")?[envelope], envelope)
            if literal == nil, reading.faults.isEmpty { reading.faults.append("`\(envelope)` is missing") }
        }
        let value = literal.flatMap { reading.value(of: $0, as: type, at: place, Scene()) }
        return ReceivedValue(value: reading.faults.isEmpty ? value : nil, faults: reading.faults, notes: reading.notes)
    }
}

/// Makes the expression of a value that was received.
private struct ReceivedReading {
    typealias Scene = CallSamples.Scene

    let samples: CallSamples
    var faults: [String] = []
    var notes: [String] = []
    /// The results of reading unions, by their place and type.
    var unions: [String: (literal: Literal, value: SampleValue?, faults: [String], notes: [String])] = [:]

    private static func shown(_ place: String) -> String { place.isEmpty ? "the reply" : "`\(place)`" }

    private mutating func refuse(_ literal: Literal, as type: SwiftType, at place: String) -> SampleValue? {
        let kind =
            switch literal {
            case .null: "null"
            case .bool(let flag): "`\(flag)`"
            case .number(let text): "the number \(text)"
            case .string(let text): "the text `\(text.prefix(60))`"
            case .array: "a list"
            case .object: "an object"
            }
        faults.append("\(Self.shown(place)) should be `\(type.text)`, but is \(kind)")
        return nil
    }

    /// The value of a part that decoding may ignore, with the faults in it.
    private mutating func trying<Value>(_ read: (inout Self) -> Value?) -> (value: Value?, faults: [String]) {
        let before = faults
        let value = read(&self)
        defer { faults = before }
        return (value, Array(faults[before.count...]))
    }

    mutating func members(of literal: Literal, at place: String) -> [String: Literal]? {
        guard case .object(let members) = literal else {
            faults.append("\(Self.shown(place)) isn't an object")
            return nil
        }
        return Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
    }

    mutating func value(of literal: Literal, as type: SwiftType, at place: String, _ scene: Scene) -> SampleValue? {
        switch type {
        case .optionalOf(let wrapped):
            return literal == .null ? .plain(.null) : value(of: literal, as: wrapped, at: place, scene)
        case .array(let element): return list(literal, of: element, type, at: place, scene)
        case .dictionary(_, let element):
            guard case .object(let members) = literal else { return refuse(literal, as: type, at: place) }
            let entries = members.compactMap { member in
                value(of: member.value, as: element, at: Self.path(place, member.name), scene).map {
                    SampleValue.Entry(key: member.name, $0)
                }
            }
            return .members(entries)
        case .named(let name): return value(of: literal, as: name, type, at: place, scene)
        }
    }

    private static func path(_ place: String, _ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

    private mutating func list(
        _ literal: Literal, of element: SwiftType, _ type: SwiftType, at place: String, _ scene: Scene
    ) -> SampleValue? {
        guard case .array(let elements) = literal else { return refuse(literal, as: type, at: place) }
        return .elements(elements.enumerated().compactMap { value(of: $1, as: element, at: "\(place)[\($0)]", scene) })
    }

    private mutating func value(
        of literal: Literal, as name: SwiftType.Name, _ type: SwiftType, at place: String, _ scene: Scene
    ) -> SampleValue? {
        if type.isSupport(.nullable), let wrapped = name.arguments.first {
            if literal == .null { return .member(SwiftIdentifier("null")) }
            return value(of: literal, as: wrapped, at: place, scene).map { .member(SwiftIdentifier("value"), $0) }
        }
        if type == .jsonValue { return SamplePlain.json(literal) ?? SamplePlain.anyValue }
        let key = SwiftType.Name(name.path).text
        if let bound = scene.bindings[key] { return value(of: literal, as: bound, at: place, Scene()) }
        if let model = samples.model(name, in: scene) { return declared(model, name, literal, type, at: place, scene) }
        if key == "Set", let element = name.arguments.first {
            return list(literal, of: element, type, at: place, scene)
        }
        if let known = SamplePlain.isPlain(type) ? SamplePlain.received(literal, as: type) : nil { return known }
        if SamplePlain.isPlain(type) { return refuse(literal, as: type, at: place) }
        notes.append("\(Self.shown(place)) is read by your own `\(type.text)`")
        return SamplePlain.json(literal).map { .call(.type(type), [.init(nil, $0)]) }
    }

    private mutating func declared(
        _ model: ModelPlan, _ name: SwiftType.Name, _ literal: Literal, _ type: SwiftType, at place: String,
        _ scene: Scene
    ) -> SampleValue? {
        let (type, inner) = samples.entered(model, name.arguments, scene)
        switch model.content {
        case .alias(let type): return value(of: literal, as: type, at: place, inner)
        case .enumeration(let plan): return enumeration(plan, literal, type, at: place)
        case .union(let plan):
            return once(literal, type, at: place, inner) { $0.union(plan, literal, type, at: place, inner) }
        case .structure(let plan), .form(let plan):
            guard case .object = literal, let members = members(of: literal, at: place) else {
                return refuse(literal, as: type, at: place)
            }
            return structure(plan, members, type, at: place, inner)
        case .tuple(let plan):
            guard case .array(let elements) = literal else { return refuse(literal, as: type, at: place) }
            var entries: [SampleValue.Entry] = []
            for (index, property) in plan.properties.enumerated() {
                let element = index < elements.count ? elements[index] : nil
                entries += entry(property, element, at: "\(place)[\(index)]", inner)
            }
            let rest = elements.dropFirst(plan.properties.count)
            if let property = plan.rest, !rest.isEmpty {
                entries += entry(property, .array(Array(rest)), at: place, inner)
            }
            return .call(.type(type), entries)
        }
    }

    private mutating func structure(
        _ plan: StructPlan, _ members: [String: Literal], _ type: SwiftType, at place: String, _ scene: Scene
    ) -> SampleValue? {
        var (rest, inner) = (members, scene)
        inner.written = []
        var entries: [SampleValue.Entry] = []
        for property in plan.properties {
            let literal = rest.removeValue(forKey: property.wireName)
            entries += entry(property, literal, at: Self.path(place, property.wireName), inner)
        }
        for ignored in scene.written { rest[ignored] = nil }
        let others = rest.keys.sorted()
        if let additional = plan.additional {
            let object = Literal.object(others.map { .init(name: $0, value: rest[$0] ?? .null) })
            if !others.isEmpty { entries += entry(additional.property, object, at: place, inner) }
        } else {
            notes += others.map { "`\(Self.path(place, $0))` isn't described and is ignored" }
        }
        return .call(.type(type), entries)
    }

    /// The argument for a property; none where the parameter's default is the same.
    private mutating func entry(_ property: PropertyPlan, _ literal: Literal?, at place: String, _ scene: Scene)
        -> [SampleValue.Entry]
    {
        let nothing: [SampleValue.Entry] = property.defaultValue == nil ? [.init(property.name, .plain(.null))] : []
        guard let literal, literal != .null || property.tellsNull || !property.isOptional else {
            if property.isOptional { return nothing }
            if case .preset(let value)? = property.recovery { return [.init(property.name, .plain(value))] }
            faults.append("\(Self.shown(place)) is missing")
            return []
        }
        let (found, faults) = trying { $0.value(of: literal, as: property.type, at: place, scene) }
        if faults.isEmpty { return found.map { [.init(property.name, $0)] } ?? [] }
        guard let recovery = property.recovery else {
            self.faults += faults
            return []
        }
        notes += faults.map { $0 + " and is ignored" }
        switch recovery {
        case .absent: return nothing
        case .preset(let value): return [.init(property.name, .plain(value))]
        case .elements: return found.map { [.init(property.name, $0)] } ?? nothing
        }
    }

    private mutating func enumeration(_ plan: EnumPlan, _ literal: Literal, _ type: SwiftType, at place: String)
        -> SampleValue?
    {
        let raw: SwiftExpression? =
            plan.isMixed
            ? SwiftExpression.jsonValue(literal)
            : SamplePlain.received(literal, as: plan.rawType).flatMap {
                if case .plain(let raw, _) = $0 { raw } else { nil }
            }
        guard let raw else { return refuse(literal, as: plan.rawType, at: place) }
        let plain = { (value: SwiftExpression) in value.text.filter { $0 != "_" || value.text.first == "\"" } }
        if let known = plan.cases.first(where: { plain($0.rawValue) == plain(raw) }) { return .member(known.name) }
        if plan.style == .raw { return refuse(literal, as: type, at: place) }
        notes.append("\(Self.shown(place)) has a value that the description doesn't name: \(raw.text)")
        return plan.style == .open
            ? .member(SwiftIdentifier("unknown"), .plain(raw))
            : .call(.type(type), [.init(SwiftIdentifier("rawValue"), .plain(raw))])
    }

    /// Reads a union inside of unions once, however many of their cases try it.
    private mutating func once(
        _ literal: Literal, _ type: SwiftType, at place: String, _ scene: Scene, _ read: (inout Self) -> SampleValue?
    ) -> SampleValue? {
        guard scene.bindings.isEmpty, scene.written.isEmpty else { return read(&self) }
        let key = "\(place) \(type.text)"
        if let known = unions[key], known.literal == literal {
            faults += known.faults
            notes += known.notes
            return known.value
        }
        let before = (faults: faults.count, notes: notes.count)
        let value = read(&self)
        unions[key] = (literal, value, Array(faults[before.faults...]), Array(notes[before.notes...]))
        return value
    }

    /// The case that the discriminator names, or else the case that fits and ignores the least.
    private mutating func union(
        _ plan: UnionPlan, _ literal: Literal, _ type: SwiftType, at place: String, _ scene: Scene
    ) -> SampleValue? {
        var scene = scene
        var candidates = plan.cases
        if let key = plan.discriminator?.wireName {
            guard let members = members(of: literal, at: place) else { return nil }
            let kind: String? = if case .string(let kind)? = members[key] { kind } else { nil }
            candidates = plan.cases.filter { kind.map($0.discriminatorValues.contains) == true }
            if candidates.isEmpty { candidates = plan.cases.filter(\.isDefault) }
            if candidates.isEmpty, kind == nil || !plan.hasUnknown {
                let fault = kind == nil ? "is missing" : "names none of the cases of `\(type.text)`"
                faults.append("`\(Self.path(place, key))` \(fault)")
                return nil
            }
            scene.written.insert(key)
        }
        var best: (value: SampleValue, notes: [String])?
        var first: [String]?
        let before = notes
        for member in candidates {
            let (value, faults) = trying { $0.value(of: literal, as: member.type, at: place, scene) }
            let passed = Array(notes[before.count...])
            notes = before
            if faults.isEmpty, let value, passed.count < best?.notes.count ?? .max {
                best = (.member(member.name, value), passed)
            }
            if !faults.isEmpty, first == nil { first = faults }
        }
        if let best {
            notes += best.notes
            return best.value
        }
        if candidates.count == 1, let first, plan.discriminator != nil {
            faults += first
            return nil
        }
        guard plan.hasUnknown else { return refuse(literal, as: type, at: place) }
        notes.append("\(Self.shown(place)) fits no case of `\(type.text)`")
        return SamplePlain.json(literal).map { .member(SwiftIdentifier("unknown"), $0) }
    }
}
