import CLibYAML
import Diagnostics
import Platform

/// Reads the first YAML document of a text into a tree, from libyaml's events. Merge keys are resolved; the type of a
/// plain scalar is computed on demand.
struct YAMLReader {
    let file: SourceFile
    let limits: Limits
    let base: UnsafePointer<UInt8>
    let count: Int
    var builder: TreeBuilder
    var duplicates = DuplicateKeys()
    var anchors = YAMLAnchors()
    var offsets: ScalarOffsets
    var bag = DiagnosticBag()
    /// The offset of the tab at which libyaml stopped, if it stopped at one.
    var refusedTab: Int?
    var isTabInBlockScalar = false
    private var documentCount = 0
    private var skippedDepth = 0

    init(file: SourceFile, base: UnsafePointer<UInt8>, count: Int, limits: Limits) {
        self.file = file
        self.base = base
        self.count = count
        self.limits = limits
        builder = TreeBuilder(fileBytes: base)
        offsets = ScalarOffsets(base: base, count: count)
    }

    /// Reads `text`, the file or a copy with blanked tabs; nil, with messages in the bag, when it can't be read.
    mutating func read(_ text: UnsafePointer<UInt8>) -> SourceTree? {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
        defer {
            parser.deallocate()
            event.deallocate()
        }
        guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text, count)
        while true {
            guard yaml_parser_parse(parser, event) == 1 else {
                reportSyntax(parser)
                return abandon()
            }
            let kind = YAMLEventKind(rawValue: event.pointee.type.rawValue) ?? .none
            let goesOn = take(kind, event)
            yaml_event_delete(event)
            if !goesOn { return abandon() }
            if kind == .streamEnd { break }
        }
        guard documentCount > 0 else {
            bag.report(.emptyFile(at: range(0, 0)))
            return abandon()
        }
        return builder.finish(file: file)
    }

    private mutating func abandon() -> SourceTree? {
        builder.discard()
        return nil
    }

    /// Adds an event to the tree; false when a limit is exceeded.
    private mutating func take(_ kind: YAMLEventKind, _ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        if documentCount > 1, kind != .documentStart { return skip(kind, event) }
        switch kind {
        case .scalar: addScalar(event)
        case .mappingStart:
            let start = event.pointee.data.mapping_start
            return open(
                .mapping, event, anchor: start.anchor, tag: start.tag, isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
        case .sequenceStart:
            let start = event.pointee.data.sequence_start
            return open(
                .sequence, event, anchor: start.anchor, tag: start.tag, isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
        case .mappingEnd:
            if builder.runCount > 2 || mayHaveMerge { settleMapping() }
            close(event)
        case .sequenceEnd: close(event)
        case .alias: return addAlias(event)
        case .documentStart: startDocument(event)
        case .none, .streamStart, .streamEnd, .documentEnd: break
        }
        return true
    }

    private mutating func startDocument(_ event: UnsafeMutablePointer<yaml_event_t>) {
        documentCount += 1
        guard documentCount == 2 else { return }
        let start = offset(event.pointee.start_mark)
        bag.report(
            SourceTreeCodes.furtherDocument, "a further document begins here; only the first is read",
            at: range(start, min(start + 3, count)), help: "put each document into a file of its own")
    }

    /// Takes an event of a further document, which isn't part of the tree but must be YAML.
    private mutating func skip(_ kind: YAMLEventKind, _ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        switch kind {
        case .mappingStart, .sequenceStart: skippedDepth += 1
        case .mappingEnd, .sequenceEnd: skippedDepth -= 1
        default: break
        }
        return skippedDepth <= limits.depth || failAtDepth(offset(event.pointee.start_mark))
    }

    mutating func failAtDepth(_ start: Int) -> Bool {
        bag.report(.nestingTooDeep(limits.depth, at: range(start, min(start + 1, count))))
        return false
    }

    private mutating func open(
        _ kind: SourceNode.Kind, _ event: UnsafeMutablePointer<yaml_event_t>, anchor: UnsafePointer<UInt8>?,
        tag: UnsafePointer<UInt8>?, isFlow: Bool
    ) -> Bool {
        let start = offset(event.pointee.start_mark)
        guard builder.depth < limits.depth else { return failAtDepth(start) }
        if isAtKey { bag.report(.complexKey(at: range(start, offset(event.pointee.end_mark)))) }
        let index = builder.open(kind, at: start, style: isFlow ? .doubleQuoted : .plain)
        if let anchor { anchors.open(anchor, node: index) }
        if let tag { checkCollectionTag(tag, kind, at: start) }
        return true
    }

    private mutating func close(_ event: UnsafeMutablePointer<yaml_event_t>) {
        guard let open = builder.openNode else { return }
        let record = builder.record(open)
        // libyaml ends a block collection at the next token; the tree ends it after its last child.
        let isFlow = record.style != .plain
        var end = Int(record.endOffset)
        if isFlow {
            end = offset(event.pointee.end_mark)
            builder.setStyle(.plain, of: open)
        }
        let index = builder.close(endOffset: end)
        builder.stretch(to: end)
        anchors.close(node: index, nodeCount: builder.nodes.count)
    }

    /// Whether the next node is a key of the innermost mapping.
    var isAtKey: Bool {
        guard let open = builder.openNode, builder.record(open).kind == .mapping else { return false }
        return builder.runCount & 1 == 0
    }

    @inline(__always) mutating func offset(_ mark: yaml_mark_t) -> Int { offsets.byteOffset(ofScalar: Int(mark.index)) }

    func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, startOffset: start, endOffset: end) }
}

