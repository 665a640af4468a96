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
