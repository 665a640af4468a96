import APIModel

/// The names of a scope: what each claim got, and which names were wanted more than once.
public struct NameTable: Sendable {
    let names: [SwiftIdentifier]
    /// In the order of the names that they are about.
    public let conflicts: [Conflict]
    public let collisions: [Collision]

    public subscript(claim: NameScope.Claim) -> SwiftIdentifier { names[claim.index] }

    /// Two places that fixed the same name: an error.
    public struct Conflict: Sendable {
        public let name: String
        public let first: Origin
        public let second: Origin
    }

    /// A name that several wanted; one got it, the other is called something else.
    public struct Collision: Sendable {
        public let wanted: String
        public let given: String
        public let holder: Origin
        public let origin: Origin
    }
}
