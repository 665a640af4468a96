import Diagnostics
import Platform

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
