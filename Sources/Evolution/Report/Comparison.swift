/// All differences between two generations, the worst ones first, otherwise in the order of the old plan and then of
/// the new one.
public struct Comparison: Sendable {
    public let changes: [Change]

    /// The worst that happened; nil where nothing did.
    public var worst: Verdict? { changes.map(\.verdict).min() }

    /// The part of a semantic version that should go up.
    public var step: VersionStep { worst?.step ?? .none }

    public func changes(_ verdict: Verdict) -> [Change] { changes.filter { $0.verdict == verdict } }
}
