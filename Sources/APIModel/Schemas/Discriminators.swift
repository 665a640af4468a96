import Diagnostics

extension API {
    /// The property that a union's discriminator probably means, where no member has one of its name: `kind` for `knd`.
    /// Nil where nothing like it is in all members: servers send discriminators that no member declares, too.
    package func discriminatorMeant(by union: UnionShape) -> Message? {
        guard let discriminator = union.discriminator else { return nil }
        var shared: [String]?
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
            default: return nil
            }
        }
        return suggestion(for: discriminator, among: shared ?? [])
    }
}
