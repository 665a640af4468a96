import Diagnostics

/// The syntax tree of a template, before names are looked up.
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

    var root: TagWord.Name { names[0] }
    /// The path as written in the template.
    var text: String { names.map(\.text).joined(separator: ".") }
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
    /// Whether a `switch` is written even if all cases have the same value.
    let isAlways: Bool
    /// The column of the tag.
    let indentation: Int
    let body: [TemplateNode]
    /// Nil where there is no `{% default %}`.
    let otherwise: [TemplateNode]?
}

/// `{% include "file" with path as name %}`; `indentation` is its column if it is alone on its line.
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

indirect enum ConditionNode: Sendable {
    case truth(PathNode)
    /// `any service.operations.errors`: true if some element of the list has errors.
    case any(PathNode)
    case comparison(PathNode, isEqual: Bool, Operand, TextSpan)
    case not(ConditionNode)
    case and(ConditionNode, ConditionNode)
    case or(ConditionNode, ConditionNode)

    /// The right side of a comparison.
    enum Operand: Sendable {
        case literal(LiteralNode)
        case path(PathNode)
    }
}

package enum LiteralNode: Sendable, Hashable {
    case text(String)
    case number(Int)
    case flag(Bool)
}

/// A template file as a tree, before names are looked up.
struct ParsedTemplate: Sendable {
    let file: SourceFile
    let nodes: [TemplateNode]
    /// The names that the template needs, by its first line: `{# for: operation, options #}`.
    let context: [TagWord.Name]
    let hasErrors: Bool
}

/// Reads the condition of an `if`: `a.b and not (c or d == "word")`. `not` binds tightest, then `and`, then `or`.
struct ConditionReader {
    private(set) var reader: WordReader
    private var depth = 0
    private var termCount = 0

    init(_ reader: WordReader) { self.reader = reader }

    mutating func condition() -> ConditionNode? {
        guard var left = conjunction() else { return nil }
        while reader.skip(keyword: "or") {
            guard let right = conjunction() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction() -> ConditionNode? {
        guard var left = negation() else { return nil }
        while reader.skip(keyword: "and") {
            guard let right = negation() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func negation() -> ConditionNode? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= 64 else { return reader.failExpecting("a condition with fewer levels") }
        if reader.skip(keyword: "not") { return negation().map(ConditionNode.not) }
        if reader.skip(sign: "(") {
            guard let inner = condition() else { return nil }
            return reader.skip(sign: ")") ? inner : reader.failExpecting("`)`")
        }
        return comparison()
    }

    private mutating func comparison() -> ConditionNode? {
        termCount += 1
        guard termCount <= 256 else { return reader.failExpecting("a condition with fewer terms") }
        if reader.skip(keyword: "any") { return reader.path().map(ConditionNode.any) }
        guard let path = reader.path() else { return nil }
        let isEqual = reader.skip(sign: "==")
        guard isEqual || reader.skip(sign: "!=") else { return .truth(path) }
        guard let word = reader.next else { return reader.failExpecting("a value, \"text\", a number, true or false") }
        if let literal = literal(word) {
            reader.advance()
            return .comparison(path, isEqual: isEqual, .literal(literal), word.span)
        }
        return reader.path().map { .comparison(path, isEqual: isEqual, .path($0), word.span) }
    }

    private func literal(_ word: TagWord) -> LiteralNode? {
        switch word.kind {
        case .string(let text): return .text(text)
        case .number(let number): return .number(number)
        case .path where word.keyword == "true": return .flag(true)
        case .path where word.keyword == "false": return .flag(false)
        case .path, .sign: return nil
        }
    }
}

/// A condition by itself, judged by the values that are known before anything is rendered.
package struct TemplateCondition {
    private let node: ConditionNode?

    package init(_ text: String) {
        let file = SourceFile(name: "", bytes: Array("{% if \(text) %}".utf8))
        var scanner = TagScanner(file: file, opening: TextSpan(start: 0, end: 2), closing: UInt8(ascii: "%"))
        var ignored = DiagnosticBag()
        let words = scanner.scan(into: &ignored) ?? []
        let span = TextSpan(start: 0, end: scanner.position)
        var reader = ConditionReader(WordReader(TemplateToken(kind: .tag, span: span, words: words), in: file))
        let condition = reader.condition()
        node = reader.reader.isAtEnd ? condition : nil
    }

    /// Whether it can be true. A faulty condition can, so that compiling it reports the fault.
    /// - Parameter known: the values that a path can have; nil where only rendering shows them.
    package func mayHold(_ known: (String) -> [LiteralNode]?) -> Bool {
        node.map { TemplateCondition.outcomes(of: $0, known).contains(true) } ?? true
    }

    private static func outcomes(of node: ConditionNode, _ known: (String) -> [LiteralNode]?) -> Set<Bool> {
        func combined(_ left: ConditionNode, _ right: ConditionNode, _ join: (Bool, Bool) -> Bool) -> Set<Bool> {
            let others = outcomes(of: right, known)
            return Set(outcomes(of: left, known).flatMap { left in others.map { join(left, $0) } })
        }
        switch node {
        case .truth(let path): return known(path.text).map { Set($0.map { $0 == .flag(true) }) } ?? [true, false]
        case .comparison(let path, let isEqual, .literal(let literal), _):
            return known(path.text).map { Set($0.map { ($0 == literal) == isEqual }) } ?? [true, false]
        case .comparison, .any: return [true, false]
        case .not(let inner): return Set(outcomes(of: inner, known).map { !$0 })
        case .and(let left, let right): return combined(left, right) { $0 && $1 }
        case .or(let left, let right): return combined(left, right) { $0 || $1 }
        }
    }
}
