import APIModel
import SourceTree

/// What one or two nodes say of a path item, before operations are read.
struct PathItemFields {
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
    var operations: [Operation] = []
}
