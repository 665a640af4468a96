import APIModel
import Diagnostics
import SourceTree

/// A struct in place whose bases are not known yet.
struct WaitingStructure {
    let id: SchemaID
    let node: SourceNode
    let pointer: String
    let typeParameters: [String: SchemaID]
}

extension NativeLowering {
    /// The properties of a struct, those of its bases first.
    mutating func structure(_ node: SourceNode, pointer: String) -> ObjectShape {
        var shape = ObjectShape(properties: [])
        if let bases = node["extends"], !bases.isMapping { extend(&shape, bases) }
        var own: [String: SourceRange] = [:]
        var inherited: [String: Int] = [:]
        for (place, property) in shape.properties.enumerated() { inherited[property.wireName] = place }
        for entry in node.entries where !isReserved(entry) {
            guard let property = property(entry, takes: NativeKeys.property, pointer: pointer) else { continue }
            checkStyle(of: property, entry, in: .query, "a struct")
            fieldStyles.note(property, at: (entry.value["style"] ?? entry.value["explode"])?.range)
            let lowered = property.lowered
            if let first = own[lowered.wireName] {
                bag.report(
                    NativeMessages.duplicate(
                        "wire name `\(lowered.wireName)` is used twice in one struct",
                        at: entry.key.range,
                        first: first
                    )
                )
                continue
            }
            own[lowered.wireName] = entry.key.range
            if let place = inherited[lowered.wireName] {
                shape.properties[place] = lowered
            } else {
                shape.properties.append(lowered)
            }
        }
        if let others = node["others"], !others.isMapping {
            if let value = others.bool {
                shape.additional = value ? .any : .forbidden
            } else if let type = expression(others) {
                shape.additional = .schema(element(of: type, pointer: pointer + "/others"))
            }
        }
        return shape
    }

    /// `doc`, `extends` and `others` say something of the struct, unless their value is a property's long form;
    /// `deprecated` and `nullable` do where they are true or false.
    private func isReserved(_ entry: SourceEntry) -> Bool {
        switch entry.key.text {
        case "doc", "extends", "others": return !entry.value.isMapping
        case "deprecated", "nullable": return entry.value.bool != nil
        default: return false
        }
    }

    private mutating func extend(_ shape: inout ObjectShape, _ node: SourceNode) {
        var known = Set(shape.properties.map(\.wireName))
        for base in node.isSequence ? Array(node.elements) : [node] {
            guard let index = types.index(of: base.text), base.isScalar else {
                bag.report(NativeMessages.unknownType(base.text, among: types.names, at: base.range))
                continue
            }
            if types[index].progress == .active {
                bag.report(NativeMessages.base(base.text, reason: "it extends this type itself", at: base.range))
                continue
            }
            types[index].isReferenced = true
            let properties = api.properties(of: SchemaUse(types[index].id))
            guard types[index].parameters.isEmpty, !properties.isEmpty || isObject(types[index].id) else {
                let reason = types[index].parameters.isEmpty ? "it is no struct" : "it is generic"
                bag.report(NativeMessages.base(base.text, reason: reason, at: base.range))
                continue
            }
            shape.bases.append(types[index].id)
            let added = properties.filter { !known.contains($0.wireName) }
            shape.properties += added
            known.formUnion(added.map(\.wireName))
        }
    }

    /// The first type, behind aliases, that a struct extends and whose properties are not known yet.
    func undefinedBase(of node: SourceNode) -> Int? {
        let found = bases(of: node).lazy.compactMap(base)
        return found.first { types[$0].progress == .declared } ?? found.first { types[$0].progress == .active }
    }

    /// The names of what a struct extends.
    func bases(of node: SourceNode) -> [String] {
        guard let bases = node["extends"], !bases.isMapping else { return [] }
        return bases.isSequence ? bases.elements.map(\.text) : [bases.text]
    }

    /// The type of that name, or the one behind it as far as aliases are known.
    func base(called name: String) -> Int? {
        types.index(of: name).flatMap { types.index(of: api.resolved(types[$0].id)) ?? $0 }
    }

    /// Reads the structs that lie within others and extend them, or what is declared after them.
    mutating func readWaiting() {
        let outer = typeParameters
        for structure in waiting {
            typeParameters = structure.typeParameters
            api[structure.id].kind = .object(self.structure(structure.node, pointer: structure.pointer))
        }
        typeParameters = outer
        waiting = []
    }

    func isObject(_ id: SchemaID) -> Bool {
        if case .object = api[id].kind { return true }
        return false
    }
}
