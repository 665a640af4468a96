import Diagnostics
import Platform
import SwiftModel
import TemplateEngine

/// Renders a plan with a pack: every entry of the manifest for every item that it is for, and the support code that the
/// plan uses. The pack is compiled from the start on another thread, while the plan is made.
public struct PackRenderer: Sendable {
    let pack: Pack
    let settings: RenderSettings
    private let preparation: BackgroundValue<Preparation>

    /// The results that don't depend on a plan.
    private struct Preparation {
        var compiled: CompiledPack
        var bag: DiagnosticBag
    }

    public init(pack: Pack, settings: RenderSettings) {
        self.pack = pack
        self.settings = settings
        preparation = BackgroundValue {
            var bag = DiagnosticBag()
            var compiled = CompiledPack(pack, leavingOutUnwanted: true, into: &bag)
            if settings.support == .generate {
                // A missing root is reported together with those that the plan adds.
                var unsaid = DiagnosticBag()
                let roots = pack.support.closure(of: pack.manifest.supportRoots, at: [:], into: &unsaid)
                compiled.setSupport(roots, into: &bag)
            }
            return Preparation(compiled: compiled, bag: bag)
        }
    }

    /// The pack, ready to render any plan.
    var compiled: CompiledPack { preparation.value.compiled }

    /// Waits for the other thread, which must have finished when the program ends.
    public func settle() { _ = preparation.value }

    /// The files in the order of their paths. Reported errors mean that nothing should be written.
    /// - Parameters:
    ///   - support: the support code that all descriptions of the module use together; nil for a plan alone.
    ///   - forwarders: makes forwarders for old names from the declarations of the code.
    public func render(
        _ plan: SwiftPlan, with support: [SupportSymbol]? = nil,
        forwarders: (Declarations) -> ForwarderPlan? = { _ in nil }, into bag: inout DiagnosticBag
    ) -> [RenderedFile] {
        guard let scene = scene(of: plan, with: support, into: &bag) else { return [] }
        let compiled = scene.compiled
        let jobs = entries(of: scene)
        let budget = RenderingBudget(settings.limits, pieces: jobs.count)
        var pieces = render(jobs, with: compiled, within: budget, into: &bag)
        if let forwarders = forwarders(declarations(in: pieces, of: compiled)) {
            let homes = homes(Array(zip(jobs, pieces)), of: compiled)
            pieces += render(entries(for: forwarders, in: homes, of: scene), with: compiled, within: budget, into: &bag)
        }
        let ownTypes = pack.manifest.conventions.models.ownTypes + plan.ownTypes
        var writer = FileAssembly(
            settings: settings, types: ownTypes, manifest: pack.manifest, prefix: plan.descriptionPrefix)
        var mentioned: [String] = []
        var mentionedInMocks: [String] = []
        var undeclared: Set<String> = []
        let mocksAreForDebug = pack.manifest.options.contains {
            $0.name == "mocksInDebugOnly" && $0.value == .flag(true)
        }
        for piece in pieces {
            guard case .entry(let index) = piece.source else { continue }
            let file = compiled.entries[index].file
            let needs = needs(of: piece, entry: file, reported: &undeclared, into: &bag)
            let support = file.support.filter(piece.code.names.contains) + needs
            if file.kind == .mocks { mentionedInMocks += support } else { mentioned += support }
            writer.add(piece, entry: file, inDebug: file.kind == .mocks && mocksAreForDebug, into: &bag)
        }
        // Frees the pieces, since the files contain their bytes.
        pieces = []
        let needed = Set(
            supportFiles(for: scene.plan.support, and: mentioned, into: &bag).filter { !$0.isForMocks }.map(\.name))
        let all = supportFiles(for: scene.plan.support, and: mentioned + mentionedInMocks, into: &bag)
        let files = self.support(of: scene, chosen: Set(all.map(\.name)), besideMocks: needed)
        for piece in render(files, with: compiled, within: budget, into: &bag) {
            guard case .support(let index) = piece.source else { continue }
            let file = compiled.support[index].file
            let kind: ArtefactKind = needed.contains(file.name) ? .support : .mocks
            let support = SupportFiles.Piece(
                name: file.name, path: piece.path, kind: kind, imports: file.imports(in: piece), body: piece.code.bytes)
            writer.add(support, into: &bag)
        }
        return bag.hasErrors ? [] : writer.takeFiles()
    }

