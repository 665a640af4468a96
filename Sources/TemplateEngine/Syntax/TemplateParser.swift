import Diagnostics

/// Builds the tree of a template from its pieces. Blocks that aren't closed, and tags that close nothing, are reported.
struct TemplateParser {
    let file: SourceFile
    let pieces: [TemplatePiece]
    private let glue: [Int: IdentifierLint.Glue]
    private var index = 0
    /// The keywords of the blocks that are open, outermost first.
    private var open: [String] = []
    var bag = DiagnosticBag()

    static func parse(_ file: SourceFile, into bag: inout DiagnosticBag) -> ParsedTemplate {
        var own = DiagnosticBag()
        let tokens = TemplateLexer.tokens(of: file, into: &own)
        let pieces = LineShaper.pieces(of: tokens, in: file)
        var parser = TemplateParser(file: file, pieces: pieces, glue: IdentifierLint.glue(pieces, in: file))
        let nodes = parser.nodes().nodes
        own.append(contentsOf: parser.bag)
        bag.append(contentsOf: own)
        let context = ContextComment.read(tokens.first, in: file)
        return ParsedTemplate(file: file, nodes: nodes, context: context, hasErrors: own.hasErrors)
    }

    /// The nodes up to a tag that ends or divides the innermost open block, and that tag.
    mutating func nodes() -> (nodes: [TemplateNode], end: TemplateToken?) {
        var nodes: [TemplateNode] = []
        while index < pieces.count {
            switch pieces[index] {
            case .text(let span): nodes.append(.text(span))
            case .endLine: nodes.append(.endLine)
            case .blankLine: nodes.append(.blankLine)
            case .value(let token):
                let path = read(token) { $0.path() }
                if let path { nodes.append(.value(path, glue: glue[token.span.start] ?? .none, token.span)) }
            case .tag(let token, let indentation):
                if Self.parents[token.keyword] != nil {
                    if endsOpenBlock(token) { return (nodes, token) }
                } else {
                    index += 1
                    if let node = tag(token, indentation: indentation) { nodes.append(node) }
                    continue
                }
            }
            index += 1
        }
        return (nodes, nil)
    }

    /// The block to which each dividing or closing tag belongs.
    private static let parents: [String: String] = [
        "empty": "for", "endfor": "for", "elif": "if", "else": "if", "endif": "if", "default": "switch",
        "endswitch": "switch", "endwith": "with", "endgroup": "group", "endinline": "inline", "enditem": "item",
        "endraw": "raw",
    ]

    /// The first words of all tags.
    static let keywords = openingKeywords + parents.keys.sorted()

    static let openingKeywords = [
        "for", "if", "switch", "include", "with", "group", "item", "inline", "raw", "declare", "needs", "exposed",
    ]

    /// Whether the tag ends a part of an open block; a tag that belongs to none is reported and skipped.
    private mutating func endsOpenBlock(_ token: TemplateToken) -> Bool {
        guard let parent = Self.parents[token.keyword] else { return false }
        if open.contains(parent) { return true }
        if parent != "raw" || !rawIsOpen {
            bag.report(
                TemplateCodes.strayTag, "`{% \(token.keyword) %}` stands outside of `{% \(parent) %}`",
                at: token.span.range(in: file))
        }
        rawIsOpen = false
        return false
    }

    private var rawIsOpen = false

    static let knownKeywords = Set(keywords)

    /// Reads all words of a tag; reports a mistake and returns nil.
    /// - Parameter isLenient: whether a value that was read is kept despite a mistake after it.
    mutating func read<Value>(_ token: TemplateToken, isLenient: Bool = false, _ read: (inout WordReader) -> Value?)
        -> Value?
    {
        var reader = WordReader(token, in: file)
        let value = read(&reader)
        reader.expectEnd()
        if let problem = reader.problem { bag.report(problem) }
        return reader.problem == nil || isLenient ? value : nil
    }

