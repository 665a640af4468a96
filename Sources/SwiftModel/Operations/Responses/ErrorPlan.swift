import APIModel

/// A typed error body and the statuses that it stands for.
public struct ErrorPlan: Sendable, Hashable {
    public var status: ResponseStatus
    public var type: SwiftType
}
