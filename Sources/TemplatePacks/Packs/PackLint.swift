import Diagnostics

/// Looks through all of a pack, whatever a description would use of it: every template is compiled, and one that
/// nothing reaches is reported.
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
            {
                found.report(PackMessages.undeclaredNeed(need.name, of: entry.file.name, at: need.range))
            }
        }
        bag.append(contentsOf: found)
        let reached = PackLint.reached(in: pack)
        // What the packs bring that this one extends is not its fault.
        for name in pack.templates.keys.sorted() where !reached.contains(name) && pack.isOwn(name) {
            bag.report(PackMessages.unusedTemplate(name, known: reached.sorted(), at: pack.templates[name]))
        }
    }

    /// The names of the templates that something renders: those of the manifest and the support code, and what these
    /// include.
    static func reached(in pack: Pack) -> Set<String> {
        var open = pack.manifest.files.map(\.template) + pack.templates.keys.filter { $0.hasPrefix("support/") }
        var reached = Set(open)
        while let name = open.popLast() {
            guard let template = pack.templates[name] else { continue }
            for included in TemplateIncludes.names(in: template.bytes) where reached.insert(included).inserted {
                open.append(included)
            }
        }
        return reached
    }
}
