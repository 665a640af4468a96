import APIModel
import Diagnostics

/// Builds the path of one operation from its text and its declared parameters. Undeclared variables become required
/// strings.
struct PathTemplateBuilder {
    private let scope: PathScope
    private let method: HTTPMethod
    private let schemas: SchemaReader
    private(set) var template: PathTemplate
    /// The declared parameters, after the made-up ones.
    private(set) var parameters: [Parameter]
    private var madeUp: [Parameter] = []
    /// The positions of path parameters by their names, and by the letters of those that match no variable.
    private let declared: [String: Int]
    private let loosely: [String: Int]
    private var madeUpNames: Set<String> = []
    private(set) var problems: [Diagnostic] = []

    init(
        of scope: PathScope, method: HTTPMethod, parameters: [Parameter], schemas: SchemaReader,
        findings: inout PathFindings
    ) {
        self.scope = scope
        self.method = method
        self.schemas = schemas
        self.parameters = parameters
        let own = parameters.indices.filter { parameters[$0].location == .path }
        declared = Dictionary(own.map { (parameters[$0].wireName, $0) }, uniquingKeysWith: { first, _ in first })
        let unnamed = own.filter { !scope.names.contains(parameters[$0].wireName) }
        loosely = Dictionary(
            unnamed.map { (PathVariable.letters(of: parameters[$0].wireName), $0) },
            uniquingKeysWith: { first, _ in first })
        template = PathTemplate(text: scope.text, parts: scope.kind == .path ? [] : [.literal(scope.text)])
        guard scope.kind == .path else { return }
        for piece in scope.path.pieces {
            switch piece {
            case .literal(let text): template.parts.append(.literal(text))
            case .variable(let variable):
                let name = declaredName(of: variable, &findings)
                template.parts.append(.parameter(name))
                if variable.isReserved {
                    problems.append(
                        .unsupported(
                            "the slashes in values of `{\(variable.raw)}` are escaped: a path parameter is in one segment",
                            at: scope.range(of: variable.bytes)))
                }
                guard variable.isReserved, let index = declared[name] else { continue }
                self.parameters[index].encoding.allowsReserved = true
            }
        }
        for item in scope.path.query { addQueryItem(item, &findings) }
        self.parameters = madeUp + self.parameters
    }

    /// The wire name of a variable's parameter.
    private mutating func declaredName(of variable: PathVariable, _ findings: inout PathFindings) -> String {
        let name = variable.name
        if declared[variable.raw] != nil { return variable.raw }
        if declared[name] != nil || madeUpNames.contains(name) { return name }
        if let near = loosely[PathVariable.letters(of: name)].map({ parameters[$0] }) {
            if findings.noteMisspelt(variable) {
                let range = scope.range(of: variable.bytes)
                problems.append(
                    OpenAPICodes.undeclaredPathParameter(
                        "`{\(name)}` is taken for the declared parameter `\(near.wireName)`", at: range,
                        help: "write both alike"))
            }
            return near.wireName
        }
        findings.noteUndeclared(variable, in: method)
        var parameter = makeUp(name, in: .path, for: variable)
        parameter.encoding.allowsReserved = variable.isReserved
        madeUp.append(parameter)
        madeUpNames.insert(name)
        return name
    }

    private func makeUp(_ name: String, in location: Parameter.Location, for variable: PathVariable) -> Parameter {
        let origin = Origin(range: scope.range(of: variable.bytes))
        var parameter = Parameter(wireName: name, location: location, use: SchemaUse(schemas.text), origin: origin)
        parameter.isRequired = true
        return parameter
    }

    /// Adds an item of the path's own query: a fixed item that no parameter declares, or a parameter for its variable.
    private mutating func addQueryItem(_ item: PathText.QueryItem, _ findings: inout PathFindings) {
        if let index = parameters.firstIndex(where: { $0.location == .query && $0.wireName == item.name }) {
            if case .fixed = item.value { parameters[index].isRequired = true }
            return
        }
        switch item.value {
        case .fixed(let value): template.fixedQuery.append(PathTemplate.FixedQueryItem(name: item.name, value: value))
        case .variable(let variable):
            let index = parameters.firstIndex { parameter in
                parameter.wireName == variable.name && (parameter.location == .query || parameter.location == .path)
            }
            guard let index else {
                findings.noteUndeclared(variable, in: method)
                madeUp.append(makeUp(item.name, in: .query, for: variable))
                return
            }
            if parameters[index].location == .path {
                parameters[index].location = .query
                parameters[index].encoding.set(.form, isExploded: true)
            }
            parameters[index].wireName = item.name
        }
    }
}

