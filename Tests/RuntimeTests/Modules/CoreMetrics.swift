// Stands in for the module of swift-metrics: as much of it as the bridge names, by the declarations of version 2.

public final class Timer: Sendable {
    public init(label: String, dimensions: [(String, String)] = []) {}
    public func recordNanoseconds(_ duration: Int64) {}
}
