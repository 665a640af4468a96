import Diagnostics
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
        let planView = views.views(of: plan)
        var writer = FileAssembly(settings: settings, imports: plan.imports)
        let roots: [any TemplateView] = [swift, options, planView]
        var mentioned: [String] = []
        for entry in compiled.entries {
            for item in items(of: entry.file.scope, planView) {
                let file = RecordView(views.file, values: [.text(""), .text(item.feature)])
                let values = roots + [file] + item.views
                if let condition = entry.condition, condition.render(values, for: item.name, into: &bag).isEmpty {
                    continue
                }
                let path = PackRenderer.text(entry.path.render(values, for: item.name, into: &bag))
                let body = entry.template.render(values, for: item.name, into: &bag)
                mentioned += PackRenderer.names(entry.file.support, in: body, besides: mentioned)
                writer.add(body, path: path, entry: entry.file, into: &bag)
            }
        }
        let chosen = Set(supportFiles(library, for: plan, and: mentioned, into: &bag).map(\.name))
        for (file, template) in compiled.support where chosen.contains(file.name) {
            let values = roots + [RecordView(views.file, values: [.text(file.name), .text("Shared")])]
            let path = compiled.supportPath.map { PackRenderer.text($0.render(values, for: file.name, into: &bag)) }
            writer.addSupport(template.render(values, for: file.name, into: &bag), path: path ?? file.name, into: &bag)
        }
        return bag.hasErrors ? [] : writer.files
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
        let wanted = names.filter { !known.contains($0) }
        guard !wanted.isEmpty else { return [] }
        let text = String(decoding: text, as: UTF8.self)
        let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        return wanted.filter { words.contains(Substring($0)) }
    }

    private static func text(_ bytes: [UInt8]) -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        while text.last?.isNewline ?? false { text.removeLast() }
        return text
    }
}
