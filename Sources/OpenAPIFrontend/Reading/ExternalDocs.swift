import SourceTree

/// `externalDocs`, which become the last paragraph of a documentation.
enum ExternalDocs {
    /// Appends `Prices: https://…`.
    static func append(_ node: SourceNode, to documentation: inout String?) {
        guard let url = node["url"], url.isScalar, !url.isNull else { return }
        let text = node["description"].map { $0.isScalar && !$0.isNull ? "\($0.text): \(url.text)" : url.text }
        let line = text ?? url.text
        if let before = documentation, !before.isEmpty {
            documentation = before + "\n\n" + line
        } else {
            documentation = line
        }
    }
}