/// The key of a path, split into text and variables, independent of declarations. `/a/{b}.{c}?x=1#y` → `/a/`, b, `.`,
/// c; query x=1; the fragment is dropped.
struct PathText {
    enum Piece: Hashable {
        case literal(String)
        case variable(PathVariable)

        var variable: PathVariable? { if case .variable(let variable) = self { variable } else { nil } }
    }

    /// One item of the query in a path.
    struct QueryItem: Hashable {
        enum Value: Hashable {
            case fixed(String?)
            case variable(PathVariable)

            var variable: PathVariable? { if case .variable(let variable) = self { variable } else { nil } }
        }

        var name: String
        var value: Value
    }

    enum Fault: Hashable {
        case unbalancedBrace, emptyName
        /// `:id`, as other notations write a parameter.
        case colon(String)
    }

    let text: String
    private(set) var pieces: [Piece] = []
    private(set) var query: [QueryItem] = []
    /// The first syntax error and its place.
    private(set) var fault: (fault: Fault, bytes: Range<Int>)?
    private(set) var queryBytes: Range<Int>?
    private(set) var fragmentBytes: Range<Int>?

    init(_ text: String) {
        self.text = text
        let bytes = Array(text.utf8)
        guard let ends = PathText.ends(of: bytes, fault: &fault) else {
            pieces = [.literal(text)]
            addLeadingSlash()
            return
        }
        if ends.fragment < bytes.count { fragmentBytes = ends.fragment..<bytes.count }
        pieces = split(bytes, ends.path)
        if let colon = PathText.colon(in: bytes, ends.path) {
            fault = fault ?? (.colon(PathText.text(bytes, colon.dropFirst())), colon)
        }
        if ends.path.upperBound < ends.fragment {
            queryBytes = ends.path.upperBound..<ends.fragment
            readQuery(bytes, ends.path.upperBound + 1..<ends.fragment)
        }
        addLeadingSlash()
    }

    var hasLeadingSlash: Bool { text.utf8.first == UInt8(ascii: "/") }

    var variables: [PathVariable] { pieces.compactMap(\.variable) }

    /// `a/{b}` → `/a/{b}`
    private mutating func addLeadingSlash() {
        if case .literal(let first) = pieces.first {
            if !first.hasPrefix("/") { pieces[0] = .literal("/" + first) }
        } else {
            pieces.insert(.literal("/"), at: 0)
        }
    }

    /// The first segment that is a colon with a name: `:id`.
    private static func colon(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        let slash = range.first { bytes[$0...].starts(with: "/:".utf8) }
        guard let slash else { return nil }
        let end = bytes[(slash + 2)..<range.upperBound].firstIndex { "/{".utf8.contains($0) } ?? range.upperBound
        return slash + 2 < end ? slash + 1..<end : nil
    }

