/// What an expression comes to, as far as the code alone tells.
indirect enum Value: Sendable {
    case text([Piece])
    /// A number, `true` or `false`.
    case literal(String)
    case null
    case symbol(Symbol)
    /// A case of an enum, or whatever is written with a dot in front.
    case choice(Choice)
    case instance(Instance)
    case list(List)
    case dictionary(Entries)
    case tuple([Part])
    case closure(Function)
    case type(String)
    /// What the evaluator doesn't understand, as the code says it.
    case unknown(String)

    /// A piece of a text that is put together.
    enum Piece: Sendable, Hashable {
        case words(String)
        case hole(Symbol)
    }

    /// `.requestParameters(parameters: …, encoding: …)`, `HTTPMethod.get`
    struct Choice: Sendable {
        var type: String?
        var name: String
        var payload: [Part]
    }

    /// A value of a type with fields: `URLQueryItem(name: "page", value: …)`
    struct Instance: Sendable {
        var type: String
        var fields: [String: Value]
        /// Whether fields that the code doesn't set come from the caller.
        var isInput = false
        /// What stands before a field's name where it is such a value: `upload.`
        var prefix = ""
        /// Whether code that was run made it, so that its variables are what that code left in them.
        var isMade = false
    }

    /// A value with its label.
    struct Part: Sendable {
        var label: String?
        var value: Value
    }

    /// The elements of a list; further ones may come from elsewhere.
    struct List: Sendable {
        var elements: [Element] = []
        var open: [Symbol] = []
    }

    /// An element that is there always, or only under a condition.
    struct Element: Sendable {
        var value: Value
        var isConditional = false
        /// The caller's list for each of whose values there is one.
        var each: Symbol?
    }

    /// The entries of a dictionary, in the order in which they were added.
    struct Entries: Sendable {
        var entries: [Entry] = []
        var open: [Symbol] = []
        /// `[Name: String]`; nil where nothing says it.
        var type: SwiftType?
    }

    struct Entry: Sendable {
        var key: Value
        var value: Value
        var isConditional = false
    }

    /// A closure or function that is handed around, with what it sees.
    struct Function: Sendable {
        var parameters: [SwiftParameter]
        var body: [SwiftStatement]
        var scope: Scope
        var file: SwiftFile
        /// Run where it is named, as a computed variable.
        var isComputed = false
        /// Whether a result builder takes its values.
        var isCollected = false
        /// Whether it is a function within another one, whose arguments have labels.
        var isNamed = false
        /// The overloads that a bare name stands for: the arguments choose one of them.
        var overloads: [FunctionDeclaration] = []
    }
}

extension Value {
    static func words(_ text: String) -> Value { .text([.words(text)]) }

    static func made(_ type: String, _ fields: [String: Value]) -> Value {
        .instance(Instance(type: type, fields: fields))
    }

    /// The text, where all of it is known.
    var knownText: String? {
        switch self {
        case .text(let pieces):
            let words = pieces.compactMap(\.words)
            return words.count == pieces.count ? words.joined() : nil
        case .literal(let text): return text
        default: return nil
        }
    }

    var boolean: Bool? {
        guard case .literal(let text) = self else { return nil }
        return text == "true" ? true : text == "false" ? false : nil
    }

    var integer: Int? {
        guard case .literal(let text) = self else { return nil }
        return Int(text)
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    /// Whether it may be shortened: a text, a list or a dictionary.
    var isShortened: Bool {
        switch self {
        case .text, .list, .dictionary: return true
        default: return false
        }
    }

    /// Whether it is one value that is there, and no list of the caller's.
    var isOne: Bool {
        if case .symbol(let symbol) = self { return symbol.type?.isBracketed == false && !symbol.isOptional }
        return isShortened
    }

    var isClosure: Bool { if case .closure = self { true } else { false } }

    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// A text by which two values are told apart.
    var key: String {
        switch self {
        case .text(let pieces): return "\"" + pieces.inBraces + "\""
        case .literal(let text): return text
        case .null: return "nil"
        case .symbol(let symbol): return symbol.text
        case .choice(let choice): return "." + choice.name + Value.key(choice.payload)
        case .instance(let instance):
            let fields = instance.fields.keys.sorted().map { $0 + ":" + (instance.fields[$0]?.key ?? "") }
            return instance.type + "(" + instance.prefix + fields.joined(separator: ",") + ")"
        case .list(let list):
            let parts = list.elements.map(\.key) + list.open.map(\.text)
            return "[" + parts.joined(separator: ",") + "]"
        case .dictionary(let entries):
            let parts = entries.entries.map { ($0.isConditional ? "?" : "") + $0.key.key + ":" + $0.value.key }
            return "[" + (parts + entries.open.map(\.text)).joined(separator: ",") + ":]"
        case .tuple(let parts): return Value.key(parts)
        case .closure(let function): return "{\(function.body.first?.place.lowerBound ?? 0)}"
        case .type(let name): return name + ".self"
        case .unknown(let text): return "?" + text
        }
    }

    private static func key(_ parts: [Part]) -> String {
        parts.isEmpty
            ? "" : "(" + parts.map { ($0.label.map { $0 + ":" } ?? "") + $0.value.key }.joined(separator: ",") + ")"
    }
}

extension String {
    /// The type of a number or a flag that code writes.
    var literalType: String { self == "true" || self == "false" ? "Bool" : contains(".") ? "Double" : "Int" }
}

extension [Value.Piece] {
    /// The text, with the names of its values in braces.
    var inBraces: String { map { $0.words ?? $0.symbol.map { "{\($0.text)}" } ?? "" }.joined() }
}

extension Value.Element {
    fileprivate var key: String { (isConditional ? "?" : "") + (each.map { $0.text + "*" } ?? "") + value.key }
}

/// The names that code at one place sees, and what they stand for.
struct Scope: Sendable {
    var values: [String: Value] = [:]
    /// What `self` is; nil in static members and functions of their own.
    var this: Value?
    /// The type in which the code stands.
    var type: String?
    var file: SwiftFile
    /// Which run of a function it belongs to: functions within it share its names.
    var frame = 0
    /// The type that the code hands back, where it is written.
    var result: SwiftType?
    /// The types that names are declared with.
    var types: [String: SwiftType] = [:]
    /// The names that this block itself declares: what becomes of them isn't seen outside.
    var own: Set<String> = []

    /// A block within it.
    var inner: Scope {
        var inner = self
        inner.own = []
        return inner
    }
}

extension Value {
    /// A part of an optional value, which is there only where the whole is.
    func chained(behind owner: Value) -> Value {
        guard owner.symbol?.isOptional == true, case .symbol(var symbol) = self, let type = symbol.type else {
            return self
        }
        symbol.type = type.asOptional
        return .symbol(symbol)
    }

    /// The type of the value, where the code gives it.
    var typeName: String? {
        switch self {
        case .choice(let choice): return choice.type
        case .instance(let instance): return instance.type
        default: return nil
        }
    }
}
