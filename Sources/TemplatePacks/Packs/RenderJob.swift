import Diagnostics
import SwiftModel
import TemplateEngine

/// One piece of a file that is to be rendered: which template, what it is for, and the values of its names.
struct RenderJob: Sendable {
    /// What there is to render, by its position in the compiled pack.
    enum Source: Sendable {
        case entry(Int)
        case support(Int)
    }

    /// What comes of it; no bytes where one of the manifest's conditions is false.
    struct Piece: Sendable {
        let source: Source
        var path: String
        var body: [UInt8] = []
        var declarations: [TemplateDeclaration] = []
        /// The watched names in the body: of the team's own types, and of support code that comes along where it is named.
        var names: Set<String> = []
        /// The support code that its templates call, and where they say so.
        var needs: [(name: String, range: SourceRange)] = []
        /// Those of them that declarations expose.
        var exposedNames: Set<String> = []

        /// Whether what is declared is public, as the prefixes say that it has.
        var isPublic: Bool { names.contains(AccessLevel.public.rawValue) }
        var bag = DiagnosticBag()
    }

    let source: Source
    /// What it is for, as messages call it.
    let name: String
    /// The service or the model among them; nil for what serves all.
    var owner: PieceSize.Owner?
    let values: [any TemplateView]

    func render(with pack: CompiledPack, within budget: RenderingBudget) -> Piece {
        var piece = Piece(source: source, path: name)
        switch source {
        case .entry(let index):
            for condition in pack.entries[index].conditions
            where condition.render(values, for: name, within: budget, into: &piece.bag).isEmpty {
                return piece
            }
            piece.path = text(of: pack.entries[index].path, budget, &piece.bag)
            let template = pack.entries[index].template
            let rendering = template.rendering(values, for: name, within: budget, into: &piece.bag)
            piece.body = rendering.bytes
            piece.names = rendering.names
            piece.needs = rendering.needs
            piece.exposedNames = rendering.exposedNames
            piece.declarations = rendering.declarations
        case .support(let index):
            if let path = pack.supportPath { piece.path = text(of: path, budget, &piece.bag) }
            let template = pack.support[index].template
            let rendering = template.rendering(values, for: name, within: budget, into: &piece.bag)
            piece.body = rendering.bytes
            piece.names = rendering.names
        }
        return piece
    }

    private func text(of path: Template, _ budget: RenderingBudget, _ bag: inout DiagnosticBag) -> String {
        var text = String(decoding: path.render(values, for: name, within: budget, into: &bag), as: UTF8.self)
        while text.last?.isNewline ?? false { text.removeLast() }
        return text
    }
}

extension AccessLevel {
    /// A prefix as templates write it: a rendering knows by it whether it declares something public.
    func value(_ prefix: String) -> TemplateValue {
        .code(prefix, names: [rawValue], isExposed: false)
    }
}
