import Diagnostics

/// Builds the tree of a template from its pieces. Blocks that are not closed, and tags that close nothing, are reported
/// where they stand.
struct TemplateParser {
    let file: SourceFile
    let pieces: [TemplatePiece]
    private let glue: [Int: IdentifierLint.Glue]
    private var index = 0
    /// The keywords of the blocks that are open, outermost first.
    private var open: [String] = []
    var bag = DiagnosticBag()

    init(file: SourceFile, pieces: [TemplatePiece], glue: [Int: IdentifierLint.Glue]) {
        self.file = file
        self.pieces = pieces
        self.glue = glue
    }

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
            case .value(let token): if let node = value(token) { nodes.append(node) }
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

    /// The blocks that a dividing or closing tag belongs to.
    private static let parents: [String: String] = [
        "empty": "for", "endfor": "for", "elif": "if", "else": "if", "endif": "if", "default": "switch",
        "endswitch": "switch", "endwith": "with", "endgroup": "group", "endinline": "inline", "enditem": "item",
        "endraw": "raw",
    ]

    /// The first words of all tags.
    static let keywords = openingKeywords + parents.keys.sorted()

    static let openingKeywords = [
        "for", "if", "switch", "include", "with", "group", "item", "inline", "raw", "declare", "needs",
    ]

    /// Whether the tag ends a part of an open block; a tag that belongs to none is reported and skipped.
    private mutating func endsOpenBlock(_ token: TemplateToken) -> Bool {
        guard let parent = Self.parents[token.keyword] else { return false }
        if open.contains(parent) { return true }
        if parent != "raw" || !rawIsOpen {
            bag.report(TemplateMessages.strayTag(token.keyword, parent: parent, token.span.range(in: file)))
        }
        rawIsOpen = false
        return false
    }

    private var rawIsOpen = false

    static func isKeyword(_ word: String) -> Bool { known.contains(word) }

    private static let known = Set(keywords)

    private mutating func value(_ token: TemplateToken) -> TemplateNode? {
        path(token).map { .value($0, glue: glue[token.span.start] ?? .none, token.span) }
    }

    /// The only word of a tag.
    private mutating func path(_ token: TemplateToken) -> PathNode? {
        var reader = WordReader(token, in: file)
        let path = reader.path()
        if path != nil { reader.expectEnd() }
        _ = failed(reader)
        return reader.problem == nil ? path : nil
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
        case "needs": return path(token).map { .needs($0) }
        case "inline":
            // Only the lines of the template are different in it, and those are shaped already.
            expectNoWords(token)
            return .with([], body: block(token, "inline"))
        case "raw":
            rawIsOpen = true
            return nil
        default:
            let span = token.words.first?.span ?? token.span
            let text = String(decoding: file.bytes[span.start..<span.end], as: UTF8.self)
            bag.report(TemplateMessages.unknownTag(text, span.range(in: file)))
            return nil
        }
    }

    private mutating func expectNoWords(_ token: TemplateToken) {
        var reader = WordReader(token, in: file)
        reader.expectEnd()
        _ = failed(reader)
    }

    /// Reads what a faulty tag opens, so that nothing is said of the tag that ends it.
    private mutating func skipBlock(_ token: TemplateToken) {
        guard Self.parents.values.contains(token.keyword) else { return }
        parts(of: token, token.keyword, dividers: ["empty", "elif", "else", "default"]) { _, _ in }
    }

    /// Reports what the reader stumbled over; always nil, so that a failed tag has no node.
    mutating func failed(_ reader: WordReader) -> TemplateNode? {
        if let problem = reader.problem { bag.report(problem) }
        return nil
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
        of opening: TemplateToken,
        _ keyword: String,
        dividers: [String],
        add: (TemplateToken, [TemplateNode]) -> Void
    ) {
        open.append(keyword)
        defer { open.removeLast() }
        var begin = opening
        guard open.count <= Self.maximumDepth else {
            bag.report(TemplateMessages.tooNested(opening.span.range(in: file)))
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
                let word = end.words[1]
                let text = String(decoding: file.bytes[word.span.start..<word.span.end], as: UTF8.self)
                bag.report(TemplateMessages.unexpectedWord(text, word.span.range(in: file)))
            }
            guard dividers.contains(end.keyword) else { return }
            begin = end
        }
    }

    private static let maximumDepth = 64
}
