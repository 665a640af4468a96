// Stands in for Apple's module, which Linux lacks: as much of it as the bridge names, by its documentation.

public struct OSLogPrivacy: Sendable {
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
}

public struct SignpostMetadata: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(
            _ value: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .public
        ) {}
        public mutating func appendInterpolation(
            _ value: @autoclosure @escaping () -> Int, privacy: OSLogPrivacy = .public
        ) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

public struct OSSignpostID: Sendable {}

public final class OSSignpostIntervalState: Sendable { fileprivate init() {} }

public struct OSSignposter: Sendable {
    public init(subsystem: String, category: String) {}
    public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
    public func beginInterval(_ name: StaticString, id: OSSignpostID, _ message: SignpostMetadata)
        -> OSSignpostIntervalState
    { OSSignpostIntervalState() }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata) {}
}