    /// A pack with the support code that a plan needs, and the values for its templates.
    struct Scene {
        let compiled: CompiledPack
        let plan: PlanView
        let roots: [any TemplateView]
        /// The roots of services with settings of their own, by the services' words.
        let ownRoots: [String: [any TemplateView]]
        /// The folders of services whose folder has another name, by the services' words.
        let features: [String: String]

        func roots(of service: ServiceView) -> [any TemplateView] { ownRoots[service.plan.word] ?? roots }
    }

    func scene(of plan: SwiftPlan, with support: [SupportSymbol]? = nil, into bag: inout DiagnosticBag) -> Scene? {
        let preparation = preparation.value
        let symbols = asked(support ?? plan.support)
        let needs =
            (preparation.compiled.entries.flatMap(\.template.needs).map(\.name) + preparation.compiled.calledByFields)
            .filter(pack.support.declares)
        let optional = pack.manifest.files.flatMap(\.support) + needs
        let candidates = supportFiles(for: symbols, and: optional, into: &bag)
        var compiled = preparation.compiled
        bag.append(contentsOf: preparation.bag)
        compiled.setSupport(candidates, into: &bag)
        if bag.hasErrors { return nil }
        pack.manifest.reportUnfitAccess(into: &bag)
        pack.manifest.reportUnfitEntities(of: plan, into: &bag)
        if bag.hasErrors { return nil }
        return self.scene(of: compiled.views.views(of: plan, with: symbols), compiled)
    }

    /// - Parameter most: the widest access that declarations get.
    private func scene(of plans: PlanView, _ compiled: CompiledPack, atMost most: AccessLevel = .public) -> Scene {
        let hasEntities = plans.plan.entities != nil
        var ownRoots: [String: [any TemplateView]] = [:]
        var features: [String: String] = [:]
        for service in pack.manifest.services {
            guard let found = plans.services.first(where: { $0.plan.wireName == service.name }) else { continue }
            ownRoots[found.plan.word] =
                settingsViews(compiled, for: service, atMost: most, hasEntities: hasEntities) + [plans]
            features[found.plan.word] = service.feature
        }
        let roots = settingsViews(compiled, for: nil, atMost: most, hasEntities: hasEntities) + [plans]
        return Scene(compiled: compiled, plan: plans, roots: roots, ownRoots: ownRoots, features: features)
    }

    /// The views `swift` and `options`, in which settings of one service override the others.
    private func settingsViews(
        _ compiled: CompiledPack, for service: ServiceSettings?, atMost most: AccessLevel, hasEntities: Bool
    ) -> [any TemplateView] {
        let conventions = pack.manifest.conventions
        let access = min(service?.access?.level ?? conventions.access, most)
        let swift = RecordView(
            compiled.views.swift,
            values: [
                access.value(access.memberPrefix),
                access.value(access.declarationPrefix(isNonisolated: conventions.statesIsolation)),
                .text(access.extensionPrefix(isNonisolated: conventions.statesIsolation)),
                .flag(settings.support != .none), .flag(conventions.models.isNonexhaustive && access == .public),
            ])
        let options = pack.manifest.options.map { option in
            var option = option
            if hasEntities, option.isFake { option.value = .text("spy") }
            option.value = service?.options[option.name] ?? option.value
            return option.templateValue
        }
        return [swift, RecordView(compiled.views.options, values: options)]
    }

    /// The pieces in the order of the jobs, made on several processors.
    func render(
        _ jobs: [RenderJob], with compiled: CompiledPack, within budget: RenderingBudget, into bag: inout DiagnosticBag
    ) -> [RenderJob.Piece] {
        let before = budget.spent
        let pieces = inParallel(jobs.count) { jobs[$0].render(with: compiled, within: budget) }
        if budget.isExhausted {
            // Threads reach the limit at different places each time; one thread alone always reports the same place.
            budget.spent = before
            for job in jobs where !budget.isExhausted {
                bag.append(contentsOf: job.render(with: compiled, within: budget).bag)
            }
            return []
        }
        for piece in pieces { bag.append(contentsOf: piece.bag) }
        return pieces
    }

