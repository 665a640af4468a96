import APIModel
import SourceTree

/// What one or two nodes say of a path item, before operations are read.
struct PathItem {
    struct Operation {
        let method: HTTPMethod
        let key: SourceNode
        let value: Located
        /// Whether it stands in `additionalOperations`.
        let isAdditional: Bool
    }

    var parameters: Located?
    var servers: Located?
    var summary: String?
    var documentation: String?
    private(set) var operations: [Operation] = []

    /// Adds an operation. Of two with one method the one under the method's own key counts, and of two such the later
    /// one, which stands beside the reference to the other. The one that is left out comes back with the one that is kept.
    mutating func add(_ new: Operation) -> (dropped: Operation, kept: Operation)? {
        guard let index = operations.firstIndex(where: { $0.method == new.method }) else {
            operations.append(new)
            return nil
        }
        let known = operations[index]
        if new.isAdditional { return (new, known) }
        operations[index] = new
        return (known, new)
    }
}
