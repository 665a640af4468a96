import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// Reads the schemas that the root document names, in its order.
    func readNamed() {
        let root = documents.root
        let isOld = version == .swagger2
        let place = isOld ? root["definitions"] : root["components"].flatMap(references.resolve)?["schemas"]
        guard let place, !place.node.isNull, let container = nodes.mapping(place, isOld ? "`definitions`" : "`schemas`")
        else { return }
        self.container = container
        var entries: [(name: String, key: SourceNode, value: Located)] = []
        for entry in container.node.entries where !entry.key.isExtensionKey {
            entries.append((entry.key.text, entry.key, container.at(entry.value)))
            read.arena.takenNames.insert(entry.key.text)
        }
        for (name, key, value) in entries { declareNamed(name, key: key, value) }
        for (name, key, value) in entries where isNamedAlike(name, value) {
            nameTarget(of: value, name: name, key: key)
        }
        for (name, key, value) in entries { nameTarget(of: value, name: name, key: key) }
        var listed = Set<Int32>()
        for (_, _, value) in entries {
            let index = schemaIndex(of: value)
            if index >= 0, listed.insert(Int32(index)).inserted {
                read.arena.api.namedSchemas.append(SchemaID(Int(index)))
            }
        }
        readOpen()
    }

    private func declareNamed(_ name: String, key: SourceNode, _ value: Located) {
        if schemaIndex(of: value) >= 0 {
            // An alias of YAML gave one node two names.
            let id = read.arena.add(.alias(use(at: value)), origin: documents.origin(of: value, key: key))
            read.arena[id].name = name
            read.extraNames.append(id)
            return
        }
        guard value.node.isMapping else {
            give(name, to: declareScalar(value), value, key: key)
            return
        }
        if isPureReferenceElsewhere(value) { return }
        give(name, to: declare(scan(value)), value, key: key)
    }

    private func give(_ name: String, to id: SchemaID, _ located: Located, key: SourceNode) {
        read.arena[id].name = name
        read.arena[id].origin = documents.origin(of: located, key: key)
        if let value = located.node["x-ms-discriminator-value"], value.isScalar {
            read.arena.discriminatorValues[id] = value.text
        }
    }

    /// Whether a named schema is nothing but a reference to a file: the file's schema then has this name, instead of
    /// two schemas that are one.
    private func isPureReferenceElsewhere(_ value: Located) -> Bool {
        guard value.node.count == 1, let reference = references.reference(in: value.node) else { return false }
        return reference.withTextBytes { $0.first != UInt8(ascii: "#") }
    }

    /// Whether a reference ends in the name that it is given: of several names for one schema that is the best.
    private func isNamedAlike(_ name: String, _ value: Located) -> Bool {
        guard let reference = references.reference(in: value.node)?.text else { return false }
        let last = reference.split(whereSeparator: { $0 == "/" || $0 == "#" }).last.map(String.init) ?? ""
        return JSONPointer.unescape(last[...]) == name || RelativePath.stem(of: last) == name
    }

    private func nameTarget(of value: Located, name: String, key: SourceNode) {
        guard schemaIndex(of: value) == -1 else { return }
        guard let target = telling(value) else {
            give(name, to: declareScalarAny(value), value, key: key)
            return
        }
        if schemaIndex(of: target) == -1 {
            let id = target.node.isMapping ? declare(scan(target)) : declareScalar(target)
            give(name, to: id, value, key: key)
            setIndex(id.index, of: value)
        } else {
            give(name, to: declare(scan(value)), value, key: key)
        }
    }

    /// What a chain of references leads to, up to the first one that says something of its own.
    private func telling(_ value: Located) -> Located? {
        guard references.resolve(value) != nil else { return nil }
        var current = value
        while current.node.count == 1, let reference = references.reference(in: current.node) {
            guard let next = references.target(of: current.at(reference)) else { return nil }
            current = next
        }
        return current
    }

    private func declareScalarAny(_ located: Located) -> SchemaID {
        let id = read.arena.add(.any, origin: .none)
        setIndex(id.index, of: located)
        return id
    }
}
