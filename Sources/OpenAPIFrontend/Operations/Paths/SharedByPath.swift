import APIModel

/// What all operations of a path share.
struct SharedByPath {
    var parameters: [DeclaredParameter] = []
    var servers: [Server] = []
    var summary: String?
    var documentation: String?
}