    /// The jobs of the manifest's entries, in the order of the files.
    func entries(of scene: Scene, notesSpans: Bool = false) -> [RenderJob] {
        var jobs: [RenderJob] = []
        // Entries of one scope share the values of their items.
        var known: [(scope: PackFile.Scope, access: AccessLevel, items: [RenderJob.Item])] = []
        for (index, entry) in scene.compiled.entries.enumerated() {
            let (scope, access) = (entry.file.scope, entry.file.access?.level ?? .public)
            if !known.contains(where: { $0.scope == scope && $0.access == access }) {
                let scene = access == .public ? scene : self.scene(of: scene.plan, scene.compiled, atMost: access)
                known.append((scope, access, items(of: scope, in: scene)))
            }
            for item in known.first(where: { $0.scope == scope && $0.access == access })?.items ?? [] {
                jobs.append(RenderJob(source: .entry(index), item: item, notesSpans: notesSpans))
            }
        }
        return jobs
    }

    /// The place of a type's code, as far as it matters for the type's old names.
    private struct Home: Hashable {
        var kind = ArtefactKind.models
        /// The service whose settings apply.
        var service: String?
        var access = AccessLevel.public
    }

    /// The places of the types that templates declare.
    private func homes(_ made: [(RenderJob, RenderJob.Piece)], of compiled: CompiledPack) -> [String: Home] {
        var homes: [String: Home] = [:]
        for (job, piece) in made {
            guard case .entry(let index) = job.source else { continue }
            let file = compiled.entries[index].file
            var home = Home(kind: file.kind, access: file.access?.level ?? .public)
            if case .service(let name) = job.item.owner { home.service = name }
            for type in piece.code.declarations where type.kind == .type || type.kind == .protocol {
                homes[type.name] = home
            }
        }
        return homes
    }

    /// The jobs of the entries for old names, which have the settings and the access of the types that they are for. If
    /// only some kinds are written, old names of other types are left out.
    private func entries(for forwarders: ForwarderPlan, in homes: [String: Home], of scene: Scene) -> [RenderJob] {
        var order: [Home] = []
        var parts: [Home: Set<String>] = [:]
        for type in forwarders.subjects {
            var home = homes[type] ?? Home()
            if let only = settings.only, !only.contains(home.kind) { continue }
            // Old names of types of all kinds are written together.
            home.kind = .models
            if !pack.manifest.services.contains(where: { $0.name == home.service }) { home.service = nil }
            if parts[home, default: []].isEmpty { order.append(home) }
            parts[home, default: []].insert(type)
        }
        let files = scene.compiled.entries.indices.filter { scene.compiled.entries[$0].file.scope == .forwarders }
        return order.flatMap { home in
            let scene = self.scene(of: scene.plan, scene.compiled, atMost: home.access)
            let roots = scene.plan.services.first { $0.plan.wireName == home.service }.map(scene.roots(of:))
            let part = forwarders.part(of: parts[home] ?? [])
            let item = item("old names", feature: "Shared", [part], roots: roots, in: scene)
            return files.map { RenderJob(source: .entry($0), item: item) }
        }
    }

    /// The jobs of the support code.
    /// - Parameter needed: names that something besides mocks needs.
    private func support(of scene: Scene, chosen: Set<String>, besideMocks needed: Set<String>) -> [RenderJob] {
        scene.compiled.support.indices.compactMap { index in
            let support = scene.compiled.support[index].file
            guard chosen.contains(support.name) else { return nil }
            let file = RecordView(
                scene.compiled.views.file,
                values: [
                    .text(support.name), .text(support.group), .flag(!needed.contains(support.name)), .text("Shared"),
                ])
            return RenderJob(source: .support(index), item: .init(name: support.name, values: scene.roots + [file]))
        }
    }

    private func item(
        _ name: String, of owner: PieceSize.Owner? = nil, subject: String? = nil, feature: String,
        _ own: [any TemplateView], roots: [any TemplateView]? = nil, in scene: Scene
    ) -> RenderJob.Item {
        let file = RecordView(
            scene.compiled.views.file,
            values: [.text(""), .text(""), .flag(false), .text(scene.features[feature] ?? feature)])
        return .init(name: name, owner: owner, subject: subject, values: (roots ?? scene.roots) + [file] + own)
    }

