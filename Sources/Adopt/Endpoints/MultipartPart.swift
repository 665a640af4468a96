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
        let isData = value?.field("text") == nil && symbol.type.map(SourceIndex.plain) == "Data"
        let type = isNamed || isData ? "File" : "String"
        symbol.text = each?.text ?? symbol.text
        symbol.isInput = true
        symbol.type = each == nil ? type : "[\(type)]"
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
