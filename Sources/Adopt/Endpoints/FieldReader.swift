/// Reads the names and values that a request carries from the evaluated expressions of the code.
struct FieldReader {
    let evaluator: Evaluator
    private(set) var remarks: [Remark] = []
    /// The remarks about types that encode themselves by code that isn't followed.
    private(set) var unfollowed: [Remark] = []
    /// The field that is being read.
    var role = EndpointField.query
    /// Headers with values that a client takes from the app, for generated requests, too.
    private(set) var clientHeaders: [String] = []

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    mutating func remark(_ text: String, member: String? = nil, isUnknown: Bool = false) {
        remarks.add(Remark(role, text, member: member, isUnknown: isUnknown))
    }

    /// The fields of a dictionary, of a list of query items, or of a value that is sent with all its properties.
    mutating func fields(_ value: Value, _ what: String) -> [RequestDraft.Field] {
        switch value {
        case .null: return []
        case .tuple(let parts) where parts.isEmpty: return []
        case .dictionary(let entries):
            if isReadingJSON {
                for entry in entries.entries where !entry.isConditional && mayBeNull(entry.value) {
                    remark(
                        "`\(entry.key.knownText ?? entry.key.shown)` is sent as null where there is none",
                        member: entry.key.knownText)
                }
            }
            return entries.entries.compactMap { field($0.key, $0.value, $0.isConditional, what) }
                + entries.open.map { open($0) }
        case .list(let list):
            var fields: [RequestDraft.Field] = []
            for element in list.elements {
                if case .instance(let item) = element.value, let name = item.fields["name"] ?? item.fields["key"] {
                    var value = (item.fields["value"] ?? .null).spread(over: element.each)
                    if item.type == "URLQueryItem", value.isNull {
                        remark(
                            "`\(name.knownText ?? name.shown)` is sent without a value: here it has an empty one",
                            member: name.knownText)
                        value = .words("")
                    }
                    // A query item takes only texts.
                    if item.type == "URLQueryItem", let text = value.literalOrFlag {
                        remark("an initialiser of the team's own writes `\(text)`", member: name.knownText)
                    }
                    if item.type == "URLQueryItem", !element.isConditional, mayBeNull(value) {
                        remark(
                            "`\(name.knownText ?? name.shown)` is sent without a value where there is none",
                            member: name.knownText)
                    }
                    if let field = field(name, value, element.isConditional, what) { fields.append(field) }
                } else if case .tuple(let parts) = element.value, parts.count == 2 {
                    let value = parts[1].value.spread(over: element.each)
                    if let field = field(parts[0].value, value, element.isConditional, what) { fields.append(field) }
                } else if case .dictionary = element.value {
                    fields += self.fields(element.value, what)
                } else if !element.value.isNull {
                    remark("\(what): `\(element.value.shown)` isn't understood", isUnknown: true)
                }
            }
            return fields + list.open.map { open($0) }
        case .symbol(let symbol): return symbolFields(symbol, what)
        case .instance(let item) where item.type == "URLQueryItem":
            return fields(.list(Value.List(elements: [Value.Element(value: value)])), what)
        case .instance(let instance) where evaluator.index.isDeclared(instance.type):
            return properties(of: instance, what)
        case .instance(let instance) where instance.type == "Data":
            return instance.fields["json"].map { fields($0, what) } ?? []
        default:
            remark("\(what): `\(value.shown)` isn't understood", isUnknown: true)
            return []
        }
    }

    /// Whether a value may be nil, as far as this run knows.
    private func mayBeNull(_ value: Value) -> Bool {
        guard let symbol = value.symbol, symbol.isOptional else { return false }
        return evaluator.oracle.decision(on: symbol.text + " == nil") != "false"
    }

    /// Whether an encoder writes the names of properties in snake case; keys of dictionaries don't change.
    var isSnakeCase = false { didSet { if isSnakeCase { usesSnakeCase = true } } }
    /// Whether an encoder did so for any value.
    private(set) var usesSnakeCase = false
    private var isReadingHeaders = false
    private var isReadingJSON = false

    /// The members of a JSON object. In JSON, a number differs from its text.
    mutating func json(_ value: Value, _ what: String) -> [RequestDraft.Field] {
        isReadingJSON = true
        defer { isReadingJSON = false }
        return fields(value, what)
    }

