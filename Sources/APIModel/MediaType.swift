/// The type of a body: `application/vnd.shop+json; charset=utf-8`.
public struct MediaType: Sendable, Hashable {
    /// As written.
    public let text: String
    /// In small letters and without parameters: `application/vnd.shop+json`.
    public let essence: String

    public init(_ text: String) {
        self.text = text
        let end = text.firstIndex(of: ";") ?? text.endIndex
        essence = String(text[..<end].filter { !$0.isWhitespace }).lowercased()
    }

    /// `["charset=utf-8"]`; a semicolon within quotes divides nothing.
    public var parameters: [String] {
        var isQuoted = false
        let parts = text.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ";" && !isQuoted
        }
        return parts.dropFirst().map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }.map(String.init)
    }

    /// Whether it stands for several types: `image/*`.
    public var isRange: Bool { essence.contains("*") }
    /// Whether it is a range to which no type belongs that fits any bytes: `image/*`.
    public var isOpenRange: Bool { isRange && !isJSON && !essence.hasPrefix("text/") }
    public var isJSON: Bool {
        essence == "application/json" || essence.hasSuffix("+json") || essence == "text/json" || essence == "*/*"
            || essence == "application/*"
    }
    public var isForm: Bool { essence == "application/x-www-form-urlencoded" }
    public var isMultipart: Bool { essence.hasPrefix("multipart/") }
    /// Whether its parts have places and no names.
    public var isPartList: Bool { isMultipart && essence != "multipart/form-data" }
    public var isXML: Bool { essence == "application/xml" || essence == "text/xml" || essence.hasSuffix("+xml") }
    public var isStream: Bool { streamFormat != nil }
    /// How the items of a body that comes piece by piece are told apart.
    public var streamFormat: StreamFormat? {
        switch essence {
        case "text/event-stream": .events
        case "application/jsonl", "application/x-ndjson", "application/ndjson", "application/x-jsonlines",
            "application/jsonlines", "application/x-jsonl":
            .lines
        case "application/json-seq": .sequence
        default: essence.hasSuffix("+json-seq") ? .sequence : nil
        }
    }
    /// Whether it is one JSON value after the other.
    public var isSequence: Bool { streamFormat == .lines || streamFormat == .sequence }
    public var isText: Bool { essence.hasPrefix("text/") && !isJSON && !isXML && !isStream }
}
