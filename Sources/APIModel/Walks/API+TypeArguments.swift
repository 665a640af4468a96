extension API {
    /// What the parameters of a generic type stand for where it is used: `Page<Item>` → `T` is `Item`.
    package func typeArguments(of use: SchemaUse) -> [String: SchemaUse] {
        let use = resolved(use)
        return Dictionary(zip(self[use.schema].typeParameters, use.arguments)) { first, _ in first }
    }

    /// A use within a generic type, with what its parameters stand for: `T` → `Item`, `Box<T>` → `Box<Item>`.
    package func bound(_ use: SchemaUse, to arguments: [String: SchemaUse]) -> SchemaUse {
        if case .typeParameter(let name) = self[use.schema].kind, var argument = arguments[name] {
            if use.isNullable { argument.isNullable = true }
            return argument
        }
        var use = use
        use.arguments = use.arguments.map { bound($0, to: arguments) }
        return use
    }
}
