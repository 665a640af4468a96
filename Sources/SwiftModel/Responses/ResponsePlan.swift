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
