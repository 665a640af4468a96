import NetlayerKit
import Platform

/// The drift that was there at a revision already, to tell it from what came since.
struct DriftBase {
    /// As the user named it.
    let revision: String
    private let drifts: [String: Drift]

    /// Where nothing can be generated at the revision, which is said, there was no drift.
    static func find(_ revision: String, _ invocation: Invocation, _ console: any Console) throws -> DriftBase {
        let checkout: RevisionCheckout
        do {
            checkout = try RevisionCheckout(revision)
        } catch let failure as RevisionCheckout.Failure {
            throw UsageError(failure.message, help: failure.help, command: "check")
        }
        defer { checkout.remove() }
        var drifts: [String: Drift] = [:]
        var reason: String?
        do {
            let run = try checkout.within { try CheckRun(invocation, cache: nil) }
            for drift in run?.drifts ?? [] { drifts[drift.path] = drift }
            if run == nil { reason = "it has no such folder" }
            if let run, run.drifts == nil { reason = run.problems.diagnostics.summary }
        } catch let error as UsageError {
            reason = error.message
        } catch let error as MachineError {
            reason = error.message
        }
        if let reason {
            console.say(line: "netlayer: `\(revision)` can't be generated, so that all drift counts as new: \(reason)")
        }
        return DriftBase(revision: revision, drifts: drifts)
    }

    /// Whether the file was in this state at the revision.
    func has(_ drift: Drift) -> Bool { drifts[drift.path]?.change.state == drift.change.state }
}
