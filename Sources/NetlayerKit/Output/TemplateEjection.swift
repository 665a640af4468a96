import Diagnostics
import Platform
import TemplatePacks

/// Copies a template of a pack into a project's own folder, where it stands in for the pack's, and notes what it was
/// copied from, so that a later check can say when the original has moved on.
public enum TemplateEjection {
    /// The hashes of the originals, in a file beside the copies.
    static let originsName = ".netlayer-origins"

    /// The path of the copy; nil where there is a file already, which is never overwritten.
    public static func eject(_ template: SourceFile, named name: String, to folder: String) throws(MachineError)
        -> String?
    {
        let path = FilePath.join(folder, name)
        guard Disk.entry(path) == nil else { return nil }
        try write(template, named: name, to: folder, isCopied: true)
        return path
    }

    /// Notes the pack's template of now as what the copy follows, which stays as it is; nil where there is no copy.
    public static func adopt(_ template: SourceFile, named name: String, in folder: String) throws(MachineError)
        -> String?
    {
        let path = FilePath.join(folder, name)
        guard Disk.target(path) == .file else { return nil }
        try write(template, named: name, to: folder, isCopied: false)
        return path
    }

    static func origins(in folder: String) throws(MachineError) -> OutputManifest {
        OutputManifest(reading: try Disk.readIfPresent(folder + "/" + originsName) ?? [])
    }

    private static func write(_ template: SourceFile, named name: String, to folder: String, isCopied: Bool)
        throws(MachineError)
    {
        try ProjectRoot.refuseLeaving(folder)
        let writer = AtomicWriter(folder: folder)
        let lock = try writer.lock()
        defer { lock.release() }
        var origins = try origins(in: folder)
        origins.replace(name, hash: ContentHash.of(template.bytes))
        let head = "# Templates that were copied from a pack, with the hashes of the originals.\n"
        try writer.write(origins.bytes(head: head), to: originsName)
        if isCopied { try writer.write(template.bytes, to: name) }
    }
}
