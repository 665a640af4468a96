/// What operations share under a name: the inline type of such a component is called after it.
///
///     responses/Unauthorized    Unauthorized, or else UnauthorizedResponse
///     parameters/sort           Sort, or else SortParameter
enum SharedKind: String {
    case parameter
    case header
    case response
    case body

    func names(of component: String, style: IdentifierStyle) -> InlineRoot.Names {
        let name = style.name(of: component)
        return InlineRoot.Names(proposal: name) { [name + style.name(of: rawValue)] }
    }
}
