import Platform

/// Which descriptions are compared with which: those of the same place in the configuration, those of the same name,
/// or the only ones that there are. What has no partner is compared with nothing.
public struct SourcePairs: Sendable {
    public private(set) var pairs: [(old: DescriptionSource?, new: DescriptionSource?)] = []

    public init(_ old: ComparisonSide, _ new: ComparisonSide, of job: Job) throws(MachineError) {
        var (left, right) = (try old.sources(of: job), try new.sources(of: job))
        if old.isConfigured, new.isConfigured {
            pairs = zip(left, right).map { ($0, $1) }
            return
        }
        // A description that is named alone looks for its namesake on the other side.
        if case .description(let source) = old, right.count > 1 {
            right.removeAll { FilePath.name(of: $0.path) != FilePath.name(of: source.path) }
        }
        if case .description(let source) = new, left.count > 1 {
            left.removeAll { FilePath.name(of: $0.path) != FilePath.name(of: source.path) }
        }
        if left.count == 1, right.count == 1 {
            pairs = [(left[0], right[0])]
            return
        }
        for source in left {
            let partner = right.firstIndex { FilePath.name(of: $0.path) == FilePath.name(of: source.path) }
            pairs.append((source, partner.map { right.remove(at: $0) }))
        }
        pairs += right.map { (nil, $0) }
    }
}
