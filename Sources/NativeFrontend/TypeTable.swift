import APIModel
import Diagnostics
import SourceTree

/// The types that a native spec declares, by name.
struct TypeTable {
    enum Progress {
        case declared
        case active
        case defined
    }

    struct Declaration {
        let name: String
        let parameters: [String]
        let id: SchemaID
        let entry: SourceEntry
        let nameRange: SourceRange
        var progress = Progress.declared
        /// Whether anything refers to it as a type.
        var isReferenced = false
        /// Whether a query is made of its members.
        var isQueryInput = false
    }

    private(set) var declarations: [Declaration] = []
    private var indices: [String: Int] = [:]
    private var indicesOfSchemas: [SchemaID: Int] = [:]

    var names: [String] { declarations.map(\.name) }

    func index(of name: String) -> Int? { indices[name] }

    func index(of schema: SchemaID) -> Int? { indicesOfSchemas[schema] }

    subscript(index: Int) -> Declaration {
        get { declarations[index] }
        set { declarations[index] = newValue }
    }

    mutating func append(_ declaration: Declaration) {
        indices[declaration.name] = declarations.count
        indicesOfSchemas[declaration.id] = declarations.count
        declarations.append(declaration)
    }

    /// Structs that stand for the query of operations and nothing else are no models: the plan makes its own of them.
    var onlyInputs: Set<SchemaID> {
        Set(declarations.filter { $0.isQueryInput && !$0.isReferenced }.map(\.id))
    }
}
