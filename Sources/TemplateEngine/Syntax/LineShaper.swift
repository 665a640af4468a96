import Diagnostics
import Platform

/// Decides which white space and line breaks of a template are output. Lines of tags alone produce nothing; an include
/// alone on its line indents the included lines; inside of groups, switches and `inline`, line breaks and indentation
/// are dropped.
struct LineShaper {
    let file: SourceFile
    private var pieces: [TemplatePiece] = []
    private var line: [TemplatePiece] = []
    private var hasContent = false
    private var tagCount = 0
    private var includeCount = 0
    private var hasComment = false
    private var inlineDepth = 0
    private var startsInline = false
    private var touchesInline = false
    private var opensSwitch = false

    static func pieces(of tokens: [TemplateToken], in file: SourceFile) -> [TemplatePiece] {
        var shaper = LineShaper(file: file)
        for token in tokens { shaper.add(token) }
        if !shaper.line.isEmpty { shaper.finishLine() }
        return shaper.pieces
    }

    private mutating func add(_ token: TemplateToken) {
        switch token.kind {
        case .comment: hasComment = true
        case .text: addText(token.span)
        case .value:
            hasContent = true
            line.append(.value(token))
        case .tag:
            tagCount += 1
            switch token.keyword {
            case "include": includeCount += 1
            case "group", "inline", "switch":
                inlineDepth += 1
                touchesInline = true
            case "endgroup", "endinline", "endswitch":
                inlineDepth = max(0, inlineDepth - 1)
                touchesInline = true
            default: break
            }
            if token.keyword == "switch" { opensSwitch = true }
            line.append(.tag(token, indentation: nil))
        }
    }

    private mutating func addText(_ span: TextSpan) {
        let bytes = file.bytes
        var start = span.start
        while let index = ByteSearch.firstOffset(of: 0x0A, in: bytes, from: start), index < span.end {
            let end = index > start && bytes[index - 1] == 0x0D ? index - 1 : index
            addLineText(TextSpan(start: start, end: end))
            finishLine()
            start = index + 1
        }
        addLineText(TextSpan(start: start, end: span.end))
    }

    private mutating func addLineText(_ span: TextSpan) {
        guard !span.isEmpty else { return }
        if !isBlank(span) { hasContent = true }
        line.append(.text(span))
    }

    private mutating func finishLine() {
        let isInside = inlineDepth > 0
        if opensSwitch, tagCount == 1, !hasContent, !startsInline {
            pieces += tagsOfLine()
        } else if isInside || startsInline || touchesInline {
            if startsInline { trimStart() }
            if isInside { trimEnd() }
            pieces += line
            if !isInside { pieces.append(.endLine) }
        } else if hasContent || includeCount > 1 || (includeCount == 1 && tagCount > 1) {
            pieces += line
            pieces.append(.endLine)
        } else if includeCount == 1 {
            pieces += tagsOfLine() + [.endLine]
        } else if tagCount > 0 {
            pieces += tagsOfLine()
        } else if !hasComment {
            pieces.append(.blankLine)
        }
        startNextLine()
    }

    private mutating func startNextLine() {
        line.removeAll(keepingCapacity: true)
        hasContent = false
        hasComment = false
        touchesInline = false
        opensSwitch = false
        tagCount = 0
        includeCount = 0
        startsInline = inlineDepth > 0
    }

    /// The tags of a line that has nothing else, each with the line's indentation.
    private func tagsOfLine() -> [TemplatePiece] {
        var column = 0
        if case .text(let span)? = line.first { column = span.end - span.start }
        return line.compactMap { piece in
            if case .tag(let token, _) = piece { return .tag(token, indentation: column) }
            return nil
        }
    }

    private mutating func trimStart() {
        guard case .text(var span)? = line.first else { return }
        while !span.isEmpty, isSpace(file.bytes[span.start]) { span.start += 1 }
        if span.isEmpty { line.removeFirst() } else { line[0] = .text(span) }
    }

    private mutating func trimEnd() {
        guard case .text(var span)? = line.last else { return }
        while !span.isEmpty, isSpace(file.bytes[span.end - 1]) { span.end -= 1 }
        if span.isEmpty { line.removeLast() } else { line[line.count - 1] = .text(span) }
    }

    private func isBlank(_ span: TextSpan) -> Bool {
        for index in span.start..<span.end where !isSpace(file.bytes[index]) { return false }
        return true
    }
}

/// A piece of a template, without white space that isn't output; text contains no line breaks.
enum TemplatePiece: Sendable {
    case text(TextSpan)
    case value(TemplateToken)
    /// `indentation` is the column of an include or a switch that is alone on its line.
    case tag(TemplateToken, indentation: Int?)
    /// The end of a line that has content, or would have had if its values were not empty.
    case endLine
    /// A line that is blank in the template.
    case blankLine
}
