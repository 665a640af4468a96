import APIModel
import Diagnostics
import Evolution
import NetlayerKit
import Platform
import SwiftModel
import TemplatePacks

/// What one pack, or one target of a configuration, makes of a description: the code of each operation and model.
public struct PageView: Sendable {
    /// Some lines of a file.
    struct Snippet: Sendable {
        let path: String
        let code: [String]
    }

    /// The name of the pack, or of the target.
    let name: String
    let plan: SwiftPlan
    /// By the keys of operations and the paths of models.
    private(set) var snippets: [String: [Snippet]] = [:]
    /// The paths of models by the description's names: each pack has names of its own.
    private let paths: [String: String]
    private(set) var sizes: [PieceSize] = []

    init(name: String, plan: SwiftPlan, pieces: [CodePiece]) {
        self.name = name
        self.plan = plan
        let named = plan.models.compactMap { model in model.wireName.map { ($0, model.path) } }
        paths = Dictionary(named) { first, _ in first }
        for piece in pieces {
            sizes.append(piece.size)
            for span in piece.spans {
                let code = Code.undented(String(decoding: piece.bytes[span.bytes], as: UTF8.self), after: span.head)
                snippets[span.subject, default: []].append(Snippet(path: piece.path, code: code))
            }
        }
    }

    /// The lines for a model that another view may name otherwise.
    func snippets(of model: ModelPlan) -> [Snippet] {
        snippets[model.wireName.flatMap { paths[$0] } ?? model.path] ?? []
    }
}

/// A description, and what becomes of it.
public struct PageSection: Sendable {
    public let source: String
    let api: API
    public private(set) var views: [PageView]

    /// - Parameter jobs: the packs by whose conventions it is shown, with the names of their views.
    public static func read(
        _ source: DescriptionSource, by jobs: [(name: String, job: Job)], into bag: inout DiagnosticBag
    ) throws(MachineError) -> PageSection? {
        var section: PageSection?
        for (name, job) in jobs {
            guard
                let planned = try GenerationReader.plan(
                    source, of: job, editing: { $0.withoutDocumentation() }, into: &bag)
            else { continue }
            let pieces = planned.renderer.pieces(of: planned.plan, into: &bag)
            planned.renderer.settle()
            if section == nil { section = PageSection(source: source.name, api: planned.api, views: []) }
            section?.views.append(PageView(name: name, plan: planned.plan, pieces: pieces))
        }
        return section
    }
}

/// What changed between two versions of a description.
public struct PageChanges: Sendable {
    let old: String
    let new: String
    let comparison: Comparison

    public init(_ comparison: Comparison, old: String?, new: String?) {
        self.comparison = comparison
        self.old = old ?? "nothing"
        self.new = new ?? "nothing"
    }
}

enum Code {
    /// The lines without the indentation that they share, and without blank lines around them; below a head, indented.
    static func undented(_ text: String, after head: String?) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.first?.allSatisfy({ $0 == " " }) == true { lines.removeFirst() }
        while lines.last?.allSatisfy({ $0 == " " }) == true { lines.removeLast() }
        let shared = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let margin = head == nil ? "" : "    "
        let heads = head.map { [$0] } ?? []
        return heads + lines.map { $0.isEmpty ? "" : margin + $0.dropFirst(shared) }
    }
}
