import Diagnostics
import Platform

/// The steps and bytes that the renderings of a run may use together, on any thread.
public final class RenderingBudget: @unchecked Sendable {
    let limits: Limits
    private let maximumSteps: Int
    private let lock = Lock()
    /// Guarded by the lock, as is `bytes`.
    private var steps = 0
    private var bytes = 0

    /// - Parameter pieces: the number of pieces to render. The limit of steps applies to each hundred of them, so that
    ///   a large description has what it needs, and templates that never end are stopped soon.
    public init(_ limits: Limits = .standard, pieces: Int = 0) {
        self.limits = limits
        let steps = limits.templateSteps.multipliedReportingOverflow(by: max(1, pieces / 100))
        maximumSteps = steps.overflow ? .max : steps.partialValue
    }

    /// Counts steps and bytes; returns the limit that they exceed.
    func spend(steps: Int, bytes: Int) -> Limit? {
        lock.take()
        defer { lock.release() }
        self.steps += steps
        self.bytes += bytes
        if self.steps > maximumSteps { return .templateSteps }
        return self.bytes > limits.outputSize ? .outputSize : nil
    }

    /// The steps and bytes used so far, which can be reset.
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
    /// The reason why rendering ended early.
    struct Stop {
        /// Nil where includes go too deep.
        let limit: Limit?
        let site: SourceRange?
    }

    /// The construct being run, for the place of a diagnostic.
    enum Site {
        case loop(Int)
        case call(Int)
        case elsewhere
    }

    /// Counts steps, and subtracts them from the budget from time to time. Each iteration of a loop and each include
    /// states beforehand how many steps it can take.
    mutating func spend(_ count: Int, in site: Site) {
        steps += count
        if steps >= Self.portion.steps || writer.count - notedBytes >= Self.portion.bytes { settle(in: site) }
    }

    /// Subtracts the steps and bytes since the last time from the budget, and stops rendering if it is exhausted.
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

    /// The steps and bytes between two settlements with the budget.
    private static var portion: (steps: Int, bytes: Int) { (1 << 12, 1 << 16) }
}
