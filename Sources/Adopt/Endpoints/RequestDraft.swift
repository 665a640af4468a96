/// What one run of a team's code sends.
struct RequestDraft {
    var method: String?
    var url: [Value.Piece] = []
    var query: [Field] = []
    var body: Body = .none
    var headers: [Field] = []
    /// Whether an encoder writes names of the body in snake case.
    var isSnakeCase = false
    /// What stands between the host and the path that the request itself says, such as `/api`; nil where that isn't known.
    var prefix: String?
    /// Headers that the team's client adds.
    var clientHeaders: [String] = []
    var remarks: [Remark] = []
    /// Headers that a client adds where the request says so.
    var ambientHeaders: [String] = []
    /// The type of the body, and what it consists of.
    var bodyType: String?
    var bodyMembers: [Field] = []
    var decisions: [Oracle.Decision] = []
    /// What is read of it, where the subject's response is another request's.
    var response: ResponseFact?

    /// Whether the caller hands over the whole path.
    var isOfAnyPath: Bool {
        !hasWords
            && url.contains { piece in
                if case .hole(let symbol) = piece { return symbol.isInput }
                return false
            }
    }

    /// Whether the code says something of the path.
    var hasWords: Bool {
        AddressSplitting(url).path.contains { piece in
            if case .words(let words) = piece { return words.contains { $0.isLetter } }
            return false
        }
    }

    /// A named value: of the query, a header, a body.
    struct Field {
        var name: String
        var value: Content
        var isConditional = false
        /// Whether the name stands for all that a dictionary of the caller's holds.
        var isOpen = false
    }

    indirect enum Content {
        case constant(String, isText: Bool)
        case argument(Symbol)
        case fields([Field])
        case list(Content)
    }

    enum Body {
        case none
        case fields(BodyKind, [Field])
        /// A model, by the argument that carries it.
        case model(BodyKind, Symbol)

        var isSome: Bool { if case .none = self { false } else { true } }
    }
}

/// How a body is written.
package enum BodyKind: String, Sendable {
    case json
    case form
    case multipart
    case text
    case data

    /// As reports call it.
    package var shown: String { self == .data ? "raw" : rawValue }
}

/// Takes an address apart: what stands in front of the path, the path, and a query that is written into it.
struct AddressSplitting {
    var base = ""
    var path: [AdoptedEndpoint.PathPiece] = []
    var query: [RequestDraft.Field] = []
    var remarks: [Remark] = []

    init(_ pieces: [Value.Piece]) {
        var pieces = pieces.joinedWords
        takeBase(&pieces)
        read(pieces)
    }

    /// The path with its placeholders empty.
    var shape: String {
        path.map { piece in
            if case .words(let words) = piece { return words }
            return "{}"
        }.joined()
    }

    /// The host, or a value of the app that stands in its place.
    private mutating func takeBase(_ pieces: inout [Value.Piece]) {
        guard let first = pieces.first else { return }
        switch first {
        case .hole(let symbol):
            if pieces.areOfApp {
                remarks.append(Remark(.server, "the address is put together when the app runs", isUnknown: true))
                remarks.append(Remark(.path, "`\(symbol.text)` is taken for all of the address"))
                return pieces.removeAll()
            }
            // An address with only its path written out: `\(baseURL)/stores`
            if pieces.count > 1, pieces[1].words?.hasPrefix("://") == true {
                pieces.removeFirst()
                takeHost(&pieces)
                return
            }
            if pieces.count == 1, first.isSetting { pieces.removeFirst() }
            let isURL =
                symbol.type?.name == "URL"
                || ["url", "host", "base"].contains(where: symbol.name.lowercased().contains)
            guard pieces.count > 1, !symbol.isInput || isURL else { return }
            guard isURL || pieces[1].words?.hasPrefix("/") == true else { return }
            pieces.removeFirst()
            guard !AddressSplitting.isAddress(symbol.text) else { return }
            remarks.append(Remark(.path, "`\(symbol.text)`, with which the path begins, is taken for the address"))
        case .words(let words):
            guard let scheme = words.firstRange(of: "://") else { return }
            let rest = words[scheme.upperBound...]
            let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
            base = String(words[..<end])
            pieces[0] = .words(String(rest[end...]))
            // The host itself is a value, or its port; behind a whole host stands a path that begins with its slash.
            let isWhole = rest.contains(".") && rest.last.map { $0.isLetter || $0.isNumber } == true
            if end == rest.endIndex, !isWhole, pieces.count > 1, case .hole = pieces[1] { takeHost(&pieces) }
        }
    }

