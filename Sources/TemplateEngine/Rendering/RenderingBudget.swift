import Diagnostics
import Platform

/// What the renderings of a run may still do, on whatever threads they are: steps to take and bytes to write.
public final class RenderingBudget: @unchecked Sendable {
    let limits: Limits
    private let maximumSteps: Int
    private let lock = Lock()
    /// Guarded by the lock, as are the bytes.
    private var steps = 0
    private var bytes = 0

    /// - Parameter pieces: how many pieces are to be rendered. The limit of steps is for each hundred of them, so that a
    ///   large description has what it needs, and templates that never end are stopped soon.
    public init(_ limits: Limits = .standard, pieces: Int = 0) {
        self.limits = limits
        let steps = limits.templateSteps.multipliedReportingOverflow(by: max(1, pieces / 100))
        maximumSteps = steps.overflow ? .max : steps.partialValue
    }

    /// Takes note of what was done; the limit that this exceeds.
    func spend(steps: Int, bytes: Int) -> Limit? {
        lock.take()
        defer { lock.release() }
        self.steps += steps
        self.bytes += bytes
        if self.steps > maximumSteps { return .templateSteps }
        return self.bytes > limits.outputSize ? .outputSize : nil
    }

    /// What was done, to which a run can go back.
    public var spent: (steps: Int, bytes: Int) {
        get {
            lock.take()
            defer { lock.release() }
            return (steps, bytes)
        }
        set {
            lock.take()
            defer { lock.release() }
            (steps, bytes) = newValue
        }
    }

    public var isExhausted: Bool { spend(steps: 0, bytes: 0) != nil }
}

extension Renderer {
    /// Why rendering ended early.
    struct Stop {
        /// Nil where includes go too deep.
        let limit: Limit?
        let site: SourceRange?
    }

    /// What is being run, for the place of a diagnostic.
    enum Site {
        case loop(Int)
        case call(Int)
        case elsewhere
    }

    /// Notes steps, and now and then takes them out of the budget. Each turn of a loop and each include says beforehand
    /// how many it may take.
    mutating func spend(_ count: Int, in site: Site) {
        steps += count
        if steps >= Self.portion.steps || writer.count - notedBytes >= Self.portion.bytes { settle(in: site) }
    }

    /// Takes what was done out of the budget, and stops where there is nothing left.
    mutating func settle(in site: Site) {
        let bytes = max(0, writer.count - notedBytes)
        let exceeded = budget.spend(steps: steps, bytes: bytes)
        steps = 0
        notedBytes += bytes
        if let exceeded, stop == nil { stop = Stop(limit: exceeded, site: range(of: site)) }
    }

    private func range(of site: Site) -> SourceRange? {
        switch site {
        case .loop(let number): template.program.loopSites[number]
        case .call(let number): template.program.callSites[number]
        case .elsewhere: nil
        }
    }

    /// How much is done before the budget is asked again.
    private static var portion: (steps: Int, bytes: Int) { (1 << 12, 1 << 16) }
}
