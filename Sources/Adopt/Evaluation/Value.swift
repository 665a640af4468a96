/// The value of an expression, as far as the code alone shows it.
indirect enum Value: Sendable {
    case text([Piece])
    /// A number, `true` or `false`.
    case literal(String)
    case null
    case symbol(Symbol)
    /// A case of an enum, or any other name after a leading dot.
    case choice(Choice)
    case instance(Instance)
    case list(List)
    case dictionary(Entries)
    case tuple([Part])
    case closure(Function)
    case type(String)
    /// A value that the evaluator doesn't know, with a text that identifies it.
    case unknown(String)

    /// A piece of an interpolated text.
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
        /// The prefix of its fields' names if they come from the caller: `upload.`
        var prefix = ""
        /// Whether code that ran made it, so that its variables have the values that this code gave them.
        var isMade = false
        /// The number of an instance of a class, which its copies share.
        var number: Int?
        /// The number of its last change, if it's the state of such an instance.
        var change = 0
    }

    /// A value with its label.
    struct Part: Sendable {
        var label: String?
        var value: Value
    }

    /// The elements of a list; the `open` symbols add further ones that the code doesn't show.
    struct List: Sendable {
        var elements: [Element] = []
        var open: [Symbol] = []
    }

    /// An element that a list always contains, or contains only under a condition.
    struct Element: Sendable {
        var value: Value
        var isConditional = false
        /// The caller's list, if the element is repeated for each of its values.
        var each: Symbol?
    }

    /// The entries of a dictionary, in the order in which they were added.
    struct Entries: Sendable {
        var entries: [Entry] = []
        var open: [Symbol] = []
        /// `[Name: String]`; nil if the code doesn't show it.
        var type: SwiftType?
    }

    struct Entry: Sendable {
        var key: Value
        var value: Value
        var isConditional = false
    }

    /// A closure or function as a value, with the scope that it captures.
    struct Function: Sendable {
        var parameters: [SwiftParameter]
        var body: [SwiftStatement]
        var scope: Scope
        var file: SwiftFile
        /// Whether it is a computed variable, which runs wherever its name is used.
        var isComputed = false
        /// The result builder that collects its values.
        var builder: String?
        /// Whether it is a nested function, whose arguments have labels.
        var isNamed = false
        /// The values of the names in its capture list.
        var captured: [String: Value] = [:]
        /// The overloads of a function that is used by its bare name; the arguments choose one of them.
        var overloads: [FunctionDeclaration] = []
    }
}

extension Value {
    static func words(_ text: String) -> Value { .text([.words(text)]) }

    static func made(_ type: String, _ fields: [String: Value]) -> Value {
        .instance(Instance(type: type, fields: fields))
    }

    /// The text, if all of it is known.
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

    /// Whether a known number or text comes before another one; nil for other values.
    func isLess(than other: Value) -> Bool? {
        guard let first = knownText, let second = other.knownText else { return nil }
        switch (self, other) {
        case (.literal, .literal):
            guard let one = Double(first), let two = Double(second) else { return nil }
            return one < two
        case (.text, .text): return first < second
        default: return nil
        }
    }

    var isNull: Bool { if case .null = self { true } else { false } }

    /// Whether functions such as `prefix` can shorten it: a text, a list or a dictionary.
    var isShortened: Bool {
        switch self {
        case .text, .list, .dictionary: return true
        default: return false
        }
    }

    /// Whether it is a single value that isn't nil; a caller's list or dictionary isn't one.
    var isOne: Bool {
        if case .symbol(let symbol) = self { return symbol.type?.isBracketed == false && !symbol.isOptional }
        return isShortened
    }

    var isClosure: Bool { if case .closure = self { true } else { false } }

    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// A text that distinguishes values.
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
        case .closure(let function):
            // The same path is the same key in any place: `names[\.title]`
            return keyPath?.pathText ?? "{\(function.body.first?.place.lowerBound ?? 0)}"
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
    /// A number in code as a text shows it: `1_000` as 1000, `1.50` as 1.5
    var shownNumber: String {
        let plain = filter { $0 != "_" }
        if let number = Int(plain) { return String(number) }
        let radix = ["0x": 16, "0o": 8, "0b": 2][plain.prefix(2)]
        if let radix { return Int(plain.dropFirst(2), radix: radix).map { String($0) } ?? self }
        return plain.contains(".") ? Double(plain).map { "\($0)" } ?? self : self
    }

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

/// The names that are visible to code in one place, with their values.
struct Scope: Sendable {
    var values: [String: Value] = [:]
    /// The value of `self`; nil in static members and global functions.
    var this: Value?
    /// The type that contains the code.
    var type: String?
    /// The type that a static function was called on, which is `Self`; nil if it's the one that contains the code.
    var called: String?
    var file: SwiftFile
    /// The number of the function run that it belongs to; nested functions of that run share its names.
    var frame = 0
    /// The key of the function that contains the code.
    var function: String?
    /// The declared type of the code's result.
    var result: SwiftType?
    /// The declared types of names.
    var types: [String: SwiftType] = [:]
    /// Whether the code makes `self`, so that observers don't run.
    var isMaking = false
    /// The names that this block declares; their changes aren't visible outside.
    var own: Set<String> = []
    /// The parameters of the nested functions around it, with the numbers of those functions' runs.
    var given: [String: Int] = [:]

    /// The type that `Self` means.
    var ownType: String? { this?.typeName ?? called ?? type }

    /// The types whose static members code names without a type, from the inside out.
    var outerTypes: [String] { (called.map { [$0] } ?? []) + SourceIndex.scopes(type) }

    /// The type that code gives a name, or `self`.
    func declared(_ name: SwiftExpression) -> SwiftType? {
        guard case .name(let name) = name else { return nil }
        return name == "self" && this != nil ? type.map { SwiftType($0) } : types[name]
    }

    /// The scope of a block within it.
    var inner: Scope {
        var inner = self
        inner.own = []
        return inner
    }
}

extension Value {
    /// The member of a value, as an optional if the value is one.
    func chained(behind owner: Value) -> Value {
        guard owner.symbol?.isOptional == true, case .symbol(var symbol) = self, let type = symbol.type else {
            return self
        }
        symbol.type = type.asOptional
        return .symbol(symbol)
    }

    /// The name of the value's type, if the code shows it.
    var typeName: String? {
        switch self {
        case .choice(let choice): return choice.type
        case .instance(let instance): return instance.type
        default: return nil
        }
    }
}