    /// The ends of the path, before `?`, and of the query, before `#`, both outside of braces.
    private static func ends(of bytes: [UInt8], fault: inout (fault: Fault, bytes: Range<Int>)?) -> (
        path: Range<Int>, fragment: Int
    )? {
        var open: [Int] = []
        var pathEnd: Int?
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: "}"):
                if open.popLast() == nil {
                    fault = (.unbalancedBrace, index..<index + 1)
                    return nil
                }
            case UInt8(ascii: "?") where open.isEmpty && pathEnd == nil: pathEnd = index
            case UInt8(ascii: "#") where open.isEmpty: return (0..<(pathEnd ?? index), index)
            default: break
            }
        }
        if let first = open.first {
            fault = (.unbalancedBrace, first..<first + 1)
            return nil
        }
        return (0..<(pathEnd ?? bytes.count), bytes.count)
    }

    /// Splits a range into text and variables; `{?a,b}` goes to the query.
    private mutating func split(_ bytes: [UInt8], _ range: Range<Int>) -> [Piece] {
        var pieces: [Piece] = []
        var start = range.lowerBound
        while let next = PathText.nextVariable(in: bytes, start..<range.upperBound) {
            if start < next.lowerBound { pieces.append(.literal(PathText.text(bytes, start..<next.lowerBound))) }
            start = next.upperBound
            let variable = PathText.variable(bytes, next)
            if variable.name.isEmpty {
                fault = fault ?? (.emptyName, next)
                pieces.append(.literal(PathText.text(bytes, next)))
            } else if variable.raw.hasPrefix("?") || variable.raw.hasPrefix("&") {
                appendQuery(of: variable)
            } else {
                pieces.append(.variable(variable))
            }
        }
        if start < range.upperBound { pieces.append(.literal(PathText.text(bytes, start..<range.upperBound))) }
        return pieces
    }

    /// `{?a,b*}` → the query items a and b.
    private mutating func appendQuery(of variable: PathVariable) {
        for name in variable.raw.dropFirst().split(separator: ",") {
            let single = PathVariable(raw: String(name), bytes: variable.bytes)
            query.append(QueryItem(name: single.name, value: .variable(single)))
        }
    }

    /// `type=all&id={id}&flag` → type=all, id from the variable, flag without a value.
    private mutating func readQuery(_ bytes: [UInt8], _ range: Range<Int>) {
        for part in bytes[range].split(separator: UInt8(ascii: "&")) {
            let equals = part.firstIndex(of: UInt8(ascii: "="))
            let valueStart = equals.map { $0 + 1 } ?? part.startIndex
            if let variable = PathText.nextVariable(in: bytes, valueStart..<part.endIndex) {
                let value = PathText.variable(bytes, variable)
                let name = equals.map { PathText.decoded(bytes, part.startIndex..<$0) } ?? value.name
                query.append(QueryItem(name: name, value: .variable(value)))
            } else if let equals {
                let value = PathText.text(bytes, valueStart..<part.endIndex)
                query.append(QueryItem(name: PathText.decoded(bytes, part.startIndex..<equals), value: .fixed(value)))
            } else {
                let name = PathText.decoded(bytes, part.startIndex..<part.endIndex)
                query.append(QueryItem(name: name, value: .fixed(nil)))
            }
        }
    }

    /// The next variable with its braces; a pattern in it may contain braces: `{id:\d{4}}`.
    private static func nextVariable(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        guard let start = bytes[range].firstIndex(of: UInt8(ascii: "{")) else { return nil }
        var depth = 0
        for index in start..<range.upperBound {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return start..<index + 1 }
        }
        return nil
    }

    private static func variable(_ bytes: [UInt8], _ range: Range<Int>) -> PathVariable {
        PathVariable(raw: text(bytes, range.lowerBound + 1..<range.upperBound - 1), bytes: range)
    }

    private static func text(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> String {
        PercentEncoding.decoded(text(bytes, range))
    }
}

/// A variable of a path as written between braces: `+name`, `type: [^-]+`.
struct PathVariable: Hashable {
    /// The text between the braces.
    let raw: String
    /// The name without operators and patterns: `+name` → `name`, `type: [^-]+` → `type`, `rest*`, `rest+` → `rest`
    let name: String
    /// The range of the variable with its braces in the path, in bytes.
    let bytes: Range<Int>
    /// Whether values may contain characters that a URL reserves: `{+name}`, `{#name}`, `{name+}`.
    var isReserved: Bool { raw.hasPrefix("+") || raw.hasPrefix("#") || raw == name + "+" }

    init(raw: String, bytes: Range<Int>) {
        self.raw = raw
        self.bytes = bytes
        var text = raw[...]
        if let colon = text.firstIndex(of: ":") { text = text[..<colon] }
        while let first = text.first, "+#./;&?".contains(first) || first.isWhitespace { text.removeFirst() }
        while let last = text.last, "*?+".contains(last) || last.isWhitespace { text.removeLast() }
        name = String(text)
    }

    /// A key that is equal for names that differ in case and separators only: `userId`, `user_id` → `userid`
    static func letters(of name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
}
