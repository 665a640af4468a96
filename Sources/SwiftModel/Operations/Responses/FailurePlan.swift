import APIModel

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