    private func items(of scope: PackFile.Scope, in scene: Scene) -> [RenderJob.Item] {
        let plan = scene.plan
        switch scope {
        case .api: return [item("the API", feature: "Shared", [], in: scene)]
        case .service:
            return plan.services.map { service in
                let name = service.plan.wireName
                return item(
                    "service `\(name)`", of: .service(name), feature: service.plan.word, [service],
                    roots: scene.roots(of: service), in: scene)
            }
        case .operation, .channel:
            return plan.services.flatMap { service in
                let owner = PieceSize.Owner.service(service.plan.wireName)
                let (word, roots) = (service.plan.word, scene.roots(of: service))
                return (scope == .channel ? service.channels : service.operations).map {
                    item(
                        "operation `\($0.plan.key)`", of: owner, subject: $0.subject, feature: word, [service, $0],
                        roots: roots, in: scene)
                }
            }
        case .model:
            return zip(plan.plan.models, plan.plan.owners).map { model, owner in
                let name = model.name.raw
                return item(
                    "model `\(name)`", of: .model(name), subject: model.subject, feature: owner ?? "Shared", [model],
                    in: scene)
            }
        case .mapper:
            return plan.plan.mappers.map { mapper in
                let (name, word) = (mapper.name.raw, mapper.owner ?? "Shared")
                return item("mapper of `\(name)`", of: .model(name), feature: word, [mapper], in: scene)
            }
        case .forwarders: return []
        }
    }
}

/// One piece of a file that is to be rendered: its template, the item that it is for, and the values of its names.
struct RenderJob: Sendable {
    /// A template to render, by its position in the compiled pack.
    enum Source: Sendable {
        case entry(Int)
        case support(Int)
    }

    /// The result; without bytes where one of the manifest's conditions is false.
    struct Piece: Sendable {
        let source: Source
        var path: String
        /// The code. Its watched names are those of the team's own types and of support code.
        var code = Template.Rendering()
        var bag = DiagnosticBag()

        /// The access of its declarations, by the prefixes that were written; nil if all are internal.
        var access: AccessLevel? { [.public, .package].first { code.names.contains($0.rawValue) } }
    }

    /// The item that a piece is written for.
    struct Item: Sendable {
        /// The item's name in messages.
        let name: String
        /// The service or the model; nil for code that all share.
        var owner: PieceSize.Owner?
        /// The operation or the model, if the piece is for a single one.
        var subject: String?
        let values: [any TemplateView]
    }

    let source: Source
    let item: Item
    var notesSpans = false

    func render(with pack: CompiledPack, within budget: RenderingBudget) -> Piece {
        let (name, values, subject) = (item.name, item.values, item.subject)
        var piece = Piece(source: source, path: name)
        switch source {
        case .entry(let index):
            for condition in pack.entries[index].conditions
            where condition.render(values, for: name, within: budget, into: &piece.bag).isEmpty { return piece }
            piece.path = text(of: pack.entries[index].path, budget, &piece.bag)
            var code = pack.entries[index].template.rendering(
                values, for: name, within: budget, notesSpans: notesSpans && subject == nil, into: &piece.bag)
            if notesSpans, let subject { code.spans = [CodeSpan(subject: subject, bytes: 0..<code.bytes.count)] }
            let called = pack.calledByFields.filter(code.names.contains)
            code.needs += called.map { ($0, pack.entries[index].file.range) }
            if code.exposedNames.contains(where: { SupportSymbol(rawValue: $0) != nil }) { code.exposesSupport = true }
            piece.code = code
        case .support(let index):
            if let path = pack.supportPath { piece.path = text(of: path, budget, &piece.bag) }
            piece.code = pack.support[index].template.rendering(values, for: name, within: budget, into: &piece.bag)
        }
        return piece
    }

    private func text(of path: Template, _ budget: RenderingBudget, _ bag: inout DiagnosticBag) -> String {
        var text = String(decoding: path.render(item.values, for: item.name, within: budget, into: &bag), as: UTF8.self)
        while text.last?.isNewline ?? false { text.removeLast() }
        return text
    }
}

extension AccessLevel {
    /// A prefix for templates, such as `public `. Its watched name shows a rendering the access of its declarations.
    func value(_ prefix: String) -> TemplateValue { .code(prefix, names: [rawValue], isExposed: false) }
}
