import Platform

/// What changes of a tree may cost: a path can look at every node for every node, and copies of copies multiply.
package final class EditBudget {
    package let limits: Limits
    /// The first limit that was exceeded. From then on nothing is found, and nothing copied.
    package private(set) var exceeded: Limit?
    private var steps = 0

    package init(_ limits: Limits) { self.limits = limits }

    /// Whether so many steps more may be taken: one for each node that is looked at, more for one that is added.
    func spend(_ count: Int) -> Bool {
        steps += count
        if steps > limits.overlaySteps { exceed(.overlaySteps) }
        return exceeded == nil
    }

    /// Whether collections may be so deep.
    func allows(depth: Int) -> Bool {
        if depth > limits.depth { exceed(.depth) }
        return exceeded == nil
    }

    private func exceed(_ limit: Limit) { exceeded = exceeded ?? limit }
}
