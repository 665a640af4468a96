import Diagnostics
import SourceTree

extension NodeReader {
    /// The mapping at a place; nil, with a problem, for anything else. `what` names it: "`info`".
    func mapping(_ located: Located, _ what: @autoclosure () -> Message) -> Located? {
        guard let target = resolve(located)?.target else { return nil }
        if target.node.isMapping { return target }
        report(ValueMessages.expectedKind("a mapping", what: what(), found: target, at: located))
        return nil
    }

    /// The elements of the list at a place; nil, with a problem, for anything else.
    func list(_ located: Located, _ what: @autoclosure () -> Message) -> [Located]? {
        guard let target = resolve(located)?.target else { return nil }
        if target.node.isSequence { return target.node.elements.map(target.at) }
        report(ValueMessages.expectedKind("a list", what: what(), found: target, at: located))
        return nil
    }

    /// The named entries of a mapping whose keys are names, such as `X-Total`. What looks like an extension is one only
    /// where its value is no mapping.
    func entries(_ located: Located?, _ key: String) -> [(key: SourceNode, value: Located)] {
        guard let located, let target = mapping(located, "`\(key)`") else { return [] }
        return target.node.entries.compactMap { entry in
            let isExtension = !entry.value.isMapping && entry.key.isExtensionKey
            return entry.value.isNull || isExtension ? nil : (entry.key, target.at(entry.value))
        }
    }

    /// The known entries of the object at a place, by their keys.
    func fields<Key: ObjectKey>(
        of located: Located,
        as keys: Key.Type,
        in place: @autoclosure @escaping () -> Message
    ) -> ObjectFields<Key>? {
        guard let target = mapping(located, place()) else { return nil }
        var fields = ObjectFields<Key>(of: target, nodes: self)
        for item in items(of: target, as: keys, in: place()) { fields.note(item.key, at: item.position) }
        return fields
    }

    /// The known entries of a mapping in its order. Others are warned of as they are met; null says nothing.
    func items<Key: ObjectKey>(
        of mapping: Located,
        as keys: Key.Type,
        in place: @autoclosure @escaping () -> Message,
        keepsNull: Bool = false
    ) -> ObjectItems<Key> {
        ObjectItems(of: mapping, nodes: self, place: place, keepsNull: keepsNull)
    }

    /// Warns of the keys of an object that means nothing for a client.
    func checkKeys<Key: ObjectKey>(of located: Located, as keys: Key.Type, in place: Message) {
        guard located.node.isMapping, let target = mapping(located, place) else { return }
        for _ in items(of: target, as: keys, in: place, keepsNull: true) {}
    }
}

extension NodeReader {
    /// What stands at a place after references, and the description beside the reference, which counts instead of the
    /// target's. `section` is the part of the components where such things are: a reference to another one is a mistake.
    func resolve(
        _ located: Located,
        section: ComponentSection? = nil
    ) -> (target: Located, documentation: String?)? {
        guard let reference = references.reference(in: located.node) else { return (located, nil) }
        if let section, let other = ComponentSection(referredToBy: reference.text), other != section {
            let expected = section.singular
            report(ReferenceMessages.wrongTarget(reference.text, expected: expected, at: reference.range))
            return nil
        }
        guard let target = references.resolve(located) else { return nil }
        checkSiblings(of: located, target: target.node)
        return (target, located["description"].flatMap { string($0.node, "description") })
    }

    /// Warns of keys next to `$ref` that would say something else than its target, other than the texts that count, and
    /// examples, which no code misses.
    private func checkSiblings(of reference: Located, target: SourceNode) {
        guard reference.node.count > 1 else { return }
        for entry in reference.node.entries where ReferenceKey.table.key(of: entry.key) == nil {
            if entry.key.isExtensionKey || entry.value.isNull { continue }
            if ["example", "examples"].contains(entry.key.text) { continue }
            if let same = target.value(forKey: entry.key.text), same.isScalar, entry.value.isScalar,
                same.text == entry.value.text
            {
                continue
            }
            report(ObjectMessages.ignoredSibling(entry.key))
        }
    }
}
