/// The sample values of one type: what an extension of it declares.
public struct SamplePlan: Sendable, Hashable {
    /// One value: `preview`, or one that an example of the description gives.
    public struct Sample: Sendable, Hashable {
        public var name: SwiftIdentifier
        public var documentation: [String]
        public var value: SampleValue
        /// Whether the expression alone does not say the type: `.circle(.preview)`.
        public var statesType: Bool
    }

    /// The type that is extended: `Pet.Location`, `Page<Item>`.
    public var type: SwiftType
    /// Whether the values are computed each time, since generic types store none.
    public var isComputed: Bool
    public var samples: [Sample]
}
