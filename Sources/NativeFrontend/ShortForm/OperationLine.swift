import APIModel
import Diagnostics
import SourceTree

/// An operation in one line, as written:
/// `GET /items/{itemId:Int}?sort:Sort=newest body:ItemInput -> Item`
struct OperationLine {
    var method: HTTPMethod?
    var path = PathExpression()
    var query: [QueryItem] = []
    var body: (keyword: String, type: TypeExpression, range: SourceRange)?
    var result: Result?

    struct QueryItem {
        var name: String
        var type: TypeExpression?
        /// A default if the item has a type, otherwise a constant.
        var value: (text: String, range: SourceRange)?
        var range: SourceRange
    }

    struct Result {
        var status: Int?
        var type: TypeExpression?
        var range: SourceRange
    }
}

/// A path with its typed parameters: `/items/{itemId:Int}/notes/{input.noteId}`.
struct PathExpression {
    enum Part {
        case literal(String)
        case parameter(PathParameter)
    }

    struct PathParameter {
        var name: String
        var type: TypeExpression?
        /// `{input.noteId}`: a member of the input.
        var isMember: Bool
        var range: SourceRange
    }

    var parts: [Part] = []

    /// The path without types, as OpenAPI writes it: `/items/{itemId}`.
    var text: String {
        parts.map { part in
            switch part {
            case .literal(let text): return text
            case .parameter(let parameter): return "{\(parameter.name)}"
            }
        }.joined()
    }
}

/// Parses the short form of an operation, or the part after a verb of the long form.
struct OperationLineParser {
    private var scanner: ShortFormScanner

    private init(_ node: SourceNode) { scanner = ShortFormScanner(ScalarText(node)) }

    /// `GET /items -> [Item]`
    static func line(_ node: SourceNode, into bag: inout DiagnosticBag) -> OperationLine? {
        parse(node, into: &bag) { parser in
            guard let method = parser.method() else { return nil }
            return parser.rest(method)
        }
    }

    /// `/items -> [Item]`
    static func lineWithoutMethod(_ node: SourceNode, into bag: inout DiagnosticBag) -> OperationLine? {
        parse(node, into: &bag) { $0.rest(nil) }
    }

    /// `201 Item`
    static func result(_ node: SourceNode, into bag: inout DiagnosticBag) -> OperationLine.Result? {
        parse(node, into: &bag) { parser in
            let result = parser.result()
            parser.scanner.expectEnd("unexpected text after a type")
            return result
        }
    }

    /// `/api/v1`: the prefix of a service, a path alone.
    static func prefix(_ node: SourceNode, into bag: inout DiagnosticBag) -> PathExpression? {
        parse(node, into: &bag) { parser in
            let path = parser.path()
            if !parser.scanner.isAtEnd { parser.scanner.fail("a prefix is a path alone: `/api/v1`") }
            return path
        }
    }

    private static func parse<Value>(
        _ node: SourceNode, into bag: inout DiagnosticBag, _ read: (inout OperationLineParser) -> Value?
    ) -> Value? {
        var parser = OperationLineParser(node)
        let value = read(&parser)
        return parser.scanner.problem.map { bag.fail($0) } ?? value
    }

    private mutating func method() -> HTTPMethod? {
        let start = scanner.position
        let known = NativeKeys.verbs.map { $0.uppercased() }
        let word = scanner.word() ?? ""
        if known.contains(word) { return HTTPMethod(word) }
        let help = suggestion(for: word, among: known) ?? "write `GET /items/{itemId:Int} -> Item`"
        if word.isEmpty { return scanner.refuse("expected a method", help: help) }
        return scanner.refuse("`\(word)` is not a method", at: scanner.range(from: start), help: help)
    }

    private mutating func rest(_ method: HTTPMethod?) -> OperationLine {
        var line = OperationLine(method: method)
        scanner.skipSpaces()
        line.path = path()
        if scanner.problem == nil, scanner.isNext("?") {
            scanner.move(to: scanner.position + 1)
            line.query = query()
        }
        if scanner.problem == nil { readBody(&line) }
        if scanner.problem == nil, scanner.take("->") { line.result = result() }
        scanner.expectEnd(
            "unexpected text after the operation",
            help: "a query is `/items?page:Int`, a body `body:Type`, a result `-> Type`")
        return line
    }

    private mutating func readBody(_ line: inout OperationLine) {
        scanner.skipSpaces()
        let start = scanner.position
        guard let keyword = scanner.word() else { return }
        let keywords = NativeKeys.bodies + ["input"]
        guard keywords.contains(keyword) else {
            let help = suggestion(for: keyword, among: keywords)
            scanner.fail(
                "`\(keyword)` does not say what the request carries", at: scanner.range(from: start),
                help: help ?? "write `body:Type`, `form:Type`, `multipart:Type`, `text:String` or `input:Type`")
            return
        }
        let range = scanner.range(from: start)
        guard scanner.expect(":", "and a type after `\(keyword)`"), let type = type() else { return }
        line.body = (keyword, type, range)
    }