    private mutating func tag(_ token: TemplateToken, indentation: Int?) -> TemplateNode? {
        if token.isFaulty, token.keyword != "raw" {
            skipBlock(token)
            return nil
        }
        switch token.keyword {
        case "for": return loop(token)
        case "if": return branch(token)
        case "switch": return choice(token, indentation: indentation)
        case "include": return include(token, indentation: indentation)
        case "with": return with(token)
        case "group": return group(token)
        case "item":
            expectNoWords(token)
            return .item(body: block(token, "item"))
        case "declare": return declaration(token)
        case "needs": return read(token) { $0.path() }.map { .needs($0) }
        case "exposed":
            expectNoWords(token)
            return .exposed
        case "inline":
            // Only line breaks differ inside of `inline`, and `LineShaper` has dropped them already.
            expectNoWords(token)
            return .with([], body: block(token, "inline"))
        case "raw":
            rawIsOpen = true
            return nil
        default:
            let span = token.words.first?.span ?? token.span
            return bag.fail(TemplateMessages.unknownTag(span.text(in: file), span.range(in: file)))
        }
    }

    private mutating func expectNoWords(_ token: TemplateToken) { _ = read(token) { _ in () } }

    /// Skips the block that a faulty tag opens, so that the tag that ends it isn't reported, too.
    private mutating func skipBlock(_ token: TemplateToken) {
        guard Self.parents.values.contains(token.keyword) else { return }
        parts(of: token, token.keyword, dividers: ["empty", "elif", "else", "default"]) { _, _ in }
    }

    /// The body of a block that only one tag can end.
    mutating func block(_ opening: TemplateToken, _ keyword: String) -> [TemplateNode] {
        var body: [TemplateNode] = []
        parts(of: opening, keyword, dividers: []) { _, nodes in body += nodes }
        return body
    }

    /// Reads a block part by part: calls `add` with the tag that began each part and the part's nodes, until the block
    /// ends. A tag that belongs to an outer block leaves this one unclosed.
    mutating func parts(
        of opening: TemplateToken, _ keyword: String, dividers: [String], add: (TemplateToken, [TemplateNode]) -> Void
    ) {
        open.append(keyword)
        defer { open.removeLast() }
        var begin = opening
        guard open.count <= Self.maximumDepth else {
            bag.report(TemplateCodes.malformedTag("blocks are nested too deeply").at(opening.span.range(in: file)))
            index = pieces.count
            return
        }
        while true {
            let (nodes, end) = self.nodes()
            add(begin, nodes)
            guard let end, Self.parents[end.keyword] == keyword else {
                if !opening.isFaulty {
                    bag.report(TemplateMessages.unclosedBlock(keyword, opening.span.range(in: file)))
                }
                return
            }
            index += 1
            if end.words.count > 1, end.keyword != "elif", !end.isFaulty {
                let span = end.words[1].span
                let text = span.text(in: file)
                bag.report(TemplateMessages.unexpectedWord(text, in: end.keyword, span.range(in: file)))
            }
            guard dividers.contains(end.keyword) else { return }
            begin = end
        }
    }

    private static let maximumDepth = 64

    private mutating func loop(_ token: TemplateToken) -> TemplateNode? {
        var separator: String?
        let head = read(token, isLenient: true) { reader -> (name: TagWord.Name, path: PathNode)? in
            guard let name = reader.name(), reader.expect(keyword: "in", and: "a path"), let path = reader.path() else {
                return nil
            }
            if reader.skip(keyword: "separator") { separator = reader.string() }
            return (name, path)
        }
        var body: [TemplateNode] = []
        var emptyBody: [TemplateNode] = []
        parts(of: token, "for", dividers: ["empty"]) { begin, nodes in
            if begin.keyword == "empty" { emptyBody += nodes } else { body += nodes }
        }
        return head.map {
            .loop(LoopNode(name: $0.name, path: $0.path, separator: separator, body: body, emptyBody: emptyBody))
        }
    }

