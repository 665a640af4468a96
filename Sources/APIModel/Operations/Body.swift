/// The content of a request, with the media types among which a client may choose.
public struct Body: Sendable {
    public var isRequired: Bool
    /// In the order of the text.
    public var contents: [MediaContent]
    public var documentation: String?
    /// What the description calls the body (Swagger 2.0's parameter name, `x-codegen-request-body-name`).
    public var name: String?
    /// The name under which several operations share it.
    public var component: String?
    public var origin: Origin

    public init(isRequired: Bool, contents: [MediaContent], documentation: String? = nil, origin: Origin = .none) {
        self.isRequired = isRequired
        self.contents = contents
        self.documentation = documentation
        name = nil
        component = nil
        self.origin = origin
    }
}

/// A body in one media type.
public struct MediaContent: Sendable, Hashable {
    public var mediaType: MediaType
    /// Nil where the description does not describe the content.
    public var use: SchemaUse?
    /// The element of a stream (OpenAPI 3.2's `itemSchema`).
    public var itemUse: SchemaUse?
    /// How single properties of a form are sent.
    public var encodings: [PartEncoding]
    /// The media type of each part of a body that is a list of parts (OpenAPI 3.2's `itemEncoding`).
    public var itemType: String?
    public var examples: [Example]

    public init(mediaType: MediaType, use: SchemaUse?) {
        self.mediaType = mediaType
        self.use = use
        itemUse = nil
        encodings = []
        itemType = nil
        examples = []
    }
}

/// How one property of a form or multipart body is sent.
public struct PartEncoding: Sendable, Hashable {
    /// The wire name of the property.
    public var property: String
    public var contentType: String?
    public var headers: [ResponseHeader]
    public var style: Parameter.Style?
    public var isExploded: Bool?
    public var allowsReserved: Bool

    public init(property: String) {
        self.property = property
        contentType = nil
        headers = []
        style = nil
        isExploded = nil
        allowsReserved = false
    }

    /// How a field of a form is sent; nil where the description gives only a media type.
    public var fieldEncoding: ParameterEncoding? {
        guard style != nil || isExploded != nil || allowsReserved else { return nil }
        let style = style ?? .form
        return ParameterEncoding(
            style: style,
            isExploded: isExploded ?? style.isExplodedByDefault,
            allowsReserved: allowsReserved
        )
    }
}

/// A named sample of a body.
public struct Example: Sendable {
    public var name: String?
    public var summary: String?
    /// Samples are large and few ask for them, so they are read where one does.
    public var value: Literal { read() }
    private let read: @Sendable () -> Literal

    public init(
        name: String? = nil,
        summary: String? = nil,
        value: @autoclosure @escaping @Sendable () -> Literal
    ) {
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
