import Diagnostics

/// A template file as a tree, before names are looked up.
struct ParsedTemplate: Sendable {
    let file: SourceFile
    let nodes: [TemplateNode]
    /// The names that the first line says the template needs: `{# for: operation, options #}`.
    let context: [TagWord.Name]
    let hasErrors: Bool
}
