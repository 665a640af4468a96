import Diagnostics
import SwiftModel
import TemplateEngine

extension Declarations {
    /// Adds a declaration that a template states.
    mutating func insert(_ declaration: TemplateDeclaration) {
        switch declaration.kind {
        case .type: types.insert(declaration.name)
        case .protocol:
            types.insert(declaration.name)
            protocols.insert(declaration.name)
        case .case: cases[declaration.owner, default: []].insert(declaration.name)
        case .method: methods[declaration.owner, default: []].insert(declaration.name)
        case .shortcut: shortcuts[declaration.owner, default: []].insert(declaration.name)
        case .defaults: defaults[declaration.owner, default: []].insert(declaration.name)
        case .private: return
        }
    }
}

extension PackRenderer {
    /// The declarations in the code of a plan that callers can see.
    public func declarations(of plan: SwiftPlan, into bag: inout DiagnosticBag) -> Declarations {
        guard let scene = scene(of: plan, into: &bag) else { return Declarations() }
        let jobs = entries(of: scene)
        let budget = RenderingBudget(settings.limits, pieces: jobs.count)
        let pieces = render(jobs, with: scene.compiled, within: budget, into: &bag)
        return declarations(in: pieces, of: scene.compiled)
    }

    /// The declarations of rendered pieces, without mocks: these are for tests, which can be in another module.
    func declarations(in pieces: [RenderJob.Piece], of compiled: CompiledPack) -> Declarations {
        var declarations = Declarations()
        for piece in pieces {
            guard case .entry(let index) = piece.source, compiled.entries[index].file.kind != .mocks else { continue }
            for declaration in piece.code.declarations { declarations.insert(declaration) }
        }
        return declarations
    }
}
