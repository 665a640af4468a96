/// The key of a path, split into text and variables. It knows nothing of declarations.
/// `/a/{b}.{c}?x=1#y` → `/a/`, b, `.`, c; query x=1; the fragment is dropped.
struct PathText {
    enum Piece: Hashable {
        case literal(String)
        case variable(PathVariable)
    }

    /// One item of a query that is written into the path.
    struct QueryItem: Hashable {
        enum Value: Hashable {
            case fixed(String?)
            case variable(PathVariable)
        }

        var name: String
        var value: Value
    }

    enum Fault: Hashable {
        case unbalancedBrace
        case emptyName
        /// `:id`, as other notations write a parameter.
        case colon(String)
    }

    let text: String
    private(set) var pieces: [Piece] = []
    private(set) var query: [QueryItem] = []
    /// Where the first thing stands that makes no sense.
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

    var variables: [PathVariable] {
        pieces.compactMap { piece in
            if case .variable(let variable) = piece { return variable }
            return nil
        }
    }

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

    /// Where the path ends before `?` and the query before `#`, both outside of braces.
    private static func ends(
        of bytes: [UInt8],
        fault: inout (fault: Fault, bytes: Range<Int>)?
    ) -> (path: Range<Int>, fragment: Int)? {
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
}

extension PathText {
    /// The text and the variables of a stretch; `{?a,b}` goes to the query.
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

    /// The next variable with its braces; a pattern inside may hold braces of its own: `{id:\d{4}}`.
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
        JSONPointer.percentDecoded(text(bytes, range))
    }
}