    private mutating func type() -> TypeExpression? {
        var parser = TypeParser(scanner)
        let type = parser.type()
        scanner = parser.scanner
        return type
    }

    private mutating func path() -> PathExpression {
        var path = PathExpression()
        guard scanner.isNext("/") else {
            let isURL = scanner.isNext("http://") || scanner.isNext("https://")
            scanner.fail("a path begins with `/`", help: isURL ? "`server` of the long form names another server" : nil)
            return path
        }
        while let byte = scanner.next, byte != UInt8(ascii: "?"), byte != UInt8(ascii: " ") {
            if byte == UInt8(ascii: "{") {
                guard let parameter = pathParameter() else { return path }
                path.parts.append(.parameter(parameter))
            } else if byte == UInt8(ascii: "}") {
                scanner.fail("`}` without `{`", help: "a path parameter is `{name:Type}`")
                return path
            } else {
                let start = scanner.position
                let text = scanner.run(until: "{}? ")
                guard check(from: start) else { return path }
                path.parts.append(.literal(text))
            }
        }
        return path
    }

    /// Rejects text that doesn't belong in a path: `:id`, the notation of other formats, and a fragment, which is never
    /// sent.
    private mutating func check(from start: Int) -> Bool {
        let (bytes, end) = (scanner.text.bytes, scanner.position)
        if let place = bytes[start..<end].firstIndex(of: UInt8(ascii: "#")) {
            scanner.fail("a fragment is never sent", at: scanner.range(from: place), help: "the character is `%23`")
            return false
        }
        let variables = (start..<end).filter { bytes[$0] == UInt8(ascii: "/") && bytes[$0...].starts(with: "/:".utf8) }
        guard let slash = variables.first else { return true }
        let last = bytes[(slash + 1)..<end].firstIndex(of: UInt8(ascii: "/")) ?? end
        let name = scanner.text.string(slash + 2, last)
        scanner.fail(
            "`:\(name)` would be sent as it is", at: scanner.text.range(slash + 1, last),
            help: "a path parameter is `{\(name)}` or `{\(name):Int}`")
        return false
    }

    /// `{itemId:Int}`, `{itemId}`, `{input.itemId}`
    private mutating func pathParameter() -> PathExpression.PathParameter? {
        _ = scanner.take("{")
        let start = scanner.position
        var name = scanner.run(until: ":} ?/")
        let range = scanner.range(from: start)
        let isMember = name.hasPrefix("input.")
        if isMember { name.removeFirst("input.".count) }
        guard !name.isEmpty else { return scanner.refuse("expected the name of a path parameter") }
        var type: TypeExpression?
        if scanner.isNext(":") {
            scanner.move(to: scanner.position + 1)
            type = self.type()
            if type == nil { return nil }
        }
        guard scanner.expect("}", "after the path parameter `\(name)`") else { return nil }
        return PathExpression.PathParameter(name: name, type: type, isMember: isMember, range: range)
    }

    private mutating func query() -> [OperationLine.QueryItem] {
        var items: [OperationLine.QueryItem] = []
        repeat {
            guard let item = queryItem() else { break }
            items.append(item)
        } while scanner.take("&")
        return items
    }

    /// `sort:Sort=newest`, `cursor:String?`, `q`, and the constant `kind=all`
    private mutating func queryItem() -> OperationLine.QueryItem? {
        let start = scanner.position
        let name = scanner.run(until: ":=& ")
        guard !name.isEmpty else { return scanner.refuse("expected the name of a query parameter") }
        guard name.last != "?" else {
            let help: Message = "a parameter that may be absent is `\(String(name.dropLast())):String?`"
            return scanner.refuse("a query parameter's name has no `?`", at: scanner.range(from: start), help: help)
        }
        var item = OperationLine.QueryItem(name: name, type: nil, value: nil, range: scanner.range(from: start))
        if scanner.isNext(":") {
            scanner.move(to: scanner.position + 1)
            guard let type = type() else { return nil }
            item.type = type
        }
        if scanner.isNext("=") {
            scanner.move(to: scanner.position + 1)
            let valueStart = scanner.position
            guard let value = scanner.literal(until: "& ") else { return nil }
            item.value = (value.text, scanner.range(from: valueStart))
        }
        return item
    }

    /// `Item`, `201 Item`, `202`, after the arrow.
    private mutating func result() -> OperationLine.Result? {
        scanner.skipSpaces()
        let start = scanner.position
        var result = OperationLine.Result(status: nil, type: nil, range: scanner.range(from: start))
        if let digit = scanner.next, digit &- 0x30 < 10 {
            let text = scanner.run(until: " ")
            guard let status = Int(text), (200..<300).contains(status) else {
                let range = scanner.range(from: start)
                let help: Message = "a status is 200 to 299; others belong in `errors`"
                return scanner.refuse("`\(text)` isn't a success status", at: range, help: help)
            }
            result.status = status
            scanner.skipSpaces()
            if scanner.isAtEnd { return result }
        }
        result.type = type()
        result.range = scanner.range(from: start)
        return result
    }
}
