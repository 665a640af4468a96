import APIModel
import SourceTree

/// What one or two nodes say of a path item, before operations are read.
struct PathItemFields {
    struct Operation {
        let method: HTTPMethod
        let key: SourceNode
        let value: Located
    }

    var parameters: Located?
    var servers: Located?
    var summary: String?
    var documentation: String?
    var operations: [Operation] = []
}