    mutating func headers(_ value: Value) -> [RequestDraft.Field] {
        isReadingHeaders = true
        let before = role
        role = .headers
        defer {
            isReadingHeaders = false
            role = before
        }
        // `.custom(["X-Trace": id])`
        if case .choice(let choice) = value, choice.payload.count == 1 { return headers(choice.payload[0].value) }
        return fields(value, "headers")
    }

    /// A dictionary of the caller, whose keys become the names of the sent values.
    mutating func open(_ symbol: Symbol) -> RequestDraft.Field {
        if isReadingHeaders, symbol.isInput {
            remark("the headers of `\(symbol.text)`, which the caller hands over, are left out")
        } else if isReadingHeaders {
            clientHeaders.append(symbol.text)
            remark("`\(symbol.text)` comes from elsewhere in the app, with headers that the code doesn't say")
        } else if symbol.isChanged {
            remark("what is made of `\(symbol.text)` is known only when the code runs", isUnknown: true)
        } else if !symbol.isInput {
            remark("`\(symbol.text)` comes from elsewhere in the app: here it's an argument")
        }
        return RequestDraft.Field(name: symbol.text, value: .argument(symbol), isOpen: true)
    }

    private mutating func symbolFields(_ symbol: Symbol, _ what: String) -> [RequestDraft.Field] {
        if let type = symbol.type, let entry = evaluator.index.type(type), let kind = entry.declaration?.kind,
            kind != .protocolType, !type.isCollection
        {
            let instance = Value.Instance(
                type: entry.name, fields: [:], isInput: symbol.isInput, prefix: symbol.text + ".")
            return properties(of: instance, what)
        }
        return [open(symbol)]
    }

    /// The members that a value has in JSON: its stored properties with the names of its coding keys.
    private mutating func properties(of instance: Value.Instance, _ what: String) -> [RequestDraft.Field] {
        guard let entry = evaluator.index.type(instance.type).map(evaluator.index.encoding) else { return [] }
        let keys = evaluator.index.codingKeys(of: entry)
        if let encode = entry.members.functions.first(where: {
            $0.name == "encode" && $0.parameters.first?.label == "to"
        }) {
            let (values, rest) = encode.dividedByEncoder
            let isWhole = !values.isEmpty && rest.body?.isEmpty == true
            if var written = isWhole ? Value.Entries() : evaluator.written(instance, by: rest, of: entry) {
                var scope = Scope(this: .instance(instance), type: entry.name, file: encode.file)
                let merged = values.flatMap { self.fields(evaluator.evaluate($0, in: &scope), what) }
                for index in written.entries.indices where isSnakeCase {
                    guard let name = written.entries[index].key.knownText else { continue }
                    written.entries[index].key = .words(name.inSnakeCase)
                }
                return merged + self.fields(.dictionary(written), what)
            }
            let text = "encodes itself by hand; its stored properties are taken for what it sends"
            remark("\(what): `\(entry.name)` \(text)")
            unfollowed.append(Remark(role, "\(what): `\(entry.name)` \(text)"))
        }
        var scope = Scope(this: .instance(instance), type: entry.name, file: entry.file)
        var fields: [RequestDraft.Field] = []
        for property in entry.members.properties where property.isStored {
            guard let name = keys.map({ $0[property.name] }) ?? property.name else { continue }
            let value = evaluator.member(property.name, of: .instance(instance), in: &scope)
            let wire = isSnakeCase ? name.inSnakeCase : name
            if let wrapper = property.attributes.first(where: { $0.first?.isUppercase == true }) {
                remark("`@\(wrapper)` encodes `\(wire)`, and may write something else than its value", member: wire)
            }
            if value.isNull { continue }
            if let field = field(.words(wire), value, false, what) { fields.append(field) }
        }
        return fields
    }

    private mutating func field(_ key: Value, _ value: Value, _ isConditional: Bool, _ what: String) -> RequestDraft
        .Field?
    {
        if value.isNull { return nil }
        guard let name = name(key) else {
            remark("\(what): the name `\(key.shown)` is known only when the code runs; it's left out", isUnknown: true)
            return nil
        }
        if isReadingHeaders, value.isAmbient {
            clientHeaders.append(name)
            return nil
        }
        let content = content(value, name)
        var field = RequestDraft.Field(name: name, value: content, isConditional: isConditional)
        if case .argument(let symbol) = content, symbol.isOptional { field.isConditional = true }
        return field
    }

