/// The method that gives the items of all pages of an operation.
public struct PagesPlan: Sendable, Hashable {
    /// Where the position lies that an operation takes among other inputs: `input.page`.
    public struct Member: Sendable, Hashable {
        public var name: SwiftIdentifier
        public var input: SwiftIdentifier
    }

    public var name: String
    public var itemType: SwiftType
    /// The type of what asks for a page.
    public var positionType: SwiftType
    /// What asks for a page, inside the method.
    public var position: SwiftIdentifier
    public var member: Member?
    /// The position of the first page, as an expression.
    public var start: String
    /// Whether there may be none, which asks for the first page.
    public var startIsOptional: Bool
    /// What the response is called inside the method, and what its items are, where they have a name of their own.
    public var response: SwiftIdentifier
    public var itemsName: SwiftIdentifier?
    /// The items as an expression of the response.
    public var items: String
    /// The position of the next page as an expression, nil behind the last one.
    public var next: String
    /// Whether that reads an address.
    public var readsAddress: Bool

    /// `PagedItems<Item, String>`
    public var type: SwiftType { .support(.pagedItems, [itemType, positionType]) }
}
