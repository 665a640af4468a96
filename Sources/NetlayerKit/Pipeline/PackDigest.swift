import Diagnostics
import TemplatePacks

/// The hashes of what makes the files of a pack's entries: for each entry its template with all that this includes, and
/// the manifests.
struct PackDigest {
    private let pack: Pack
    private let manifests: String
    private var known: [String: String] = [:]

    init(_ pack: Pack) {
        self.pack = pack
        manifests = pack.manifests.map { ContentHash.of($0.bytes) }.joined()
    }

    /// The hash of all manifests and templates, and of what they are called.
    var hashOfAll: String {
        let manifests = pack.manifests.map { $0.name + " " + ContentHash.of($0.bytes) + "\n" }
        let templates = pack.templates.keys.sorted().map { path in
            let file = pack.templates[path]
            return "\(path) \(file?.name ?? "") \(ContentHash.of(file?.bytes ?? []))\n"
        }
        return ContentHash.of(Array((manifests + templates).joined().utf8))
    }

    /// The hash for an entry of the manifest; `support` stands for all of the support code.
    mutating func hash(ofEntry entry: String) -> String {
        if let hash = known[entry] { return hash }
        var roots = pack.manifest.files.filter { $0.name == entry }.map(\.template)
        if entry == "support" { roots = pack.templates.keys.filter { $0.hasPrefix("support/") } }
        var reached = Set(roots)
        while let name = roots.popLast() {
            guard let template = pack.templates[name] else { continue }
            for included in TemplateIncludes.names(in: template.bytes) where reached.insert(included).inserted {
                roots.append(included)
            }
        }
        var text = manifests
        for name in reached.sorted() {
            if let template = pack.templates[name] { text += name + ContentHash.of(template.bytes) }
        }
        let hash = ContentHash.of(Array(text.utf8))
        known[entry] = hash
        return hash
    }
}
