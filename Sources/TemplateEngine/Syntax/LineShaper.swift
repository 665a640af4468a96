import Diagnostics

/// Decides for every line of a template what of its white space and of its line break is output: lines of tags alone
/// produce nothing, an include alone on its line indents what it includes, and inside of a group line breaks and
/// indentation are the template's, not the output's.
struct LineShaper {
    let file: SourceFile
    private var pieces: [TemplatePiece] = []
    private var line: [TemplatePiece] = []
    private var hasContent = false
    private var tagCount = 0
    private var includeCount = 0
    private var hasComment = false
    private var groupDepth = 0
    private var startsInGroup = false
    private var touchesGroup = false

    private init(file: SourceFile) {
        self.file = file
    }

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
            case "group":
                groupDepth += 1
                touchesGroup = true
            case "endgroup":
                groupDepth = max(0, groupDepth - 1)
                touchesGroup = true
            default: break
            }
            line.append(.tag(token, indentation: nil))
        }
    }

    private mutating func addText(_ span: TextSpan) {
        let bytes = file.bytes
        var start = span.start
        for index in span.start..<span.end where bytes[index] == 0x0A {
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
        let isInside = groupDepth > 0
        if isInside || startsInGroup || touchesGroup {
            if startsInGroup { trimStart() }
            if isInside { trimEnd() }
            pieces += line
            if !isInside { pieces.append(.endLine) }
        } else if hasContent || includeCount > 1 || (includeCount == 1 && tagCount > 1) {
            pieces += line
            pieces.append(.endLine)
        } else if includeCount == 1 {
            finishIncludeLine()
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
        touchesGroup = false
        tagCount = 0
        includeCount = 0
        startsInGroup = groupDepth > 0
    }

    private mutating func finishIncludeLine() {
        var column = 0
        if case .text(let span)? = line.first { column = span.end - span.start }
        for case .tag(let token, _) in line { pieces.append(.tag(token, indentation: column)) }
        pieces.append(.endLine)
    }

    private func tagsOfLine() -> [TemplatePiece] {
        line.filter { piece in
            if case .tag = piece { return true }
            return false
        }
    }

    private mutating func trimStart() {
        guard case .text(var span)? = line.first else { return }
        while !span.isEmpty, isSpace(file.bytes[span.start]) { span.start += 1 }
        line[0] = .text(span)
    }

    private mutating func trimEnd() {
        guard case .text(var span)? = line.last else { return }
        while !span.isEmpty, isSpace(file.bytes[span.end - 1]) { span.end -= 1 }
        line[line.count - 1] = .text(span)
    }

    private func isBlank(_ span: TextSpan) -> Bool {
        for index in span.start..<span.end where !isSpace(file.bytes[index]) { return false }
        return true
    }
}
