extension DeclarationCollector {
    /// Whether a schema stands within a declaration, or within that in which this one stands.
    func isWritten(_ schema: Int, in declaration: Int) -> Bool {
        let pointer = graph.schema(schema).origin.pointer
        var place: Int? = declaration
        while let next = place {
            let outer = graph.schema(declarations[next].schema).origin.pointer
            if !outer.isEmpty { return pointer.hasPrefix(outer + "/") }
            place = declarations[next].parent
        }
        return false
    }

    /// The declaration in whose braces a child of `parent` goes; nil for the top level.
    func nestingPlace(under parent: Int) -> Int? {
        let isGeneric = !graph.schema(declarations[top(of: parent)].schema).typeParameters.isEmpty
        if isFlat, !isGeneric { return nil }
        switch graph.forms[declarations[parent].schema] {
        case .structure, .union, .tuple: break
        default: return nil
        }
        return declarations[parent].depth < maximumDepth ? parent : declarations[parent].owner
    }
}
