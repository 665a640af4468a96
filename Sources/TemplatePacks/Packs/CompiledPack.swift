import CEmbedded
import Diagnostics
import SwiftModel
import TemplateEngine

/// A pack whose templates, paths and conditions are compiled: ready to render any plan.
struct CompiledPack: Sendable {
    struct Entry: Sendable {
        let file: PackFile
        let template: Template
        let path: Template
        let conditions: [Template]
    }

    let views: PackViews
    let entries: [Entry]
    /// Support code that the values of fields call, for the fields that templates read.
    let calledByFields: [String]
    private(set) var support: [(file: SupportLibrary.File, template: Template)] = []
    let supportPath: Template?
    private(set) var compiler: TemplateCompiler

    /// Compiles everything but the support code, or takes it from the archive.
    /// - Parameters:
    ///   - writer: collects the programs for an archive.
    ///   - leavesOut: whether files that the settings turn off are left out, so that their templates aren't compiled.
    init(
        _ pack: Pack, for writer: TemplateArchive.Writer? = nil, leavingOutUnwanted leavesOut: Bool = false,
        into bag: inout DiagnosticBag
    ) {
        let views = PackViews(pack.manifest)
        let manifest = pack.manifest
        let files = manifest.files.filter { !leavesOut || manifest.mayWrite($0) }
        var texts = ManifestTexts(pack.templates)
        for file in files {
            let path = file.paths.text(manifest.layout) ?? ""
            texts.add(path, as: "\(file.name).path", at: file.paths.range(manifest.layout))
            for (index, condition) in file.conditions.enumerated() {
                texts.add(
                    condition.text, as: "\(file.name).when.\(index)", at: condition.range,
                    within: ("{% if ", " %}yes{% endif %}"))
            }
        }
        let supportPath = manifest.supportPaths.text(manifest.layout) ?? ""
        texts.add(supportPath, as: "support.path", at: manifest.supportPaths.range(manifest.layout))
        let watched = manifest.files.flatMap(\.support) + manifest.conventions.models.ownTypes.map(\.name)
        var compiler = TemplateCompiler(
            TemplateLibrary(texts.sources, isBorrowed: { pack.borrowed.contains($0) }),
            mergesArms: manifest.conventions.operations.arms == .merged, watching: Set(watched).sorted(),
            archive: writer == nil ? BundledPacks.archive : nil, writer: writer)
        var entries: [Entry] = []
        for file in files {
            let roots = views.roots(for: file.scope)
            guard pack.templates[file.template] != nil else {
                let known = pack.templates.keys.sorted().filter { !$0.hasPrefix("support/") }
                let range = file.templateRange ?? file.range
                bag.report(
                    PackCodes.missingTemplate, "the pack has no template `\(file.template)`", at: range,
                    help: suggestion(for: file.template, among: known) ?? "add the file, or take one that the pack has")
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
        let readsSegments = entries.contains { $0.template.reads("text", of: PathSegment.table.viewType.name) }
        calledByFields = readsSegments ? [SupportSymbol.pathText.rawValue] : []
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

extension PackManifest {
    /// Whether the settings allow an entry's files: `options.container == "factory"`. Other conditions need a plan.
    fileprivate func mayWrite(_ file: PackFile) -> Bool {
        file.conditions.allSatisfy { TemplateCondition($0.text).mayHold(values) }
    }

    /// The values that a path of a condition can have by the settings; nil where it depends on the plan.
    private func values(at path: String) -> [LiteralNode]? {
        if path == "plan.has_replies" { return [.flag(conventions.operations.hasReplies)] }
        guard path.hasPrefix("options.") else { return nil }
        let name = String(path.dropFirst(8))
        let values = options.filter { $0.name == name }.map(\.value) + services.compactMap { $0.options[name] }
        return values.isEmpty ? nil : values.map { $0.literal }
    }
}

extension PackOption.Value {
    fileprivate var literal: LiteralNode {
        switch self {
        case .flag(let flag): .flag(flag)
        case .text(let text): .text(text)
        }
    }
}

extension BundledPacks {
    /// All bundled packs, compiled.
    static let archive = TemplateArchive(bytes(of: netlayer_template_archive()))

    /// The archive of the bundled packs as they are, which `EmbeddedTemplatesTests` writes.
    public static func makeArchive(into bag: inout DiagnosticBag) -> [UInt8] {
        let packs = BundledPacks()
        return packs.packNames.reduce(into: TemplateArchive.Writer()) { writer, name in
            guard let pack = Pack.load(name, from: packs, into: &bag) else { return }
            var compiled = CompiledPack(pack, for: writer, into: &bag)
            compiled.setSupport(pack.support.files, into: &bag)
            writer = compiled.compiler.writer ?? writer
        }.bytes
    }
}

/// Checks a whole pack, independent of descriptions: compiles every template, and reports templates that nothing
/// reaches.
public enum PackLint {
    public static func check(_ pack: Pack, into bag: inout DiagnosticBag) {
        let library = pack.support
        var found = DiagnosticBag()
        var compiled = CompiledPack(pack, into: &found)
        compiled.setSupport(library.files, into: &found)
        let names =
            library.files.flatMap(\.needs) + pack.manifest.supportRoots + pack.manifest.supportFiles
            + pack.manifest.files.flatMap(\.support)
        _ = library.closure(of: names, at: pack.manifest.supportRanges, into: &found)
        var unknown: Set<String> = []
        for entry in compiled.entries {
            for need in entry.template.needs
            where !pack.borrowed.contains(need.range.file.name) && !library.declares(need.name)
                && unknown.insert(need.name).inserted
            { found.report(PackMessages.undeclaredNeed(need.name, of: entry.file.name, at: need.range)) }
        }
        bag.append(contentsOf: found)
        let reached = PackLint.reached(in: pack)
        // An unused template of an extended pack isn't this pack's fault.
        for name in pack.templates.keys.sorted() where !reached.contains(name) && pack.isOwn(name) {
            bag.report(PackMessages.unusedTemplate(name, known: [], at: pack.templates[name]))
        }
    }

    /// The names of the templates that something renders: those of the manifest and the support code, and what these
    /// include.
    static func reached(in pack: Pack) -> Set<String> {
        pack.reached(from: pack.manifest.files.map(\.template) + pack.supportTemplates)
    }
}

extension Pack {
    package var supportTemplates: [String] { templates.keys.filter { $0.hasPrefix("support/") } }

    /// The names of these templates and of all templates that they include, directly or indirectly.
    package func reached(from names: [String]) -> Set<String> {
        var open = names
        var reached = Set(open)
        while let name = open.popLast() {
            guard let template = templates[name] else { continue }
            for included in TemplateIncludes.names(in: template.bytes) where reached.insert(included).inserted {
                open.append(included)
            }
        }
        return reached
    }
}

extension PackRenderer {
    /// Whether a template of the pack names a field of a view.
    public func reads(_ field: String, of view: String) -> Bool {
        compiled.entries.contains { $0.template.reads(field, of: view) }
    }
}