/// libyaml's event types; their numbers are part of its binary interface.
enum YAMLEventKind: UInt32 {
    case none, streamStart, streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, sequenceEnd,
        mappingStart, mappingEnd
}

/// The version of libyaml, a library of the system.
package enum YAMLLibrary { package static var version: String { String(cString: yaml_get_version_string()) } }

extension YAMLReader {
    mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
        let scalar = event.pointee.data.scalar
        let start = offset(event.pointee.start_mark)
        var end = max(start, offset(event.pointee.end_mark))
        let length = Int(scalar.length)
        var style = ScalarStyle.plain
        var textStart = start
        switch scalar.style {
        case YAML_PLAIN_SCALAR_STYLE: break
        case YAML_SINGLE_QUOTED_SCALAR_STYLE:
            style = .singleQuoted
            textStart += 1
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
            style = .doubleQuoted
            textStart += 1
        default:
            style = scalar.style == YAML_LITERAL_SCALAR_STYLE ? .literal : .folded
            textStart = end
            while end > start, base[end - 1] <= 0x20 { end -= 1 }
        }
        var isTextInFile = length == 0
        if let value = scalar.value, length > 0 {
            isTextInFile = textStart + length <= end && isEqualMemory(base + textStart, value, count: length)
            if !isTextInFile {
                textStart = builder.texts.count
                builder.texts.append(value, count: length)
            }
        }
        let index = builder.addScalar(
            style, text: isTextInFile ? min(textStart, count) : textStart, count: length, isTextInFile: isTextInFile,
            from: start, to: end)
        builder.stretch(to: end)
        if let anchor = scalar.anchor { anchors.add(anchor, node: index) }
        if let tag = scalar.tag { applyTag(tag, to: index) }
    }

    /// Adds the node that an alias names. False when aliases make the document too large.
    mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let start = offset(event.pointee.start_mark)
        let end = offset(event.pointee.end_mark)
        let place = range(start, end)
        guard let anchorName = event.pointee.data.alias.anchor else { return true }
        let name = String(cString: anchorName)
        guard let anchor = anchors[name] else {
            bag.report(
                SourceTreeCodes.undefinedAlias, "alias `*\(name)` has no anchor `&\(name)` before it", at: place,
                help: nearestWord(to: name, among: anchors.names).map { "did you mean `*\($0)`?" }
                    ?? "quote the text if it isn't an alias: \"*\(name)\"")
            addEmpty(at: start, end)
            return true
        }
        let record = builder.record(anchor.node)
        if anchor.isOpen {
            let first = range(Int(record.startOffset), Int(record.startOffset) + name.utf8.count + 1)
            bag.report(
                SourceTreeCodes.recursiveAlias("alias `*\(name)` stands inside the node that it names", at: place).note(
                    "the node begins here", at: first))
            addEmpty(at: start, end)
            return true
        }
        if isAtKey, record.kind != .scalar { bag.report(.complexKey(at: place)) }
        anchors.use(anchor)
        guard anchors.aliasedCount <= limits.aliases else {
            bag.report(
                SourceTreeCodes.aliasExpansion(
                    "aliases add more than \(limits.aliases) nodes to the document", at: place,
                    help: Limit.aliases.advice
                ).note("an alias counts as all that it names; aliases of aliases multiply"))
            return false
        }
        builder.addExisting(anchor.node)
        builder.stretch(to: end)
        return true
    }

    /// Adds a null in place of a value that can't be read.
    private mutating func addEmpty(at start: Int, _ end: Int) {
        builder.addScalar(.plain, text: start, count: 0, from: start, to: end)
        builder.stretch(to: end)
    }

    func text(of record: NodeRecord) -> String {
        String(decoding: UnsafeBufferPointer(start: builder.text(of: record), count: Int(record.count)), as: UTF8.self)
    }
}

extension Diagnostic {
    fileprivate static func complexKey(at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.complexKey(
            "a key must be a scalar, not a mapping or sequence", at: range,
            help: "quote a key that contains `{` or `[`: \"{id}\"")
    }

    static func nestingTooDeep(_ limit: Int, at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.nestingTooDeep(
            "collections are nested more than \(limit) deep", at: range, help: Limit.depth.advice)
    }
}
