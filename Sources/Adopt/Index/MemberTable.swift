/// The functions and properties of types by their names, so that a type with many of them is not gone through for each call.
struct MemberTable: Sendable {
    private var functions: [String: [String: [FunctionDeclaration]]] = [:]
    private var properties: [String: [String: [PropertyDeclaration]]] = [:]

    init(_ types: [String: SourceIndex.Entry] = [:]) {
        for (name, entry) in types {
            functions[name] = Dictionary(grouping: entry.members.functions, by: \.name)
            properties[name] = Dictionary(grouping: entry.members.properties, by: \.name)
        }
    }

    /// In the order of the files.
    func functions(_ name: String, of type: String) -> [FunctionDeclaration] { functions[type]?[name] ?? [] }

    func properties(_ name: String, of type: String) -> [PropertyDeclaration] { properties[type]?[name] ?? [] }
}
