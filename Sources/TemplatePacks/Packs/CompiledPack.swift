import Diagnostics
import TemplateEngine

/// A pack whose templates, paths and conditions are compiled: ready to render any plan.
struct CompiledPack: Sendable {
    /// One entry of the manifest.
    struct Entry: Sendable {
        let file: PackFile
        let template: Template
        let path: Template
        let condition: Template?
    }

    let entries: [Entry]
    let support: [(file: SupportLibrary.File, template: Template)]
    let supportPath: Template?

    /// Compiles what is needed; nil if anything is wrong, which is reported.
    init?(_ pack: Pack, views: PackViews, support files: [SupportLibrary.File], into bag: inout DiagnosticBag) {
        var sources = pack.templates
        let manifest = pack.manifest
        for file in manifest.files {
            sources["\(file.name).path"] = CompiledPack.source(
                "pack.yaml: path of \(file.name)",
                file.path(manifest.layout) ?? ""
            )
            if let condition = file.condition {
                sources["\(file.name).when"] = CompiledPack.source(
                    "pack.yaml: when of \(file.name)",
                    "{% if \(condition) %}yes{% endif %}"
                )
            }
        }
        sources["support.path"] = CompiledPack.source("pack.yaml: supportPath", manifest.supportPath)
        var compiler = TemplateCompiler(TemplateLibrary(sources))
        var entries: [Entry] = []
        for file in manifest.files {
            let roots = views.roots(for: file.scope)
            guard pack.templates[file.template] != nil else {
                bag.report(PackMessages.missingTemplate(file.template, at: file.range))
                continue
            }
            let template = compiler.compile(file.template, roots: roots, into: &bag)
            let path = compiler.compile("\(file.name).path", roots: roots, into: &bag)
            let condition = file.condition.flatMap { _ in
                compiler.compile("\(file.name).when", roots: roots, into: &bag)
            }
            if let template, let path {
                entries.append(Entry(file: file, template: template, path: path, condition: condition))
            }
        }
        support = files.compactMap { file in
            compiler.compile(file.template, roots: views.roots, into: &bag).map { (file, $0) }
        }
        supportPath = compiler.compile("support.path", roots: views.roots, into: &bag)
        self.entries = entries
        if bag.hasErrors { return nil }
    }

    private static func source(_ name: String, _ text: String) -> SourceFile {
        SourceFile(name: name, bytes: Array(text.utf8))
    }
}
