/// The keys of a request body.
enum RequestBodyKey: String, ObjectKey {
    case description, content, required

    static let table = KeyTable<Self>()
}

/// The keys of one media type of a body.
enum MediaTypeKey: String, ObjectKey {
    case schema, example, examples, encoding, itemSchema, prefixEncoding, itemEncoding

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .itemSchema, .prefixEncoding, .itemEncoding: return .since32
        default: return .since30
        }
    }
}

/// The keys of the encoding of one property of a body.
enum EncodingKey: String, ObjectKey {
    case contentType, headers, style, explode, allowReserved, encoding, prefixEncoding, itemEncoding

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .encoding, .prefixEncoding, .itemEncoding: return .since32
        default: return .since30
        }
    }
}

/// The keys of an example.
enum ExampleKey: String, ObjectKey {
    case summary, description, value, externalValue, dataValue, serializedValue

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .dataValue, .serializedValue: return .since32
        default: return .since30
        }
    }
}

/// The keys of a response.
enum ResponseKey: String, ObjectKey {
    case summary, description, headers, content, links, schema, examples

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .summary: return .since32
        case .content, .links: return .since30
        case .schema, .examples: return .onlySwagger2
        case .description, .headers: return .all
        }
    }
}
