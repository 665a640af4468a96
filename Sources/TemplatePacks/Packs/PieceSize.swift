import Diagnostics
import SwiftModel
import TemplateEngine

/// How much code one entry of the manifest, or the support code, makes for one item of a plan.
public struct PieceSize: Sendable {
    public let kind: ArtefactKind
    /// The service or the schema that it is written for; nil for what serves all.
    public let owner: Owner?
    public let lines: Int

    /// What code is written for.
    public enum Owner: Sendable, Hashable {
        /// By the description's name.
        case service(String)
        /// By the name of the type.
        case model(String)
    }
}

extension PackRenderer {
    /// The sizes of all that comes of a plan, in the order in which it is rendered, support code last.
    public func sizes(of plan: SwiftPlan, into bag: inout DiagnosticBag) -> [PieceSize] {
        guard let scene = scene(of: plan, into: &bag) else { return [] }
        let jobs = entries(of: scene)
        let pieces = render(
            jobs,
            with: scene.compiled,
            within: RenderingBudget(settings.limits, pieces: jobs.count),
            into: &bag
        )
        var sizes: [PieceSize] = []
        for (job, piece) in zip(jobs, pieces) {
            guard case .entry(let index) = piece.source, !piece.body.isEmpty else { continue }
            let kind = scene.compiled.entries[index].file.kind
            sizes.append(PieceSize(kind: kind, owner: job.owner, lines: CodeLines.count(piece.body[...])))
        }
        for file in render(plan, into: &bag) where !file.pieces.isEmpty {
            let lines = CodeLines.count(file.bytes.dropFirst(file.bodyOffset))
            sizes.append(PieceSize(kind: file.kind, owner: nil, lines: lines))
        }
        return sizes
    }
}
