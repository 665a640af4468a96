import APIModel

/// What an operation returns when it succeeds.
public struct ResponsePlan: Sendable, Hashable {
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
    public var value: ResponseBodyPlan
    /// The struct that holds the value and the headers beside it; nil where no headers are returned.
    public var wrapper: SwiftIdentifier?
    public var headers: [ResponseHeaderPlan] = []
    /// The several successes; none where there is no choice.
    public var cases: [ResponseCasePlan] = []
    public var documentation: [String]
    /// A sample response; nil where there is none, or none is wanted.
    public var sample: SampleValue?

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

    /// How the items of a stream are read; nil for what is none.
    public var stream: StreamPlan? { value.stream }

    /// The key under which the value of a call without headers lies.
    public var envelope: String? { wrapper == nil ? value.envelope : nil }

    /// The enum of several successes; nil where there is no choice.
    public var casesType: SwiftType? { cases.isEmpty ? nil : value.type }
}

/// The value of a response.
public struct ResponseBodyPlan: Sendable, Hashable {
    public var kind: ResponsePlan.Kind
    public var type: SwiftType
    /// The key under which it lies, as it is sent.
    public var envelope: String?
    /// How its items are read, of a stream.
    public var stream: StreamPlan?
    /// How the app's value is made of what is received; nil where that is it.
    public var mapped: MappedValue?
}

/// One of several successes.
public struct ResponseCasePlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var status: ResponseStatus
    public var kind: ResponsePlan.Kind
    public var type: SwiftType
    /// How the app's value is made of what is received; nil where that is it.
    public var mapped: MappedValue?
    public var documentation: [String]
}

/// A header of a response, as a property beside the value.
public struct ResponseHeaderPlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var wireName: String
    /// The type of its value, without the `?` of one that may be absent.
    public var type: SwiftType
    public var isOptional: Bool
    public var documentation: [String]

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

    public var format: Format
    /// What comes one after the other: `ServerSentEvent<Update>`.
    public var item: SwiftType
    /// What an item carries: `Update`.
    public var data: SwiftType
    /// The data of the item behind which nothing follows.
    public var end: String?
    /// Whether a connection that ended is made again.
    public var reconnects: Bool
}

/// A typed error body and the statuses that it stands for.
public struct ErrorPlan: Sendable, Hashable {
    public var status: ResponseStatus
    public var type: SwiftType
}

/// The enum of the errors that an operation documents.
public struct FailurePlan: Sendable, Hashable {
    /// One status, or several, with the type of the body.
    public struct Case: Sendable, Hashable {
        public var name: SwiftIdentifier
        public var error: ErrorPlan
    }

    public var name: SwiftIdentifier
    /// What stands for one status comes before what stands for several.
    public var cases: [Case]
}
