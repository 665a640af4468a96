import Diagnostics
import Platform
import TemplateEngine
import TemplatePacks

/// The bundled packs, and any folder, or file with a manifest at its head, that is named by a path with a slash.
public struct PackFolders: PackSource {
    private let bundled = BundledPacks()
    private let root: ProjectRoot?

    /// - Parameter root: where all packs have to be, which one may extend; nil for those of the user's own choice.
    public init(in root: ProjectRoot? = nil) { self.root = root }

    public var packNames: [String] { bundled.packNames }

    /// A folder that is there and can't be read is no unknown pack.
    public func files(ofPack name: String) throws(MachineError) -> [String: SourceFile]? {
        guard name.contains("/") else { return bundled.files(ofPack: name) }
        if let root, !root.contains(name) {
            throw MachineError("read", name, reason: "the pack is outside the project; `--root` names a larger one")
        }
        do throws(MachineError) {
            return try PackFolders.isFile(name) ? PackFolders.files(inFile: name) : PackFolders.files(in: name)
        } catch {
            guard error.isAbsence, error.path == name else { throw error }
            return nil
        }
    }

    /// `../shared` in the pack `Packs/ours` → `./Packs/shared`; a path keeps a slash, by which it differs from a name.
    public func name(of extended: String, from pack: String) -> String {
        guard extended.contains("/"), pack.contains("/") else { return extended }
        let place = FilePath.join(PackFolders.folder(of: pack), extended)
        return place.contains("/") ? place : "./" + place
    }

    /// Whether a path names a pack that is one file: its template, below the manifest.
    private static func isFile(_ path: String) -> Bool { path.hasSuffix(".stencil") }

    /// The folder that a pack is, or in which it lies.
    static func folder(of pack: String) -> String { isFile(pack) ? FilePath.folder(of: pack) : pack }

    /// The manifest and the template of a pack of one file. Both keep their places in it.
    private static func files(inFile path: String) throws(MachineError) -> [String: SourceFile] {
        let bytes = try Disk.read(path)
        let name = FilePath.name(of: path)
        guard let end = FrontMatter.end(in: bytes) else { return [name: SourceFile(name: path, bytes: bytes)] }
        return [
            "pack.yaml": SourceFile(name: path, bytes: Array(bytes[..<end.closing])),
            name: SourceFile(name: path, bytes: bytes),
        ]
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
