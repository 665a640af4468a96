import Diagnostics
import Parallelism
import SwiftModel
import TemplateEngine

/// Renders a plan with a pack: every entry of the manifest for every item that it is for, and the support code that the
/// plan uses.
public struct PackRenderer: Sendable {
    let pack: Pack
    let settings: RenderSettings

    public init(pack: Pack, settings: RenderSettings) {
        self.pack = pack
        self.settings = settings
    }

    /// The files in the order of their paths. Reported errors mean that nothing should be written.
    public func render(_ plan: SwiftPlan, into bag: inout DiagnosticBag) -> [RenderedFile] {
        let views = PackViews(pack.manifest)
        let library = SupportLibrary(pack)
        let optional = pack.manifest.files.flatMap(\.support)
        let candidates = supportFiles(library, for: plan, and: optional, into: &bag)
        guard let compiled = CompiledPack(pack, views: views, support: candidates, into: &bag) else { return [] }
        let conventions = pack.manifest.conventions
        let swift = RecordView(
            views.swift,
            values: [
                .text(conventions.access.memberPrefix),
                .text(conventions.access.declarationPrefix(isNonisolated: conventions.statesIsolation)),
                .text(conventions.access.extensionPrefix(isNonisolated: conventions.statesIsolation)),
            ]
        )
        let options = RecordView(views.options, values: pack.manifest.options.map(\.templateValue))
        let plans = views.views(of: plan)
        let roots: [any TemplateView] = [swift, options, plans]
        var writer = FileAssembly(settings: settings, imports: plan.imports)
        var mentioned: [String] = []
        var mentionedInMocks: [String] = []
        for piece in render(entries(compiled, views, plans, roots), with: compiled, into: &bag) {
            guard case .entry(let index) = piece.source else { continue }
            let file = compiled.entries[index].file
            if file.kind == .mocks {
                mentionedInMocks += PackRenderer.names(file.support, in: piece.body, besides: mentionedInMocks)
            } else {
                mentioned += PackRenderer.names(file.support, in: piece.body, besides: mentioned)
            }
            writer.add(piece.body, path: piece.path, entry: file, into: &bag)
        }
        let needed = Set(supportFiles(library, for: plan, and: mentioned, into: &bag).map(\.name))
        let all = supportFiles(library, for: plan, and: mentioned + mentionedInMocks, into: &bag)
        let chosen = Set(all.map(\.name))
        for piece in render(support(compiled, views, roots, chosen: chosen), with: compiled, into: &bag) {
            guard case .support(let index) = piece.source else { continue }
            let isNeeded = needed.contains(compiled.support[index].file.name)
            writer.addSupport(piece.body, path: piece.path, for: isNeeded ? .support : .mocks, into: &bag)
        }
        return bag.hasErrors ? [] : writer.files
    }

    /// The pieces in the order of the jobs, made on several processors.
    private func render(
        _ jobs: [RenderJob],
        with compiled: CompiledPack,
        into bag: inout DiagnosticBag
    ) -> [RenderJob.Piece] {
        let pieces = inParallel(jobs.count) { jobs[$0].render(with: compiled) }
        for piece in pieces { bag.append(contentsOf: piece.bag) }
        return pieces
    }

    /// What there is to render of the manifest's entries, in the order in which it goes into the files.
    private func entries(
        _ compiled: CompiledPack,
        _ views: PackViews,
        _ plan: PlanView,
        _ roots: [any TemplateView]
    ) -> [RenderJob] {
        var jobs: [RenderJob] = []
        for (index, entry) in compiled.entries.enumerated() {
            for item in items(of: entry.file.scope, plan) {
                let file = RecordView(views.file, values: [.text(""), .text(item.feature)])
                jobs.append(RenderJob(source: .entry(index), name: item.name, values: roots + [file] + item.views))
            }
        }
        return jobs
    }

    /// The same of the support code.
    private func support(
        _ compiled: CompiledPack,
        _ views: PackViews,
        _ roots: [any TemplateView],
        chosen: Set<String>
    ) -> [RenderJob] {
        compiled.support.indices.compactMap { index in
            let name = compiled.support[index].file.name
            guard chosen.contains(name) else { return nil }
            let file = RecordView(views.file, values: [.text(name), .text("Shared")])
            return RenderJob(source: .support(index), name: name, values: roots + [file])
        }
    }

    private struct Item {
        var name: String
        var feature: String
        var views: [any TemplateView]
    }

    private func items(of scope: PackFile.Scope, _ plan: PlanView) -> [Item] {
        switch scope {
        case .api:
            return [Item(name: "the API", feature: "Shared", views: [])]
        case .service:
            return plan.services.map {
                Item(name: "service `\($0.plan.wireName)`", feature: $0.plan.word, views: [$0])
            }
        case .operation:
            return plan.services.flatMap { service in
                service.operations.map {
                    Item(name: "operation `\($0.plan.key)`", feature: service.plan.word, views: [service, $0])
                }
            }
        case .model:
            return zip(plan.plan.models, plan.plan.owners).map { model, owner in
                Item(name: "model `\(model.name.raw)`", feature: owner ?? "Shared", views: [model])
            }
        }
    }

    private func supportFiles(
        _ library: SupportLibrary,
        for plan: SwiftPlan,
        and names: [String],
        into bag: inout DiagnosticBag
    ) -> [SupportLibrary.File] {
        guard settings.support == .generate else { return [] }
        return library.closure(of: pack.manifest.supportRoots + plan.features + names, at: nil, into: &bag)
    }

    /// Those of the names that a text has and that are not known yet.
    private static func names(_ names: [String], in text: [UInt8], besides known: [String]) -> [String] {
        names.filter { !known.contains($0) && WordSearch.holds($0, text) }
    }
}
