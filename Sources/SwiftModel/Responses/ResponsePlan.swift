import APIModel

/// The return value of an operation that succeeds.
public struct ResponsePlan: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// A decoded value.
        case value
        case text
        case data
        /// A stream of values.
        case stream
        /// A case of an enum, chosen by status.
        case cases
        /// Any of these with headers beside it.
        case headers
    }

    /// The call's value, without the headers that may be returned beside it.
    public let value: ResponseBodyPlan
    /// The struct that holds the value and the headers beside it; nil where no headers are returned.
    public let wrapper: SwiftIdentifier?
    public let headers: [ResponseHeaderPlan]
    /// One case for each success; empty where all have the same type.
    public let cases: [ResponseCasePlan]
    public let documentation: [String]
    /// A sample response; nil where samples aren't wanted or none can be made.
    public let sample: SampleValue?
    /// The type of a method that returns nil where the call fails; nil for a method that throws.
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

    /// The type that the call returns, optional where there may be no body; `Void` for nothing.
    public var type: SwiftType { wrapper.map { .named($0) } ?? value.type }

    /// The value beside the headers; nil where there isn't one, and where no headers are returned.
    public var body: ResponseBodyPlan? { wrapper == nil || value.kind == .none ? nil : value }

    /// How the items of a stream are read; nil for other responses.
    public var stream: StreamPlan? { value.stream }

    /// The key of the opened envelope; nil for a call with headers.
    public var envelope: String? { wrapper == nil ? value.envelope : nil }

    /// The enum of several successes; nil where all have the same type.
    public var casesType: SwiftType? { cases.isEmpty ? nil : value.type }
}

/// The value of a response.
public struct ResponseBodyPlan: Sendable, Hashable {
    public let kind: ResponsePlan.Kind
    public let type: SwiftType
    /// The key of the opened envelope that the value was sent in.
    public let envelope: String?
    /// How the items of a stream are read; nil for other values.
    public let stream: StreamPlan?
    /// How the received value is converted for the app; nil where it isn't.
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
    /// How the received value is converted for the app; nil where it isn't.
    public let mapped: MappedValue?
    public let documentation: [String]
    /// The key of the envelope around a reply's value, and the reply's media type.
    public let envelope: String?
    public let mediaType: String?
}

/// A header of a response, as a property beside the value.
public struct ResponseHeaderPlan: Sendable {
    public let name: SwiftIdentifier
    public let wireName: String
    /// The type of its value, without the `?` of an optional one.
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
        /// Whole events, described as objects with their data in a member.
        case wholeEvents
        /// One JSON value per line.
        case lines
        /// JSON values after record separators.
        case sequence
    }

    public let format: Format
    /// The type of the items: `ServerSentEvent<Update>`.
    public let item: SwiftType
    /// The type of the value in an item: `Update`.
    public let data: SwiftType
    /// The data of the item that ends the stream; nil where streams just end.
    public let end: String?
    /// Whether a client connects again after the stream has ended.
    public let reconnects: Bool
}

/// A typed error body, and the statuses that have it.
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
    /// Cases for one status come before those for several.
    public let cases: [Case]
}
