/// A part of a form that code makes as a value: `Part(name: "photo", fileName: "a.jpg", data: photo)`
struct MultipartPart {
    private let part: Value.Instance
    private let name: String
    /// The caller's list, if each of its values makes a part.
    private let each: Symbol?

    init(_ part: Value.Instance, _ name: String, _ each: Symbol?) {
        self.part = part
        self.name = name
        self.each = each
    }

    private static let labels: Set<String> = [
        "name", "field", "key", "fileName", "filename", "mimeType", "contentType",
    ]

    /// The content of the part: a file if it has a file name or a MIME type, or is the caller's data, and else a text.
    var content: RequestDraft.Content {
        let isNamed = ["fileName", "filename", "mimeType"].contains { part.fields[$0].map { !$0.isNull } ?? false }
        let values = part.fields.keys.sorted().filter { !MultipartPart.labels.contains($0) }.compactMap {
            part.fields[$0]
        }
        let value = values.first { $0.sentSymbol != nil } ?? values.first
        if !isNamed, each == nil, let text = value?.sentText { return .constant(text, isText: true) }
        var symbol = value?.sentSymbol ?? Symbol(text: name, type: nil, isInput: true)
        let isData = value?.field("text") == nil && symbol.type?.name == "Data"
        let type: SwiftType = isNamed || isData ? "File" : "String"
        symbol.text = each?.text ?? symbol.text
        symbol.isInput = true
        symbol.type = each == nil ? type : .list(type)
        return .argument(symbol)
    }
}

extension Value {
    /// A value from the caller, even if code makes data from it.
    fileprivate var sentSymbol: Symbol? {
        if let symbol = symbol ?? field("text")?.symbol { return symbol.isInput ? symbol : nil }
        guard case .text(let pieces) = field("text") ?? self, pieces.count == 1, case .hole(let symbol)? = pieces.first
        else { return nil }
        return symbol.isInput ? symbol : nil
    }

    /// The text that is always sent.
    fileprivate var sentText: String? { (field("text") ?? self).knownText }
}

/// A multipart form that code writes line by line: `Content-Disposition: form-data; name="photo"; filename="a.jpg"`
struct WrittenForm {
    /// A piece of the form's text, or a value that the code inserts.
    private struct Stretch {
        let piece: Value.Piece
        var isConditional = false
        /// The caller's list, if the code writes it for each of the values.
        var each: Symbol?
    }

    private let stretches: [Stretch]

    /// - Parameter data: the pieces that make up the body.
    init(_ data: Value) { stretches = WrittenForm.stretches(of: data) }

    private static func stretches(of value: Value) -> [Stretch] {
        switch value {
        case .list(let list):
            return list.elements.flatMap { element in
                stretches(of: element.value).map { stretch in
                    Stretch(
                        piece: stretch.piece, isConditional: stretch.isConditional || element.isConditional,
                        each: stretch.each ?? element.each)
                }
            }
        case .instance(let data) where data.type == "Data":
            guard let inner = data.fields["pieces"] ?? data.fields["text"] else {
                let symbol = Symbol(text: "data", type: "Data", isInput: false)
                return [Stretch(piece: .hole(symbol))]
            }
            return stretches(of: inner)
        default: return value.pieceList.map { Stretch(piece: $0) }
        }
    }

    /// The parts of the form; nil if the text isn't a form, or a name isn't known.
    var parts: [RequestDraft.Field]? {
        var parts: [RequestDraft.Field] = []
        var open: Part?
        var lines = ""
        // Whether the text ends in a part's name that is known only when the code runs.
        var isNaming = false
        for stretch in stretches {
            switch stretch.piece {
            case .words(let words):
                lines += words
                let texts = lines.pieces(between: "form-data; name=\"")
                guard texts.count > 1 else { continue }
                lines = String(texts[0])
                for head in texts.dropFirst() {
                    guard let end = head.firstIndex(of: "\"") else {
                        guard stretch.each != nil else { return nil }
                        if let part = open { parts.append(WrittenForm.field(part, behind: lines)) }
                        open = nil
                        isNaming = true
                        lines = String(head)
                        continue
                    }
                    if let part = open { parts.append(WrittenForm.field(part, behind: lines)) }
                    lines = String(head[end...])
                    let isFile = String(lines.prefix { !$0.isNewline }).firstRange(of: "filename=") != nil
                    open = Part(
                        name: String(head[..<end]), isFile: isFile, isConditional: stretch.isConditional,
                        each: stretch.each)
                }
            case .hole(let symbol):
                if isNaming, let list = stretch.each {
                    // `name="tags[\(tag.key)]"`: the caller's values make the names.
                    let names = lines.isEmpty ? list : list.changed()
                    parts.append(RequestDraft.Field(name: list.text, value: .argument(names), isOpen: true))
                    isNaming = false
                    lines = ""
                    continue
                }
                // Skips the boundary, and file names within their lines.
                guard let part = open, symbol.isInput, lines.last?.isNewline == true else {
                    lines += "\u{FFFC}"
                    continue
                }
                parts.append(WrittenForm.field(part, symbol))
                open = nil
            }
        }
        if let part = open { parts.append(WrittenForm.field(part, behind: lines)) }
        return parts.isEmpty ? nil : parts
    }

    /// A part whose head has been read.
    private struct Part {
        let name: String
        let isFile: Bool
        let isConditional: Bool
        let each: Symbol?
    }

    /// A part whose content no value from the caller makes: the text behind its head, or an argument.
    private static func field(_ part: Part, behind head: String) -> RequestDraft.Field {
        guard !part.isFile, part.each == nil, let text = head.behindBlankLine else { return field(part, nil) }
        return RequestDraft.Field(
            name: part.name, value: .constant(text, isText: true), isConditional: part.isConditional)
    }

    private static func field(_ part: Part, _ symbol: Symbol?) -> RequestDraft.Field {
        var value = symbol ?? Symbol(text: part.name, type: nil, isInput: true)
        let isData = part.isFile || value.type?.name == "Data"
        let type: SwiftType = isData ? "File" : "String"
        value.type = part.each == nil ? type : .list(type)
        if let list = part.each { value.text = list.text }
        return RequestDraft.Field(name: part.name, value: .argument(value), isConditional: part.isConditional)
    }
}

extension String {
    /// The known line behind a blank one: `all` in `\r\n\r\nall\r\n--`; nil if it isn't the whole content, or has a
    /// value.
    fileprivate var behindBlankLine: String? {
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let blank = lines.firstIndex(where: \.isEmpty), lines.count > blank + 2 else { return nil }
        let (line, next) = (lines[blank + 1], lines[blank + 2])
        let isWhole = next.isEmpty || next.hasPrefix("--") || next.hasPrefix("\u{FFFC}")
        return line.isEmpty || line.contains("\u{FFFC}") || !isWhole ? nil : String(line)
    }
}
