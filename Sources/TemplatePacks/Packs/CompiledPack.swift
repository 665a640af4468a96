import Diagnostics
import TemplateEngine

/// A pack whose templates, paths and conditions are compiled: ready to render any plan.
struct CompiledPack: Sendable {
    /// One entry of the manifest.
    struct Entry: Sendable {
        let file: PackFile
        let template: Template
        let path: Template
        let conditions: [Template]
    }

    let views: PackViews
    let entries: [Entry]
    private(set) var support: [(file: SupportLibrary.File, template: Template)] = []
    let supportPath: Template?
    private var compiler: TemplateCompiler

    /// Compiles everything but the support code.
    init(_ pack: Pack, into bag: inout DiagnosticBag) {
        let views = PackViews(pack.manifest)
        let manifest = pack.manifest
        var texts = ManifestTexts(pack.templates)
        for file in manifest.files {
            let path = file.paths.text(manifest.layout) ?? ""
            texts.add(path, as: "\(file.name).path", at: file.paths.range(manifest.layout))
            for (index, condition) in file.conditions.enumerated() {
                texts.add(
                    condition.text,
                    as: "\(file.name).when.\(index)",
                    at: condition.range,
                    within: ("{% if ", " %}yes{% endif %}")
                )
            }
        }
        let supportPath = manifest.supportPaths.text(manifest.layout) ?? ""
        texts.add(supportPath, as: "support.path", at: manifest.supportPaths.range(manifest.layout))
        let watched = manifest.files.flatMap(\.support) + manifest.conventions.models.ownTypes.map(\.name)
        var compiler = TemplateCompiler(
            TemplateLibrary(texts.sources, borrowed: pack.borrowed),
            mergesArms: manifest.conventions.operations.arms == .merged,
            watching: Set(watched).sorted()
        )
        var entries: [Entry] = []
        for file in manifest.files {
            let roots = views.roots(for: file.scope)
            guard pack.templates[file.template] != nil else {
                let known = pack.templates.keys.sorted().filter { !$0.hasPrefix("support/") }
                let range = file.templateRange ?? file.range
                bag.report(PackMessages.missingTemplate(file.template, known: known, at: range))
                continue
            }
            let isCode = OutputPath.mayBeSwift(pattern: file.paths.text(manifest.layout) ?? "")
            let template = compiler.compile(file.template, roots: roots, isCode: isCode, into: &bag)
            let path = texts.compile("\(file.name).path", roots: roots, by: &compiler, into: &bag)
            let conditions = file.conditions.indices.compactMap {
                texts.compile("\(file.name).when.\($0)", roots: roots, by: &compiler, into: &bag)
            }
            if let template, let path {
                entries.append(Entry(file: file, template: template, path: path, conditions: conditions))
            }
        }
        self.supportPath = texts.compile("support.path", roots: views.roots, by: &compiler, into: &bag)
        self.views = views
        self.entries = entries
        self.compiler = compiler
    }

    /// Makes these the support code, in their order.
    mutating func setSupport(_ files: [SupportLibrary.File], into bag: inout DiagnosticBag) {
        let known = support
        support = files.compactMap { file in
            let template =
                known.first { $0.file.template == file.template }?.template
                ?? compiler.compile(file.template, roots: views.roots, into: &bag)
            return template.map { (file, $0) }
        }
    }
}
