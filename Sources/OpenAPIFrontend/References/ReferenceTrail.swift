import Diagnostics
import SourceTree

/// The references that were followed one after the other, from the first to the last.
struct ReferenceTrail {
    private(set) var ranges: [SourceRange] = []
    private(set) var steps: [(followed: FollowedReferences, text: String)] = []
    private var identities: [NodeIdentity] = []
    private var positions: [NodeIdentity: Int] = [:]

    mutating func append(_ located: Located, _ reference: SourceNode, _ followed: FollowedReferences) {
        positions[located.identity] = identities.count
        identities.append(located.identity)
        ranges.append(reference.range)
        steps.append((followed, reference.text))
    }

    /// The part of the trail that begins at a node, if it was there before.
    func cycle(at node: NodeIdentity) -> (identities: [NodeIdentity], ranges: [SourceRange])? {
        guard let start = positions[node] else { return nil }
        return (Array(identities[start...]), Array(ranges[start...]))
    }
}
