/// What makes two includes of a file the same: the names that the file sees, and their types.
struct ProcedureKey: Hashable {
    let file: String
    let names: [String]
    let types: [TypeKey]

    /// The identity of a type.
    enum TypeKey: Hashable {
        case flag
        case number
        case text([String]?)
        case foreign
        case prefix
        case texts
        case view(ObjectIdentifier)
        case views(ObjectIdentifier)

        init(_ kind: ViewField.Kind) {
            switch kind {
            case .flag: self = .flag
            case .number: self = .number
            case .text(let words): self = .text(words)
            case .foreign: self = .foreign
            case .prefix: self = .prefix
            case .texts: self = .texts
            case .view(let type): self = .view(ObjectIdentifier(type()))
            case .views(let type): self = .views(ObjectIdentifier(type()))
            }
        }
    }
}
