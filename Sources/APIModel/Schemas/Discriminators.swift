import Diagnostics

extension API {
    /// What to write in place of a union's discriminator that no member has as a property: `kind` for `knd`, and `kind`
    /// for `type` where it is the only text that all members require. Nil where a member has it, or isn't an object.
    package func fixOfDiscriminator(of union: UnionShape) -> Message? {
        // The messages of a channel have their names beside them.
        guard let discriminator = union.discriminator, !union.hasNamedMembers else { return nil }
        var shared: [String]?
        var texts: [String]?
        var pending = union.members.map { resolved($0.use.schema) }
        var seen = Set(pending)
        while let id = pending.popLast() {
            switch self[id].kind {
            case .union(let inner):
                pending += inner.members.map { resolved($0.use.schema) }.filter { seen.insert($0).inserted }
            case .object(let object):
                let names = object.properties.map(\.wireName)
                if names.contains(discriminator) { return nil }
                shared = shared?.filter(names.contains) ?? names
                let sent = object.properties.filter { $0.isRequired && isText($0.use.schema) }.map(\.wireName)
                texts = texts?.filter(sent.contains) ?? sent
            default: return nil
            }
        }
        if let near = suggestion(for: discriminator, among: shared ?? []) { return near }
        let declaration: Message = "declare `\(discriminator)` in each of them, if the service sends it"
        guard let texts, texts.count == 1 else { return declaration }
        return "did you mean `\(texts[0])`, which all of them require? Otherwise \(declaration)"
    }

    private func isText(_ id: SchemaID) -> Bool {
        switch self[resolved(id)].kind {
        case .string(nil): true
        case .enumeration(let enumeration): enumeration.base == .string
        default: false
        }
    }
}
