/// The request that one run of a team's code sends.
struct RequestDraft {
    var method: String?
    var url: [Value.Piece] = []
    var query: [Field] = []
    var body: Body = .none
    var headers: [Field] = []
    /// Whether an encoder writes names of the body in snake case.
    var isSnakeCase = false
    /// The path between the host and the request's own path, such as `/api`; nil if it isn't known.
    var prefix: String?
    /// Headers that the team's client adds.
    var clientHeaders: [String] = []
    var remarks: [Remark] = []
    /// Headers that interceptors and `endpointClosure` add to this request.
    var ambientHeaders: [String] = []
    /// The team's type behind the body's fields, and the members of a body that is a model.
    var bodyType: String?
    var bodyMembers: [Field] = []
    var decisions: [Oracle.Decision] = []
    /// The response, if the subject sends other requests, too.
    var response: ResponseFact?
    /// The place of the statement that sends it, if it isn't an endpoint's own value.
    var site: String?

    /// Whether the caller says the whole path.
    var isOfAnyPath: Bool {
        !hasWords
            && url.contains { piece in
                if case .hole(let symbol) = piece { return symbol.isInput }
                return false
            }
    }

    /// Whether the caller says the segments of a path below an address that begins in the code, and not the path itself:
    /// `https://files.example/{key}`
    var isOfSegments: Bool {
        guard url.first?.words?.contains("://") == true, !url.isHandedOver else { return false }
        var isBegun = false
        for piece in AddressSplitting(url).path {
            if case .words("/") = piece, !isBegun {
                isBegun = true
            } else if case .value = piece, isBegun {
                isBegun = false
            } else {
                return false
            }
        }
        return !isBegun && isOfAnyPath
    }

    /// A value that may be several segments, by its name: `boatURI` in `https://boats.example/{boatURI}`
    var rest: String? {
        let names = AddressSplitting(url).path.compactMap { if case .value(let name, _) = $0 { name } else { nil } }
        return names.first { name in ["uri", "url", "path"].contains(where: name.lowercased().hasSuffix) }
    }

    /// Whether the code contains words of the path, or a whole address: `https://shop.example/2.0`,
    /// `https://\(stage)shop.example/2`
    var hasWords: Bool {
        if url.contains(where: { $0.symbol?.isOfEndpoint == true }) { return false }
        let address = AddressSplitting(url)
        let words = address.path.compactMap { if case .words(let words) = $0 { words } else { nil } }
        let isWhole = (!address.base.isEmpty || address.saysHost) && words.count == address.path.count
        return isRoot || words.contains { $0.contains { $0.isLetter || isWhole && $0.isNumber } }
    }

    /// Whether it is a host's address without a path.
    var isRoot: Bool {
        let address = AddressSplitting(url)
        return !address.base.isEmpty
            && address.path.allSatisfy { if case .words(let words) = $0 { ["", "/"].contains(words) } else { false } }
    }

    /// Adds a remark that callers choose the names in a dictionary, if the request carries one.
    mutating func remarkNames() {
        let text = "callers choose the names in the dictionary: here it may have any"
        if query.contains(where: \.isOpen) { remarks.append(Remark(.query, text)) }
        switch body {
        case .fields(_, let fields) where fields.contains(where: \.isOpen): remarks.append(Remark(.body, text))
        case .model(_, let symbol) where symbol.type?.pair != nil || symbol.type?.name == "Parameters":
            remarks.append(Remark(.body, text))
        default: return
        }
    }

    /// A named value of the query, the headers or the body.
    struct Field {
        var name: String
        var value: Content
        var isConditional = false
        /// Whether the name stands for all entries of the caller's dictionary.
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
        /// The argument that holds a model.
        case model(BodyKind, Symbol)

        var isSome: Bool { if case .none = self { false } else { true } }
    }
}

/// The format of a body.
package enum BodyKind: String, Sendable {
    case json
    case form
    case multipart
    case text
    case data

    /// The name in reports.
    package var shown: String { self == .data ? "raw" : rawValue }
}

/// Splits an address into the base before the path, the path, and a query that is written into it.
struct AddressSplitting {
    var base = ""
    var path: [AdoptedEndpoint.PathPiece] = []
    var query: [RequestDraft.Field] = []
    var remarks: [Remark] = []
    /// Whether the code contains words of a host that is put together.
    private(set) var saysHost = false

    init(_ pieces: [Value.Piece]) {
        var pieces = pieces.joinedWords
        takeBase(&pieces)
        read(pieces)
        if says({ $0.contains("://") }) {
            let text = "another address stands in the path, so that where the path begins isn't known"
            remarks.append(Remark(.path, text, isUnknown: true))
        }
        // `/blocks{rest}&token={token}`: the question mark is in a value.
        if says({ $0.contains("&") && $0.contains("=") }) {
            let text = "the query begins in a value that the path takes, so that its parameters aren't known"
            remarks.append(Remark(.query, text, isUnknown: true))
        }
    }

    private func says(_ isMeant: (String) -> Bool) -> Bool {
        path.contains { if case .words(let words) = $0 { isMeant(words) } else { false } }
    }

    /// The path with empty placeholders, and with the slash that it always has in a request.
    var shape: String {
        let text = path.map { piece in
            if case .words(let words) = piece { return words }
            return "{}"
        }.joined()
        return text.hasPrefix("/") || text.isEmpty ? text : "/" + text
    }

