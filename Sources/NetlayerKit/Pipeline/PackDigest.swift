import Diagnostics
import TemplatePacks

/// The hashes of what makes the files of a pack's entries: for each entry its template with all that this includes, and
/// the manifests.
struct PackDigest: Sendable {
    private let pack: Pack
    private let manifests: [String]
    private let templates: [String: String]
    private var known: [String: String] = [:]

    init(_ pack: Pack) {
        self.pack = pack
        manifests = pack.manifests.map { ContentHash.of($0.bytes) }
        templates = pack.templates.mapValues { ContentHash.of($0.bytes) }
    }

    /// The hash of all manifests and templates, and of what they are called.
    var hashOfAll: String {
        let manifests = zip(pack.manifests, manifests).map { $0.name + " " + $1 + "\n" }
        let templates = templates.keys.sorted().map { path in
            "\(path) \(pack.templates[path]?.name ?? "") \(self.templates[path] ?? "")\n"
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
        var text = manifests.joined()
        for name in reached.sorted() {
            if let template = templates[name] { text += name + template }
        }
        let hash = ContentHash.of(Array(text.utf8))
        known[entry] = hash
        return hash
    }
}
