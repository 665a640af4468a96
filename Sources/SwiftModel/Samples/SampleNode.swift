import APIModel

/// A type that gets sample values: a declared type, a generic one with the types that it is used with.
struct SampleNode: Sendable {
    let declaration: Int
    let arguments: [SchemaUse]
    /// `Pet.Location`, `Page<Item>`.
    let type: SwiftType
    /// The types in place of the names of type parameters.
    let bindings: [String: SchemaUse]
    /// What the plainest value is called: `preview`, unless the type has a case of that name.
    let name: SwiftIdentifier

    /// What a part of a type leads to.
    enum Goal {
        /// Nothing that is declared: text, numbers, lists of them.
        case leaf
        /// A type, behind a list or a map or without one between them.
        case node(Int, isInList: Bool)
    }
}
