import APIModel

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
