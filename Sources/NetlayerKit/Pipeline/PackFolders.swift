import Diagnostics
import TemplatePacks

/// The bundled packs, and any folder that is named by a path with a slash.
public struct PackFolders: PackSource {
    private let bundled = BundledPacks()

    public init() {}

    public var packNames: [String] { bundled.packNames }

    public func files(ofPack name: String) -> [String: SourceFile]? {
        name.contains("/") ? try? PackFolders.files(in: name) : bundled.files(ofPack: name)
    }

    public func place(ofPack name: String, extendedBy pack: String) -> String {
        guard name.contains("/"), pack.contains("/") else { return name }
        let path = FilePath.normalised(FilePath.join(pack, name))
        return path.contains("/") ? path : "./" + path
    }

    /// The templates and the manifest of a folder, by their paths in it.
    static func files(in folder: String) throws(MachineError) -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        for path in try Disk.files(below: folder) where path.hasSuffix(".stencil") || path == "pack.yaml" {
            let place = FilePath.join(folder, path)
            files[path] = SourceFile(name: place, bytes: try Disk.read(place))
        }
        return files
    }
}