    private mutating func choice(_ token: TemplateToken, indentation: Int?) -> TemplateNode? {
        if indentation == nil {
            bag.report(
                TemplateCodes.malformedTag, "`{% switch %}` must stand alone on its line, outside of groups",
                at: token.span.range(in: file), help: "it writes several lines at its own column")
        }
        let file = file
        let head = read(token) { reader -> (name: TagWord.Name, list: PathNode, keys: [PathNode], isAlways: Bool)? in
            guard let name = reader.name(), reader.expect(keyword: "in", and: "a path"), let list = reader.path(),
                reader.expect(keyword: "by", and: "a field")
            else { return nil }
            var keys: [PathNode] = []
            repeat {
                guard let key = reader.path() else { return nil }
                keys.append(key)
                guard key.names.count != 2 || key.root.text != name.text else { continue }
                reader.fail(
                    TemplateCodes.malformedTag("expected a field of `\(name.text)`, such as `\(name.text).path`").at(
                        key.span.range(in: file)))
            } while reader.skip(sign: ",")
            return (name, list, keys, reader.skip(keyword: "always"))
        }
        var body: [TemplateNode] = []
        var otherwise: [TemplateNode]?
        parts(of: token, "switch", dividers: ["default"]) { begin, nodes in
            if begin.keyword == "default" { otherwise = (otherwise ?? []) + nodes } else { body += nodes }
        }
        return head.map {
            .choice(
                SwitchNode(
                    name: $0.name, list: $0.list, keys: $0.keys, isAlways: $0.isAlways, indentation: indentation ?? 0,
                    body: body, otherwise: otherwise))
        }
    }

    private mutating func branch(_ token: TemplateToken) -> TemplateNode? {
        var parts: [(begin: TemplateToken, body: [TemplateNode])] = []
        self.parts(of: token, "if", dividers: ["elif", "else"]) { parts.append(($0, $1)) }
        var arms: [BranchNode.Arm] = []
        var otherwise: [TemplateNode] = []
        var elseTag: TemplateToken?
        for (begin, body) in parts {
            if let elseTag {
                let span = begin.span.range(in: file)
                bag.report(
                    TemplateCodes.strayTag("`{% \(begin.keyword) %}` stands behind `{% else %}`").at(span).notes([
                        Diagnostic.Note("the `else` is here", at: elseTag.span.range(in: file))
                    ]))
            } else if begin.keyword == "else" {
                elseTag = begin
                otherwise = body
            } else if !begin.isFaulty, let condition = condition(begin) {
                arms.append(BranchNode.Arm(condition: condition, body: body))
            }
        }
        return .branch(BranchNode(arms: arms, otherwise: otherwise))
    }

    private mutating func condition(_ token: TemplateToken) -> ConditionNode? {
        read(token) { reader in
            var conditions = ConditionReader(reader)
            defer { reader = conditions.reader }
            return conditions.condition()
        }
    }

    private mutating func include(_ token: TemplateToken, indentation: Int?) -> TemplateNode? {
        read(token) { reader in
            let span = reader.next?.span
            guard let name = reader.string(), let span else { return nil }
            let bindings = reader.skip(keyword: "with") ? reader.bindings() : []
            return .include(IncludeNode(file: name, fileSpan: span, bindings: bindings ?? [], indentation: indentation))
        }
    }

    private mutating func with(_ token: TemplateToken) -> TemplateNode? {
        let bindings = read(token, isLenient: true) { $0.bindings() }
        let body = block(token, "with")
        return bindings.map { .with($0, body: body) }
    }

    private mutating func group(_ token: TemplateToken) -> TemplateNode? {
        var style = GroupStyle()
        var separator = ", "
        _ = read(token) { reader in
            while !reader.isAtEnd {
                if reader.skip(keyword: "fill") {
                    style.kind = .fill
                } else if reader.skip(keyword: "hang") {
                    style.kind = .hang
                } else if reader.skip(keyword: "trailing") {
                    style.trailing = reader.string() ?? ""
                } else if reader.skip(keyword: "separator") {
                    separator = reader.string() ?? ""
                } else {
                    reader.failExpecting("`fill`, `hang`, `trailing \"…\"` or `separator \"…\"`")
                }
            }
        }
        return .group(GroupNode(style: style, separator: separator, body: block(token, "group")))
    }
}
