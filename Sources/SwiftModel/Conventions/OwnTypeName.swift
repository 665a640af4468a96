import APIModel

/// The name of a type of the team's own, and the module to import where it is named.
public struct OwnTypeName: Sendable, Hashable {
    public let name: String
    public let module: ModuleName

    /// Each once, in the order of the modules.
    static func all(in types: some Sequence<SwiftType>) -> [OwnTypeName] {
        var names: Set<OwnTypeName> = []
        for type in types {
            type.forEachName { name in
                guard case .module(let module) = name.origin else { return }
                names.insert(OwnTypeName(name: SwiftType.Name(name.path).text, module: module))
            }
        }
        return names.sorted { ($0.module.text, $0.name) < ($1.module.text, $1.name) }
    }
}
