import SourceTree

/// An API description that was found in a project.
public struct FoundSpec: Sendable {
    /// Relative to the folder of the search.
    public let path: String
    /// `OpenAPI 3.1.0`, `Swagger 2.0`, `native`.
    public let format: String
    /// What the description calls itself; empty where it doesn't.
    public let title: String

    public init?(_ tree: SourceTree, path: String) {
        let root = tree.root
        if let version = root["openapi"] {
            format = "OpenAPI \(version.text)"
        } else if let version = root["swagger"] {
            format = "Swagger \(version.text)"
        } else if root["netlayer"] != nil {
            format = "native"
        } else {
            return nil
        }
        self.path = path
        title = root["info"]?["title"]?.text ?? ""
    }
}