    /// A host that is put together of values: all up to the next slash.
    private mutating func takeHost(_ pieces: inout [Value.Piece]) {
        base = ""
        remarks.append(Remark(.server, "the address is put together when the app runs", isUnknown: true))
        if let words = pieces.first?.words, let scheme = words.firstRange(of: "://") {
            pieces[0] = .words(String(words[scheme.upperBound...]))
        }
        while let piece = pieces.first {
            if let words = piece.words, let end = words.firstIndex(where: { $0 == "/" || $0 == "?" }) {
                pieces[0] = .words(String(words[end...]))
                return
            }
            pieces.removeFirst()
        }
    }

    /// Whether a name says that it is what stands in front of paths.
    static func isAddress(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["url", "host", "base", "domain", "server", "endpoint"].contains(where: name.contains)
    }

    private mutating func read(_ pieces: [Value.Piece]) {
        var isQuery = false
        var name = ""
        var names: [String: Int] = [:]
        for piece in pieces {
            switch piece {
            case .words(let words):
                guard !isQuery, let mark = words.firstIndex(of: "?") else {
                    if isQuery { name = add(query: name + words) } else { path.append(.words(words)) }
                    continue
                }
                isQuery = true
                if mark != words.startIndex { path.append(.words(String(words[..<mark]))) }
                name = add(query: String(words[words.index(after: mark)...]))
            case .hole(let symbol):
                if isQuery {
                    guard let key = name.split(separator: "=").first.map(String.init) else {
                        let text = "`\(symbol.text)` is written there, with names that the code doesn't say"
                        remarks.append(Remark(.query, text, isUnknown: true))
                        query.append(RequestDraft.Field(name: symbol.text, value: .argument(symbol), isOpen: true))
                        continue
                    }
                    if symbol.isChanged || !symbol.isInput {
                        let text = "`\(key)` is made of `\(symbol.text)`: here it's an argument"
                        remarks.append(Remark(.query, text, member: key))
                    }
                    query.append(
                        RequestDraft.Field(name: key, value: .argument(symbol), isConditional: symbol.isOptional))
                    name = ""
                } else {
                    add(symbol, &names)
                }
            }
        }
        if isQuery, !name.isEmpty { _ = add(query: name + "&") }
    }

    /// The constants of `a=1&b=2&c=`; what is open at the end is returned.
    private mutating func add(query text: String) -> String {
        var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
        let last = parts.popLast() ?? ""
        for part in parts where part.contains("=") {
            let words = part.split(separator: "=", maxSplits: 1).map(String.init)
            query.append(
                RequestDraft.Field(name: words[0], value: .constant(words.count > 1 ? words[1] : "", isText: true)))
        }
        return last
    }

    private mutating func add(_ symbol: Symbol, _ names: inout [String: Int]) {
        var name = symbol.name
        names[name, default: 0] += 1
        if let count = names[name], count > 1 { name += String(count) }
        path.append(.value(name: name, type: symbol.isChanged ? nil : symbol.type))
        if symbol.isInput, symbol.isChanged {
            remarks.append(Remark(.path, "the path takes something made of `\(symbol.text)`, not the value itself"))
        }
        if !symbol.isInput {
            let text = "the path takes `\(symbol.text)` from elsewhere in the app: here it's an argument"
            remarks.append(Remark(.path, text))
        } else if symbol.isOptional {
            remarks.append(Remark(.path, "the path takes `\(symbol.text)`, which may be absent"))
        }
    }
}
