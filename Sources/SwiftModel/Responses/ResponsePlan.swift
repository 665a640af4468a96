import APIModel

/// What an operation returns when it succeeds.
public struct ResponsePlan: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// A decoded value.
        case value
        case text
        case data
        /// Values one after the other, while they come.
        case stream
        /// One of several, by status.
        case cases
        /// Any of these with headers beside it.
        case headers
    }

    /// The call's value, without the headers that may lie beside it.
    public let value: ResponseBodyPlan
    /// The struct that holds the value and the headers beside it; nil where no headers are returned.
    public let wrapper: SwiftIdentifier?
    public let headers: [ResponseHeaderPlan]
    /// The several successes; none where there is no choice.
    public let cases: [ResponseCasePlan]
    public let documentation: [String]
    /// A sample response; nil where there is none, or none is wanted.
    public let sample: SampleValue?
    /// What a method returns that returns nil where the call fails; nil for one that throws.
    public let nilType: SwiftType?

    public var kind: Kind { wrapper == nil ? value.kind : .headers }

    var support: [SupportSymbol] {
        switch kind {
        case .headers where stream != nil: [.streamDecodable, .clientStreams]
        case .cases, .headers: [.responseDecodable]
        case .stream: [.clientStreams]
        case .none, .value, .text, .data: []
        }
    }

    /// What the call returns, optional where there may be no body; `Void` for nothing.
    public var type: SwiftType { wrapper.map { .named($0) } ?? value.type }

    /// What lies beside the headers; nil for nothing, and where no headers are returned.
    public var body: ResponseBodyPlan? { wrapper == nil || value.kind == .none ? nil : value }

    /// How the items of a stream are read; nil for other responses.
    public var stream: StreamPlan? { value.stream }

    /// The key under which the value of a call without headers lies.
    public var envelope: String? { wrapper == nil ? value.envelope : nil }

    /// The enum of several successes; nil where there is no choice.
    public var casesType: SwiftType? { cases.isEmpty ? nil : value.type }
}

/// The value of a response.
public struct ResponseBodyPlan: Sendable, Hashable {
    public let kind: ResponsePlan.Kind
    public let type: SwiftType
    /// The key under which it lies, as it is sent.
    public let envelope: String?
    /// How its items are read, of a stream.
    public let stream: StreamPlan?
    /// How the app's value is made of what is received; nil where that is it.
    public let mapped: MappedValue?

    init(
        kind: ResponsePlan.Kind, type: SwiftType, envelope: String? = nil, stream: StreamPlan? = nil,
        mapped: MappedValue? = nil
    ) {
        self.kind = kind
        self.type = type
        self.envelope = envelope
        self.stream = stream
        self.mapped = mapped
    }
}

/// One of several successes, or of the replies for tests.
public struct ResponseCasePlan: Sendable {
    public let name: SwiftIdentifier
    public let status: ResponseStatus
    public let kind: ResponsePlan.Kind
    public let type: SwiftType
    /// How the app's value is made of what is received; nil where that is it.
    public let mapped: MappedValue?
    public let documentation: [String]
    /// The key under which the value of a reply lies, and the media type that it is sent as.
    public let envelope: String?
    public let mediaType: String?
}

/// A header of a response, as a property beside the value.
public struct ResponseHeaderPlan: Sendable {
    public let name: SwiftIdentifier
    public let wireName: String
    /// The type of its value, without the `?` of one that may be absent.
    public let type: SwiftType
    public let isOptional: Bool
    public let documentation: [String]

    /// The type of the property: `Int?`.
    public var propertyType: SwiftType { isOptional ? type.optional : type }
}

/// How the items of a stream are read.
public struct StreamPlan: Sendable, Hashable {
    public enum Format: String, Sendable, CaseIterable {
        /// Events with JSON as their data.
        case events
        /// Events with text as their data.
        case textEvents
        /// Events that are described as objects with their data in it.
        case wholeEvents
        /// One JSON value a line.
        case lines
        /// JSON values behind record separators.
        case sequence
    }

    public let format: Format
    /// What comes one after the other: `ServerSentEvent<Update>`.
    public let item: SwiftType
    /// What an item carries: `Update`.
    public let data: SwiftType
    /// The data of the item behind which nothing follows.
    public let end: String?
    /// Whether a connection that ended is made again.
    public let reconnects: Bool
}

/// A typed error body and the statuses that it stands for.
public struct ErrorPlan: Sendable {
    public let status: ResponseStatus
    public let type: SwiftType
}

/// The enum of the errors that an operation documents.
public struct FailurePlan: Sendable {
    /// One status, or several, with the type of the body.
    public struct Case: Sendable {
        public let name: SwiftIdentifier
        public let error: ErrorPlan
    }

    public let name: SwiftIdentifier
    /// What stands for one status comes before what stands for several.
    public let cases: [Case]
}
