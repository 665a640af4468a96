/// A closed list of values, with room for what nobody knew of.
public struct EnumPlan: Sendable {
    /// How the values are written: an enum with raw values, one with an `unknown` case, or a struct with constants
    /// where there are so many that a `switch` over them compiles slowly.
    public enum Style: String, Sendable, CaseIterable {
        case raw
        case open
        case constants
    }

    public struct Case: Sendable {
        public var name: SwiftIdentifier
        /// `"in-progress"`; `.string("auto")` where values are of several kinds.
        public var rawValue: SwiftExpression
        public var documentation: [String]

        /// Whether Swift would not guess the raw value from the name.
        public var statesRawValue: Bool { rawValue != .string(name.raw) }
    }

    public var style: Style
    public var rawType: SwiftType
    public var cases: [Case]

    /// Whether the values are of several kinds, so that coding has to be written.
    public var isMixed: Bool { rawType == .jsonValue }
}
