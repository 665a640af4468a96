/// A switch over the cases of an API enum: which cases share an arm, and what each arm binds.
public struct SwitchPlan: Sendable {
    public var arms: [Arm]
    /// Whether some cases are left for a `default:` arm.
    public var hasDefault: Bool
    /// The position in the service of the operation that speaks for the default arm, where that arm says something.
    public var defaultOperation: Int?

    /// One arm: `case .getUser(let id), .deleteUser(let id):`.
    public struct Arm: Sendable {
        public var patterns: [String]
        /// The position in the service of the operation that speaks for all of the arm's cases.
        public var operation: Int
    }

    /// Whether no case says anything: the member is not written.
    public var isEmpty: Bool { arms.isEmpty && defaultOperation == nil }
    /// Whether all cases say the same without using their values: no switch is needed.
    public var isUniform: Bool {
        if arms.isEmpty { return true }
        return arms.count == 1 && !hasDefault && !arms[0].patterns[0].contains("(")
    }
}