    private mutating func name(_ key: Value) -> String? {
        if let text = key.knownText ?? key.field("rawValue")?.knownText { return text }
        // A library's `HTTPHeaders.Name("X-Trace")`
        if case .instance(let made) = key, made.fields.count == 1, !evaluator.index.isDeclared(made.type) {
            return made.fields["0"]?.knownText
        }
        guard case .choice(let choice) = key else { return nil }
        if choice.type == nil, let types = evaluator.index.makers[choice.name], types.count == 1 {
            return name(evaluator.typed(key, as: SwiftType(types[0]), from: nil))
        }
        if let raw = evaluator.rawValue(of: choice)?.knownText { return raw }
        if choice.type.map(evaluator.index.isDeclared) == true { return choice.name }
        // A constant of a library that is named after its text.
        let name = isReadingHeaders ? choice.headerName : choice.name
        remark("`\(name)` is what `.\(choice.name)`, which isn't in these sources, is taken for", member: name)
        return name
    }

    mutating func content(_ value: Value, _ name: String) -> RequestDraft.Content {
        switch value {
        case .text(let pieces):
            if let text = value.knownText { return .constant(text, isText: true) }
            let holes = pieces.compactMap(\.symbol)
            guard pieces.count > 1, let first = holes.first else {
                if isReadingJSON, holes.first?.isShownAsText(evaluator.index) == true {
                    // `"\(percent)"`: a text, and no number.
                    let text = Symbol(text: holes[0].text, type: "String", isInput: holes[0].isInput, isChanged: true)
                    return argument(text, name)
                }
                return argument(holes.first ?? Symbol(text: name, type: "String", isInput: false), name)
            }
            remark("`\(name)` is put together of \(value.shown): the whole text is an argument", member: name)
            return .argument(Symbol(text: first.text, type: "String", isInput: first.isInput, isChanged: true))
        case .literal(let text): return .constant(text, isText: false)
        case .symbol(let symbol): return argument(symbol, name)
        case .choice(let choice):
            if let raw = evaluator.rawValue(of: choice) { return content(raw, name) }
            if !choice.payload.isEmpty { return carried(by: choice, name) }
            remark("`\(name)` is taken for the name of `.\(choice.name)`", member: name)
            return .constant(choice.name, isText: true)
        case .dictionary: return .fields(fields(value, "`\(name)`"))
        case .list(let list):
            if let symbol = list.open.first { return argument(symbol.changed(), name) }
            guard let first = list.elements.first else {
                remark("`\(name)` is always an empty list: here it's an argument", member: name)
                return .argument(Symbol(text: name, type: .list("String"), isInput: false))
            }
            let texts = list.elements.compactMap { $0.value.knownText }
            if texts.count == list.elements.count {
                remark(
                    "`\(name)` is always the list \(texts.joined(separator: ", ")): here it's an argument", member: name
                )
                return .argument(Symbol(text: name, type: .list("String"), isInput: false))
            }
            if list.elements.count > 1 {
                remark("`\(name)` is a list that the code puts together: here it's an argument", member: name)
            }
            return .list(content(first.value, name))
        case .instance(let instance) where evaluator.index.isDeclared(instance.type):
            return .fields(properties(of: instance, "`\(name)`"))
        case .instance(let instance):
            remark("`\(name)` is made of `\(instance.type)`: here it's an argument", member: name)
            return .argument(Symbol(text: name, type: nil, isInput: false))
        default:
            remark("`\(name)` is `\(value.shown)`, which isn't understood: here it's an argument", member: name)
            return .argument(Symbol(text: name, type: nil, isInput: false))
        }
    }

    /// The value in a case that can be any JSON value: `.string(title)`
    private mutating func carried(by choice: Value.Choice, _ name: String) -> RequestDraft.Content {
        let kinds = [
            "string", "int", "integer", "double", "float", "number", "bool", "boolean", "array", "list", "object",
        ]
        let isKind = kinds.contains(choice.name) || choice.name == "dictionary"
        guard isKind, choice.payload.count == 1, let value = choice.payload.first?.value else {
            let text = Value.choice(choice).shown
            remark("`\(name)` is `\(text)`, which isn't understood: here it's an argument", member: name)
            return .argument(Symbol(text: name, type: nil, isInput: false))
        }
        let own = choice.type.flatMap { evaluator.index.type($0) }?.members.functions.first { $0.name == "encode" }
        if own?.body?.names("singleValueContainer") != true {
            remark("`\(name)` is taken for what `.\(choice.name)` carries", member: name)
        }
        return content(value, name)
    }

