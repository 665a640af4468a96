/// The body of a request, in each of the media types that a client may send.
public struct Body: Sendable {
    public var isRequired: Bool
    /// In the order of the text.
    public var contents: [MediaContent]
    public var documentation: String?
    /// The body's name in the description (Swagger 2.0's parameter name, `x-codegen-request-body-name`).
    public var name: String?
    /// The name of the component that several operations share.
    public var component: String?
    public var origin: Origin

    public init(isRequired: Bool, contents: [MediaContent], documentation: String? = nil, origin: Origin = .none) {
        self.isRequired = isRequired
        self.contents = contents
        self.documentation = documentation
        self.origin = origin
    }
}

public struct MediaContent: Sendable, Hashable {
    public var mediaType: MediaType
    /// Nil where the description has no schema for the content.
    public var use: SchemaUse?
    /// The element of a stream (OpenAPI 3.2's `itemSchema`).
    public var itemUse: SchemaUse?
    /// How single properties of a form are sent.
    public var encodings: [PartEncoding] = []
    /// The media type of each part of a body that is a list of parts (OpenAPI 3.2's `itemEncoding`).
    public var itemType: String?
    public var examples: [Example] = []

    public init(mediaType: MediaType, use: SchemaUse?) {
        self.mediaType = mediaType
        self.use = use
    }
}

/// How one property of a form or multipart body is sent.
public struct PartEncoding: Sendable, Hashable {
    /// The wire name of the property.
    public var property: String
    public var contentType: String?
    public var headers: [ResponseHeader] = []
    public var style: Parameter.Style?
    public var isExploded: Bool?
    public var allowsReserved = false

    public init(property: String) { self.property = property }

    /// How a field of a form becomes text; nil where the description gives only a media type.
    public var fieldEncoding: ParameterEncoding? {
        guard style != nil || isExploded != nil || allowsReserved else { return nil }
        let style = style ?? .form
        return ParameterEncoding(
            style: style, isExploded: isExploded ?? style.isExplodedByDefault, allowsReserved: allowsReserved)
    }
}

public struct Example: Sendable {
    public var name: String?
    public var summary: String?
    /// Read on demand, since examples are large and seldom used.
    public var value: Literal { read() }
    private let read: @Sendable () -> Literal

    public init(name: String? = nil, summary: String? = nil, value: @autoclosure @escaping @Sendable () -> Literal) {
        self.name = name
        self.summary = summary
        read = value
    }
}

extension Example: Hashable {
    public static func == (left: Example, right: Example) -> Bool {
        left.name == right.name && left.summary == right.summary && left.value == right.value
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(summary)
    }
}

/// The media type of a body: `application/vnd.shop+json; charset=utf-8`.
public struct MediaType: Sendable, Hashable {
    /// As written.
    public let text: String
    /// The type in lower case and without parameters: `application/vnd.shop+json`.
    public let essence: String

    public init(_ text: String) {
        self.text = text
        let end = text.firstIndex(of: ";") ?? text.endIndex
        essence = String(text[..<end].filter { !$0.isWhitespace }).lowercased()
    }

    /// `["charset=utf-8"]`; semicolons inside quotes don't separate parameters.
    public var parameters: [String] {
        var isQuoted = false
        let parts = text.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ";" && !isQuoted
        }
        return parts.dropFirst().map { String($0.drop(while: \.isWhitespace)) }.filter { !$0.isEmpty }
    }

    /// Whether it is a range of types: `image/*`.
    public var isRange: Bool { essence.contains("*") }
    /// Whether it is a range of types that aren't text or JSON, so that a file is sent with its own type: `image/*`.
    public var isOpenRange: Bool { isRange && !isJSON && !essence.hasPrefix("text/") }
    public var isJSON: Bool {
        essence == "application/json" || essence.hasSuffix("+json") || essence == "text/json" || essence == "*/*"
            || essence == "application/*"
    }
    public var isForm: Bool { essence == "application/x-www-form-urlencoded" }
    public var isMultipart: Bool { essence.hasPrefix("multipart/") }
    /// Whether its parts are told apart by their position and not by a name, as in `multipart/mixed`.
    public var isPartList: Bool { isMultipart && essence != "multipart/form-data" }
    public var isXML: Bool { essence == "application/xml" || essence == "text/xml" || essence.hasSuffix("+xml") }
    public var isStream: Bool { streamFormat != nil }
    /// How items are separated in a body that comes piece by piece; nil for other types.
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
    /// Whether it is a sequence of JSON values.
    public var isSequence: Bool { streamFormat == .lines || streamFormat == .sequence }
    public var isText: Bool { essence.hasPrefix("text/") && !isJSON && !isXML && !isStream }
}
