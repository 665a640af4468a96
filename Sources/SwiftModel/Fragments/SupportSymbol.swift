/// A declaration of the support code that planned code refers to. Planning knows nothing else of a pack's runtime: a
/// pack with another runtime provides those that its templates use.
public enum SupportSymbol: String, Sendable, CaseIterable {
    case jsonValue = "JSONValue"
    case plainDate = "PlainDate"
    case uriText = "URIText"
    case nullable = "Nullable"
    case nullableMap = "Nullable.map"
    case indirect = "Indirect"
    case indirectNullable = "Indirect.nullable"
    case additionalProperties = "Decoder.additionalProperties"
    case lenientDecoding = "LenientDecoding"
    case shortenedList = "UnkeyedEncodingContainer.encodeUpToLast"
    case unionDecoder = "UnionDecoder"
    case fileUpload = "FileUpload"
    case multipartPart = "MultipartPart"
    case multipartBody = "RequestBody.multipart"
    case fileBody = "RequestBody.file"
    case formBody = "RequestBody.form"
    case styledFormBody = "RequestBody.styledForm"
    case linesBody = "RequestBody.lines"
    case sequenceBody = "RequestBody.sequence"
    case pathEscaped = "String.pathEscaped"
    case pathPartEscaped = "String.pathPartEscaped"
    case pathSegment = "pathSegment"
    case pathText = "pathText"
    case headerText = "headerText"
    case responseDecodable = "ResponseDecodable"
    case serverSentEvent = "ServerSentEvent"
    case pagedItems = "PagedItems"
    case pageAddress = "PageAddress"
    case repositoryCache = "RepositoryCache"
    case requestCacheKey = "Request.cacheKey"
    case outbox = "Outbox"
    case outboxRequest = "Request.outboxRequest"
    case liveRead = "LiveRead"
    case liveStream = "LiveRead.stream"
    case liveChannel = "LiveRead.channel"
    case channelConnection = "Client.channels"
    case clientStreams = "Client.streams"
    case streamDecodable = "StreamDecodable"
    case fixedMembers = "FixedMembers"
    case entityConversionError = "EntityConversionError"

    /// The symbols whose use makes clients report their responses to live reads.
    public static let ofLiveReads = [SupportSymbol.liveRead, .liveStream, .liveChannel]

    /// The symbols that a request needs in order to wait.
    static let ofWaiting = [SupportSymbol.outbox, .outboxRequest]

    /// The symbols for which clients have code, so that a team may request them even if no description uses them.
    public static let ofClients = [SupportSymbol.repositoryCache, .outbox] + ofLiveReads

    /// What the declaration is, and the setting or directive that makes planned code refer to it.
    public var summary: String {
        switch self {
        case .jsonValue: "Any JSON: the type of values that the description leaves open; literals make it."
        case .plainDate: "A day without a time: the type of `format: date`."
        case .uriText:
            "An address with the text that was received, for `models.formats`: `{ \"string:uri\": URIText }`."
        case .nullable: "A value or null, where an absent key says something else (`models.nulls`)."
        case .nullableMap: "Maps a value that may be null (`entities`)."
        case .indirect: "The wrapper of a property that would make its struct infinite, or very large."
        case .indirectNullable: "Tells null from an absent key inside of `Indirect` (`models.nulls`)."
        case .additionalProperties: "Decodes the keys that a schema doesn't list."
        case .lenientDecoding: "Continues after invalid values, and reports them (`models.lenient`)."
        case .shortenedList: "Encodes the last elements of a list that may be shorter."
        case .unionDecoder: "Finds the case of a union without a discriminator."
        case .fileUpload: "The bytes of a file, with its name and its media type: a part of a form, or a body."
        case .multipartPart: "One part of a multipart body."
        case .multipartBody: "A body made of the parts of a form."
        case .fileBody: "A body that is a file (`requests.files`)."
        case .formBody: "A body that sends a value as a form."
        case .styledFormBody: "The same, where the description gives styles to the fields."
        case .linesBody: "A body that is a list, one item per line (`application/jsonl`)."
        case .sequenceBody: "A body that is a list, each item after a record separator (`application/json-seq`)."
        case .pathEscaped: "A text as one segment of a path."
        case .pathPartEscaped: "A text as a part of a segment of a path: `{base}...{head}`."
        case .pathSegment: "Any value as a segment of a path, in its style."
        case .pathText:
            "Any value as an unescaped segment of a path, for templates that write the `text` of a `path_segment`."
        case .headerText: "Any value as the text of a header."
        case .serverSentEvent: "One event of an event stream, with its data."
        case .pagedItems: "The items of all pages of a list, read as they are asked for."
        case .pageAddress: "Reads the parameter of the next page from its address."
        case .repositoryCache: "Keeps what repositories return, and asks the service again when it is out of date."
        case .requestCacheKey: "The key under which a pack's request is kept: its function `cacheKey(of:shape:)`."
        case .outbox: "Keeps requests that change something until the service has them."
        case .outboxRequest: "A pack's request as an outbox keeps it: its function `outboxRequest(encoder:)`."
        case .liveRead: "Repeats a read, and returns each new result (`observe`)."
        case .liveStream: "Repeats a read whenever a stream sends an item."
        case .liveChannel: "Repeats a read whenever a channel sends a message."
        case .channelConnection: "The client's function `channel`, which opens a connection for messages."
        case .clientStreams:
            """
            The client's function `stream(_:as:)`, which gives the items of a response while they come, in a format: \
            `.events()`, `.textEvents()`, `.wholeEvents()`, `.lines()` or `.sequence()`.
            """
        case .streamDecodable: "The protocol of responses that hold headers beside a stream."
        case .fixedMembers: "A value that is sent with some flags of its own set."
        case .entityConversionError: "The error for a value that an entity can't hold (`entities`)."
        case .responseDecodable: "The protocol of responses whose type depends on status or headers."
        }
    }
}
