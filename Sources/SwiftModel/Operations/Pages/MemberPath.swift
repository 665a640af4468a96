import APIModel

/// A member of a response, from the outside in, as an expression with its type: `response.meta?.next`.
struct MemberPath {
    private(set) var text: String
    private(set) var isOptional: Bool
    private(set) var use: SchemaUse
    /// What the parameters of the generic type stand for in which the last member is declared.
    private var arguments: [String: SchemaUse] = [:]

    init(_ text: String, isOptional: Bool, use: SchemaUse) {
        self.text = text
        self.isOptional = isOptional
        self.use = use
    }

    /// The member behind some names; nil where one of them is no property of a struct.
    func following(_ names: [String], _ types: any PlannedTypes, of api: API) -> MemberPath? {
        var path = self
        for name in names {
            guard let member = types.propertyName(name, of: path.use), let property = types.property(name, of: path.use)
            else { return nil }
            path.arguments = api.typeArguments(of: path.use)
            path.use = api.bound(property.use, to: path.arguments)
            path.text += (path.isOptional ? "?." : ".") + member.member
            path.isOptional = path.isOptional || !property.isRequired || types.type(of: path.use).isOptional
        }
        return path
    }

    /// What the elements are, where the member is a list: `[T]` of `Page<Item>` holds items. Nil where a type would be needed that
    /// nothing declares.
    func element(in api: API) -> SchemaUse? {
        guard case .array(let shape) = api.resolvedKind(of: use.schema) else { return nil }
        let element = api.bound(shape.element, to: arguments)
        return MemberPath.isOpen(element, in: api) ? nil : element
    }

    private static func isOpen(_ use: SchemaUse, in api: API, depth: Int = 0) -> Bool {
        if case .typeParameter = api[use.schema].kind { return true }
        let inner = use.arguments + (api[use.schema].name == nil ? api[use.schema].kind.held : [])
        return depth < 16 && inner.contains { isOpen($0, in: api, depth: depth + 1) }
    }
}
