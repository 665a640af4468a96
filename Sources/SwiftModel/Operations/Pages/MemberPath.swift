import APIModel

/// A member of a response, from the outside in, as an expression with its type: `response.meta?.next`.
struct MemberPath {
    private(set) var text: String
    private(set) var isOptional: Bool
    private(set) var use: SchemaUse

    init(_ text: String, isOptional: Bool, use: SchemaUse) {
        self.text = text
        self.isOptional = isOptional
        self.use = use
    }

    /// The member behind some names; nil where one of them is no property of a struct.
    func following(_ names: [String], _ types: any PlannedTypes) -> MemberPath? {
        var path = self
        for name in names {
            guard let member = types.propertyName(name, of: path.use), let property = types.property(name, of: path.use)
            else { return nil }
            path.text += (path.isOptional ? "?." : ".") + member.member
            path.isOptional = path.isOptional || !property.isRequired || types.type(of: property.use).isOptional
            path.use = property.use
        }
        return path
    }
}