    private mutating func argument(_ symbol: Symbol, _ name: String) -> RequestDraft.Content {
        if !symbol.isInput {
            remark("`\(name)` comes from `\(symbol.text)`, elsewhere in the app: here it's an argument", member: name)
        } else if symbol.isChanged {
            let what = symbol.isOpposite ? "the opposite" : "something made"
            remark("`\(name)` is \(what) of `\(symbol.text)`, not the value itself", member: name)
        }
        return .argument(symbol)
    }
}

extension Value {
    /// Whether it comes from elsewhere in the app: it isn't constant, and no part of it is a caller's.
    fileprivate var isAmbient: Bool {
        switch self {
        case .symbol(let symbol): return !symbol.isInput
        case .text(let pieces):
            let holes = pieces.compactMap(\.symbol)
            return !holes.isEmpty && holes.allSatisfy { !$0.isInput }
        case .unknown: return true
        default: return false
        }
    }

    /// A number or a flag; nil for a text.
    fileprivate var literalOrFlag: String? {
        if case .symbol(let symbol) = self { return symbol.unwrapped.type == "Bool" ? symbol.text : nil }
        if case .literal(let text) = self { return text }
        return nil
    }

    /// The value as a remark shows it, in one line.
    var shown: String {
        let line = written.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 60 ? String(line.prefix(57)) + "…" : line
    }

    private var written: String {
        switch self {
        case .instance(let made):
            // What the evaluator keeps of these has no names in the code.
            let isOpaque = ["Data", "URLRequest", "URLComponents", "Query"].contains(made.type)
            let fields = made.fields.sorted { $0.key < $1.key }
            // A number stands for an argument without a label.
            let named = fields.map { (Int($0.key) == nil ? $0.key + ": " : "") + $0.value.written }
            let parts = isOpaque ? ["…"] : named
            return SourceIndex.shown(made.type) + "(" + parts.joined(separator: ", ") + ")"
        case .list(let list):
            let parts = list.elements.map(\.value.written) + list.open.map(\.text)
            return "[" + parts.joined(separator: ", ") + "]"
        case .dictionary(let entries):
            let parts = entries.entries.map { "\($0.key.written): \($0.value.written)" } + entries.open.map(\.text)
            return "[" + parts.joined(separator: ", ") + "]"
        case .choice(let choice) where !choice.payload.isEmpty:
            let parts = choice.payload.map { part in (part.label.map { $0 + ": " } ?? "") + part.value.written }
            return ".\(choice.name)(" + parts.joined(separator: ", ") + ")"
        case .closure: return "{ … }"
        case .unknown(let text):
            if !text.contains(where: { "[]{}?:,\"".contains($0) }) { return text }
            // Something that is made of other values has no name in the code; the last function does.
            let words = text.split { !($0.isLetter || $0.isNumber || "_.()".contains($0)) }
            if words.count == 1 { return String(words[0]) }
            var name = words.last { $0.contains(where: \.isLetter) }?.drop { ".()".contains($0) } ?? "…"
            while name.hasSuffix(")"), name.count(where: { $0 == ")" }) > name.count(where: { $0 == "(" }) {
                name = name.dropLast()
            }
            return String(name)
        default: return key
        }
    }
}

extension PropertyDeclaration { var isStored: Bool { !isStatic && getter == nil && !attributes.contains("lazy") } }

extension SourceIndex {
    /// The class whose members are encoded for a class: a subclass without its own `encode(to:)` adds none.
    func encoding(_ entry: Entry) -> Entry {
        guard entry.declaration?.kind == .classType else { return entry }
        var result = entry
        for candidate in [entry] + ancestors(of: entry) where candidate.declaration?.kind == .classType {
            if conformances(of: candidate).isDisjoint(with: ["Encodable", "Codable"]) { return result }
            result = candidate
            let own = candidate.members.functions.filter { $0.name == "encode" }
            if own.contains(where: { $0.parameters.first?.label == "to" }) { return result }
        }
        return result
    }

    /// The wire names of properties by their names; nil if the type has no coding keys.
    package func codingKeys(of entry: Entry) -> [String: String]? {
        guard let keys = keys(of: entry) else { return nil }
        var names: [String: String] = [:]
        for key in keys.members.cases {
            if case .text(let pieces)? = key.rawValue, case .words(let words)? = pieces.first {
                names[key.name] = words
            } else {
                names[key.name] = key.name
            }
        }
        return names
    }
}
