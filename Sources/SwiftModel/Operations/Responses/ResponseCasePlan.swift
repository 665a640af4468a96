import APIModel

/// One of several successes.
public struct ResponseCasePlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var status: ResponseStatus
    public var kind: ResponsePlan.Kind
    public var type: SwiftType
    public var documentation: [String]
}
