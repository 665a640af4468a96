import APIModel
import SourceTree

/// How the value of a directive is read and written.
struct DirectiveForm<Value: Sendable>: Sendable {
    /// Nil, with a message, for a value of the wrong kind.
    let read: @Sendable (inout DirectiveValueReader, SourceNode) -> Value?
    /// The value as a description writes it; nil where there is nothing to write.
    let write: @Sendable (Value) -> Literal?
}

extension DirectiveForm {
    /// This form for a value that may be absent and then isn't written.
    var optional: DirectiveForm<Value?> {
        DirectiveForm<Value?>(read: { read(&$0, $1).map { .some($0) } }, write: { $0.flatMap(write) })
    }
}

/// The forms of values, by the words that `Directive.all` uses.
enum Forms {
    static let name = DirectiveForm<FixedName>(read: { $0.name($1) }, write: { .string($0.text) })
    static let names = DirectiveForm<[OperationDirectives.KeyedName]>(
        read: { $0.names($1) }, write: { .members($0.map { ($0.key, .string($0.name.text)) }) })
    static let text = DirectiveForm<String>(read: { $0.text($1) }, write: { .string($0) })
    static let envelope = DirectiveForm<String>(read: { $0.envelope($1) }, write: { .string($0) })
    static let flag = DirectiveForm<Bool>(read: { $0.flag($1) }, write: { .bool($0) })
    /// A flag that is false by default.
    static let mark = DirectiveForm<Bool>(read: { $0.flag($1) }, write: { $0 ? .bool(true) : nil })
    static let nilFailure = DirectiveForm<Bool>(read: { $0.nilFailure($1) }, write: { $0 ? .string("nil") : nil })
    static let useCase = DirectiveForm<OperationDirectives.UseCase>(
        read: { $0.useCase($1) },
        write: { .members([("with", .text($0.operation)), ("method", .text($0.method?.text))]) ?? .bool($0.isWanted) })
    static let manual = DirectiveForm<OperationDirectives.Manual>(read: { $0.manual($1) }, write: { $0.literal })
    static let merge = DirectiveForm<OperationDirectives.Merge>(
        read: { $0.merge($1) }, write: { .members([("with", .string($0.operation)), ("flag", .string($0.flag.text))]) })
    static let header = DirectiveForm<OperationDirectives.Header>(read: { $0.header($1) }, write: { $0.literal })
    static let members = DirectiveForm<[OperationDirectives.NamedValue]>(
        read: { $0.members($1) }, write: { OperationDirectives.literal($0) })
    static let pathValues = DirectiveForm<[OperationDirectives.NamedValue]>(
        read: { $0.pathValues($1) }, write: { $0.isEmpty ? nil : OperationDirectives.literal($0) })
    static let literals = DirectiveForm<[OperationDirectives.NamedLiteral]>(
        read: { $0.literals($1) }, write: { .members($0.map { ($0.name, $0.value) }) })
    static let input = DirectiveForm<OperationDirectives.Input>(read: { $0.input($1) }, write: { $0.literal })
    static let arguments = DirectiveForm<[OperationDirectives.LabelledArgument]>(
        read: { $0.arguments($1) }, write: { .array($0.map(\.literal)) })
    static let patterns = DirectiveForm<[OperationDirectives.Pattern]>(
        read: { $0.patterns($1) }, write: { .array($0.map { .string($0.text) }) })
    static let stream = DirectiveForm<OperationDirectives.Stream>(read: { $0.stream($1) }, write: { $0.literal })
    static let pages = DirectiveForm<OperationDirectives.Setting<Paging>>(read: { $0.pages($1) }, write: { $0.literal })
    static let cache = DirectiveForm<OperationDirectives.Setting<Caching>>(
        read: { $0.cache($1) }, write: { $0.literal })
    static let observe = DirectiveForm<OperationDirectives.Setting<Observing>>(
        read: { $0.observe($1) }, write: { $0.literal })
}

extension Literal {
    static func text(_ text: String?) -> Literal? { text.map(Literal.string) }

    /// An object of the members whose values aren't nil.
    static func members(_ members: [(String, Literal?)]) -> Literal? {
        let present = members.compactMap { name, value in value.map { Member(name: name, value: $0) } }
        return present.isEmpty ? nil : .object(present)
    }
}

extension OperationDirectives {
    /// `{ token: input.token, page: =1 }`, or `input` alone
    package static func literal(_ values: [NamedValue]) -> Literal {
        if values.map(\.value) == [.input] { return .string("input") }
        return .object(values.map { Literal.Member(name: $0.name, value: $0.value.literal) })
    }
}

extension OperationDirectives.Source {
    /// `input.token`, `token`, `=text`
    var literal: Literal {
        switch self {
        case .member(let name): .string("input." + name)
        case .argument(let name): .string(name)
        case .input: .string("input")
        case .constant(.string(let text)): .string("=" + text)
        case .constant(let value):
            switch value {
            case .array, .object: .object([Literal.Member(name: "value", value: value)])
            default: value
            }
        }
    }
}

extension OperationDirectives.Header {
    var literal: Literal {
        switch self {
        case .preset(let name): .string(name.text)
        case .values(let values): OperationDirectives.literal(values)
        }
    }
}

extension OperationDirectives.Input {
    var literal: Literal {
        switch self {
        case .arguments: .string("arguments")
        case .structure(let name): .string(name?.text ?? "struct")
        }
    }
}

extension OperationDirectives.LabelledArgument {
    /// `targetId`, `type: kind`, `type: _`
    var literal: Literal {
        switch label {
        case .usual: .string(name)
        case .name(let label): .object([Literal.Member(name: name, value: .string(label.text))])
        case .none: .object([Literal.Member(name: name, value: .string("_"))])
        }
    }
}

extension OperationDirectives.Manual {
    /// `true`, or `{ arguments: { progress: Progress }, case: false }`
    var literal: Literal {
        let types = Literal.members(arguments.map { ($0.name.text, .string($0.type.text)) })
        return .members([("arguments", types), ("case", hasCase ? nil : .bool(false))]) ?? .bool(true)
    }
}
