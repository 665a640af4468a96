/// A part of a form that code makes as a value: `Part(name: "photo", fileName: "a.jpg", data: photo)`
struct MultipartPart {
    private let part: Value.Instance
    private let name: String
    /// The caller's list for each of whose values there is one.
    private let each: Symbol?

    init(_ part: Value.Instance, _ name: String, _ each: Symbol?) {
        self.part = part
        self.name = name
        self.each = each
    }

    private static let labels: Set<String> = [
        "name", "field", "key", "fileName", "filename", "mimeType", "contentType",
    ]

    /// What it carries: a text, or a file where it has a file's name or is data that the caller hands over.
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
    /// What the caller hands over, also where code makes data of it.
    fileprivate var sentSymbol: Symbol? {
        if let symbol = symbol ?? field("text")?.symbol { return symbol.isInput ? symbol : nil }
        guard case .text(let pieces) = field("text") ?? self, pieces.count == 1, case .hole(let symbol)? = pieces.first
        else { return nil }
        return symbol.isInput ? symbol : nil
    }

    /// The text that is always sent.
    fileprivate var sentText: String? { (field("text") ?? self).knownText }
}

/// A form in parts that code writes by hand: `Content-Disposition: form-data; name="photo"; filename="a.jpg"`, line by line.
struct WrittenForm {
    /// A stretch of the form's text, or a value that the code takes from elsewhere.
    private struct Stretch {
        let piece: Value.Piece
        var isConditional = false
        /// The caller's list for each of whose values it is written.
        var each: Symbol?
    }

    private let stretches: [Stretch]

    /// - Parameter data: what the body is joined of.
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

    /// The parts by their names; nil where the text isn't a form, or a name isn't known.
    var parts: [RequestDraft.Field]? {
        var parts: [RequestDraft.Field] = []
        var open: Part?
        var lines = ""
        // Whether a name begins that is known only when the code runs.
        var isNaming = false
        for stretch in stretches {
            switch stretch.piece {
            case .words(let words):
                lines += words
                let heads = lines.pieces(between: "form-data; name=\"").dropFirst()
                guard !heads.isEmpty else { continue }
                for head in heads {
                    guard let end = head.firstIndex(of: "\"") else {
                        guard stretch.each != nil else { return nil }
                        if let part = open { parts.append(WrittenForm.field(part, nil)) }
                        open = nil
                        isNaming = true
                        lines = String(head)
                        continue
                    }
                    if let part = open { parts.append(WrittenForm.field(part, nil)) }
                    lines = String(head[end...])
                    let isFile = String(lines.prefix { !$0.isNewline }).firstRange(of: "filename=") != nil
                    open = Part(
                        name: String(head[..<end]), isFile: isFile, isConditional: stretch.isConditional,
                        each: stretch.each)
                }
            case .hole(let symbol):
                if isNaming, let list = stretch.each {
                    // `name="tags[\(tag.key)]"`: names that are made of the caller's.
                    let names = lines.isEmpty ? list : list.changed()
                    parts.append(RequestDraft.Field(name: list.text, value: .argument(names), isOpen: true))
                    isNaming = false
                    lines = ""
                    continue
                }
                // The boundary, or a file's name in its line.
                guard let part = open, symbol.isInput, lines.last?.isNewline == true else { continue }
                parts.append(WrittenForm.field(part, symbol))
                open = nil
            }
        }
        if let part = open { parts.append(WrittenForm.field(part, nil)) }
        return parts.isEmpty ? nil : parts
    }

    /// A part whose head was read.
    private struct Part {
        let name: String
        let isFile: Bool
        let isConditional: Bool
        let each: Symbol?
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
