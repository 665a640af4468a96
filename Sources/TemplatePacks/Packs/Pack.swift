import Diagnostics
import SourceTree
import SwiftModel

/// A pack with all that it extends: one manifest, and for each template the file that is nearest.
public struct Pack: Sendable {
    public var manifest: PackManifest
    /// By name; files under `support/` are the support code.
    public var templates: [String: SourceFile]
    /// From the pack itself to the one that extends nothing.
    public let chain: [String]
    /// The manifests along the chain, as they were read.
    public let manifests: [SourceFile]

    /// Loads a pack by its name; problems are reported at `range`, or in the manifests.
    public static func load(
        _ name: String,
        from source: any PackSource,
        at range: SourceRange? = nil,
        into bag: inout DiagnosticBag
    ) -> Pack? {
        var layers: [(name: String, files: [String: SourceFile], root: SourceNode)] = []
        var next: (name: String, range: SourceRange?)? = (name, range)
        while let wanted = next {
            if layers.contains(where: { $0.name == wanted.name }) {
                bag.report(PackMessages.circularPack(wanted.name, at: wanted.range))
                return nil
            }
            guard let files = source.files(ofPack: wanted.name), let file = files["pack.yaml"] else {
                bag.report(PackMessages.unknownPack(wanted.name, known: source.packNames, at: wanted.range))
                return nil
            }
            guard let tree = SourceReader.read(file.bytes, name: file.name, into: &bag) else { return nil }
            layers.append((wanted.name, files, tree.root))
            next = tree.root["extends"].map { (source.place(ofPack: $0.text, extendedBy: wanted.name), $0.range) }
        }
        var manifest = PackManifest(name: name)
        var templates: [String: SourceFile] = [:]
        for layer in layers.reversed() {
            manifest.isAbstract = false
            apply(layer.root, to: &manifest, into: &bag)
            for (path, file) in layer.files where path != "pack.yaml" { templates[path] = file }
        }
        let manifests = layers.compactMap { $0.files["pack.yaml"] }
        return Pack(manifest: manifest, templates: templates, chain: layers.map(\.name), manifests: manifests)
    }

    /// Lays a project's own templates over the pack's.
    public mutating func override(with files: [String: SourceFile]) {
        for (path, file) in files where path != "pack.yaml" { templates[path] = file }
    }

    private static func apply(_ root: SourceNode, to manifest: inout PackManifest, into bag: inout DiagnosticBag) {
        for entry in root.entries {
            switch entry.key.text {
            case "pack", "extends":
                continue
            case "support":
                manifest.supportRoots += entry.value.elements.map(\.text)
            default:
                guard !ManifestReader.apply(entry, to: &manifest, into: &bag) else { continue }
                let known = PackManifest.keys + SettingsReader.topLevelKeys
                bag.report(
                    PackMessages.unknownKey(entry.key.text, in: "the manifest", known: known, at: entry.key.range)
                )
            }
        }
    }
}
