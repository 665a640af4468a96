/// The keys of a request body.
enum RequestBodyKey: Int, ObjectKey {
    case description, content, required

    static let known = KnownKeys(["description", "content", "required"])
}

/// The keys of one media type of a body.
enum MediaTypeKey: Int, ObjectKey {
    case schema, example, examples, encoding, itemSchema, prefixEncoding, itemEncoding

    static let known = KnownKeys([
        "schema", "example", "examples", "encoding", "itemSchema", "prefixEncoding", "itemEncoding",
    ])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .itemSchema, .prefixEncoding, .itemEncoding: return .since32
        default: return .since30
        }
    }
}

/// The keys of the encoding of one property of a body.
enum EncodingKey: Int, ObjectKey {
    case contentType, headers, style, explode, allowReserved, encoding, prefixEncoding, itemEncoding

    static let known = KnownKeys([
        "contentType", "headers", "style", "explode", "allowReserved", "encoding", "prefixEncoding", "itemEncoding",
    ])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .encoding, .prefixEncoding, .itemEncoding: return .since32
        default: return .since30
        }
    }
}

/// The keys of an example.
enum ExampleKey: Int, ObjectKey {
    case summary, description, value, externalValue, dataValue, serializedValue

    static let known = KnownKeys([
        "summary", "description", "value", "externalValue", "dataValue", "serializedValue",
    ])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .dataValue, .serializedValue: return .since32
        default: return .since30
        }
    }
}

/// The keys of a response.
enum ResponseKey: Int, ObjectKey {
    case summary, description, headers, content, links, schema, examples

    static let known = KnownKeys(["summary", "description", "headers", "content", "links", "schema", "examples"])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .summary: return .since32
        case .content, .links: return .since30
        case .schema, .examples: return .onlySwagger2
        case .description, .headers: return .all
        }
    }
}