    /// Takes the host, or an app's value in its place, off the pieces.
    private mutating func takeBase(_ pieces: inout [Value.Piece]) {
        guard let first = pieces.first else { return }
        switch first {
        case .hole(let symbol):
            if pieces.areOfApp {
                remarks.append(Remark(.server, "the address is put together when the app runs", isUnknown: true))
                remarks.append(Remark(.path, "`\(symbol.text)` is taken for all of the address"))
                return pieces.removeAll()
            }
            // The scheme is a value: `\(scheme)://\(host)/stores`
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
            guard words.contains("://") else { return }
            let rest = words.behindScheme
            let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
            base = String(words[..<end])
            pieces[0] = .words(String(rest[end...]))
            if end == rest.endIndex, rest.last == ":", rest.dropLast().isWholeHost, pieces.count > 1,
                let port = pieces[1].symbol, pieces.count == 2 || pieces[2].words?.hasPrefix("/") == true
            {
                base.removeLast()
                pieces.removeSubrange(..<2)
                let text = "the port `\(port.text)` isn't known: the address is taken without it"
                return remarks.append(Remark(.server, text))
            }
            // The host or its port is a value. After a whole host, a value is a path that begins with its own slash.
            if end == rest.endIndex, !rest.isWholeHost, pieces.count > 1, case .hole = pieces[1] { takeHost(&pieces) }
        }
    }

    /// Takes a host that contains values off the pieces: everything up to the next slash.
    private mutating func takeHost(_ pieces: inout [Value.Piece]) {
        base = ""
        remarks.append(Remark(.server, "the address is put together when the app runs", isUnknown: true))
        if let words = pieces.first?.words, let scheme = words.firstRange(of: "://") {
            pieces[0] = .words(String(words[scheme.upperBound...]))
        }
        while let piece = pieces.first {
            let words = piece.words ?? ""
            let end = words.firstIndex { $0 == "/" || $0 == "?" }
            saysHost = saysHost || words[..<(end ?? words.endIndex)].contains(where: \.isLetter)
            if let end {
                pieces[0] = .words(String(words[end...]))
                return
            }
            pieces.removeFirst()
        }
    }

    /// Whether a name suggests an address that comes before paths.
    static func isAddress(_ name: String) -> Bool {
        let name = name.lowercased()
        // `urlSession` isn't an address.
        return !name.hasSuffix("session")
            && ["url", "host", "base", "domain", "server", "endpoint"].contains(where: name.contains)
    }

    /// Whether a name is that of a part of an address: `scheme`, `port`, `databasePort`
    static func isPart(_ name: String) -> Bool { ["scheme", "port"].contains(name) || name.hasSuffix("Port") }

    /// Whether a name suggests a text with which paths begin: `apiPath`, `apiVersion`
    static func isPrefix(_ name: String) -> Bool { ["Path", "Prefix", "Version"].contains(where: name.hasSuffix) }

    /// Whether a name suggests an address, or a text with which paths begin.
    static func mayBegin(_ name: String) -> Bool { isAddress(name) || isPrefix(name) }

    private mutating func read(_ pieces: [Value.Piece]) {
        var names: [String: Int] = [:]
        for (position, piece) in pieces.enumerated() {
            switch piece {
            case .words(let words):
                guard let mark = words.firstIndex(of: "?") else {
                    path.append(.words(words))
                    continue
                }
                if mark != words.startIndex { path.append(.words(String(words[..<mark]))) }
                return add(query: [.words(String(words[words.index(after: mark)...]))] + pieces[(position + 1)...])
            case .hole(let symbol): add(symbol, &names)
            }
        }
    }

    /// Adds the items of `sort=name&page=\(page)`.
    private mutating func add(query pieces: [Value.Piece]) {
        var item: [Value.Piece] = []
        for piece in pieces {
            guard let words = piece.words else {
                item.append(piece)
                continue
            }
            for (position, part) in words.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
                if position > 0 {
                    add(item: item)
                    item = []
                }
                if !part.isEmpty { item.append(.words(String(part))) }
            }
        }
        add(item: item)
    }

    private mutating func add(item: [Value.Piece]) {
        guard let first = item.first else { return }
        guard let words = first.words, !words.hasPrefix("=") else {
            let symbol = item.lazy.compactMap(\.symbol).first
            let text = symbol?.text ?? "query"
            let remark = "`\(text)` is written there, with names that the code doesn't say"
            remarks.append(Remark(.query, remark, isUnknown: true))
            let value = symbol ?? Symbol(text: text, type: "String", isInput: false)
            return query.append(RequestDraft.Field(name: text, value: .argument(value), isOpen: true))
        }
        let parts = words.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (name, start) = (parts[0], parts.count > 1 ? parts[1] : "")
        let value = (start.isEmpty ? [] : [.words(start)]) + item.dropFirst()
        guard let symbol = value.lazy.compactMap(\.symbol).first else {
            if parts.count == 1 {
                let text = "`\(name)` has no value in the code: an empty one is taken"
                remarks.append(Remark(.query, text, member: name))
            }
            return query.append(RequestDraft.Field(name: name, value: .constant(start, isText: true)))
        }
        var field = RequestDraft.Field(name: name, value: .argument(symbol), isConditional: symbol.isOptional)
        if value.count > 1 {
            let text = "`\(name)` is put together of \(Value.text(value).shown): the whole text is an argument"
            remarks.append(Remark(.query, text, member: name))
            let whole = Symbol(text: symbol.text, type: "String", isInput: symbol.isInput, isChanged: true)
            field = RequestDraft.Field(name: name, value: .argument(whole))
        } else if symbol.isChanged || !symbol.isInput {
            let text = "`\(name)` is made of `\(symbol.text)`: here it's an argument"
            remarks.append(Remark(.query, text, member: name))
        }
        query.append(field)
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
