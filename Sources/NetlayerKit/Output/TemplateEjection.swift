import Diagnostics
import Platform
import TemplatePacks

/// Copies a template of a pack into a project's folder, where it replaces the pack's, and records the original's hash,
/// so that a later check can report that the original has changed.
public enum TemplateEjection {
    /// The folder of copies unless a team chooses another one.
    public static let usualFolder = "Templates"

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

    /// Records the pack's present template as the original of a copy, which isn't changed; nil if there is no copy.
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

/// How a project's template relates to the pack's template that it replaces.
public struct TemplateStatus: Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// It differs, and the original hasn't changed.
        case changed
        /// The original has changed since it was copied.
        case moved = "origin moved on"
        /// It equals the pack's template, and isn't needed.
        case same = "same as the pack's"
        /// It wasn't copied by `netlayer templates eject`, so that its original is unknown.
        case unknown = "origin unknown"
        /// The pack has no template of this name.
        case added
    }

    public let name: String
    public let state: State

    /// The states of all templates of a project, in the order of their names.
    public static func all(of pack: Pack, in folder: String) throws(MachineError) -> [TemplateStatus] {
        let origins = try TemplateEjection.origins(in: folder)
        return pack.projectTemplates.sorted().map { name in
            guard let template = pack.templates[name], let original = pack.overridden[name] else {
                return TemplateStatus(name: name, state: .added)
            }
            if template.bytes == original.bytes { return TemplateStatus(name: name, state: .same) }
            if !origins.owns(name) { return TemplateStatus(name: name, state: .unknown) }
            return TemplateStatus(name: name, state: origins.holds(name, original.bytes) ? .changed : .moved)
        }
    }
}
