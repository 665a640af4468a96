import Diagnostics

/// The tree of a template: what its tags say, before any name in it is looked up.
indirect enum TemplateNode: Sendable {
    case text(TextSpan)
    case endLine
    case blankLine
    case value(PathNode, glue: IdentifierLint.Glue, TextSpan)
    case loop(LoopNode)
    case branch(BranchNode)
    case choice(SwitchNode)
    case include(IncludeNode)
    case with([BindingNode], body: [TemplateNode])
    case group(GroupNode)
    case item(body: [TemplateNode])
    case declaration(DeclarationNode)
    /// `{% needs Client.streams %}`
    case needs(PathNode)
    /// `{% exposed %}`
    case exposed
}

/// `operation.response.type`: the names of a path; there is always a first one.
struct PathNode: Sendable {
    let names: [TagWord.Name]
    let span: TextSpan
}

/// `path as name`.
struct BindingNode: Sendable {
    let path: PathNode
    let name: TagWord.Name
}

/// `{% for name in path separator "…" %}body{% empty %}emptyBody{% endfor %}`
struct LoopNode: Sendable {
    let name: TagWord.Name
    let path: PathNode
    let separator: String?
    let body: [TemplateNode]
    let emptyBody: [TemplateNode]
}

/// `{% if … %}{% elif … %}{% else %}{% endif %}`
struct BranchNode: Sendable {
    struct Arm: Sendable {
        let condition: ConditionNode
        let body: [TemplateNode]
    }

    let arms: [Arm]
    let otherwise: [TemplateNode]
}

/// `{% switch name in list by name.field always %}body{% default %}otherwise{% endswitch %}`
struct SwitchNode: Sendable {
    let name: TagWord.Name
    let list: PathNode
    let keys: [PathNode]
    /// Whether a `switch` is written even where all cases say the same.
    let isAlways: Bool
    /// The column of the tag.
    let indentation: Int
    let body: [TemplateNode]
    /// Nil where there is no `{% default %}`.
    let otherwise: [TemplateNode]?
}

/// `{% include "file" with path as name %}`; `indentation` is its column if it stands alone on its line.
struct IncludeNode: Sendable {
    let file: String
    let fileSpan: TextSpan
    let bindings: [BindingNode]
    let indentation: Int?
}

/// `{% group fill separator ", " %}body{% endgroup %}`
struct GroupNode: Sendable {
    let style: GroupStyle
    let separator: String
    let body: [TemplateNode]
}

/// The condition of an `if`.
indirect enum ConditionNode: Sendable {
    case truth(PathNode)
    /// `any service.operations.errors`: true if it is of some element of the list.
    case any(PathNode)
    case comparison(PathNode, isEqual: Bool, LiteralNode, TextSpan)
    case not(ConditionNode)
    case and(ConditionNode, ConditionNode)
    case or(ConditionNode, ConditionNode)
}

/// The right side of a comparison.
enum LiteralNode: Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
}

/// A template file as a tree, before names are looked up.
struct ParsedTemplate: Sendable {
    let file: SourceFile
    let nodes: [TemplateNode]
    /// The names that the first line says the template needs: `{# for: operation, options #}`.
    let context: [TagWord.Name]
    let hasErrors: Bool
}
