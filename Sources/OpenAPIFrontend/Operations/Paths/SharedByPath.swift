import APIModel

/// What all operations of a path share.
struct SharedByPath {
    let parameters: [DeclaredParameter]
    let servers: [Server]
    let summary: String?
    let documentation: String?
}
