import Platform

/// The folder of a project. What a description or a configuration names outside of it is neither read nor written, since
/// both may come from somebody else: a reference to a file of credentials would show it in the log.
public struct ProjectRoot: Sendable, Hashable {
    /// Without links.
    public let folder: String

    /// What the user says is the project.
    public init(folder: String) { self.folder = Disk.resolvedAsFar(folder) }

    /// The project of a file that the user names: that of the working directory if it holds the file, or else the one
    /// in which the file is.
    public init(of file: String) {
        let start = Disk.resolvedAsFar(FilePath.folder(of: file))
        let here = Disk.resolvedAsFar("")
        let project = ProjectRoot.top(above: here) ?? here
        folder = project != "/" && ProjectRoot.holds(project, start) ? project : ProjectRoot.top(above: start) ?? start
    }

    /// Whether a path stays in the project when links are followed. What git keeps beside the files is no part of it.
    public func contains(_ path: String) -> Bool {
        let place = Disk.resolvedAsFar(path)
        return ProjectRoot.holds(folder, place)
            && !FilePath.relative(place, to: folder).split(separator: "/").contains { $0.lowercased() == ".git" }
    }

    /// Whether a path may be read as a document. Hidden files are where tools keep what is secret: `.env`, `.netrc`.
    func contains(document path: String) -> Bool {
        contains(path) && !FilePath.name(of: Disk.resolvedAsFar(path)).hasPrefix(".")
    }

    /// Throws for a link that leads out of the project in which it lies. A file that the user names may be anywhere, but
    /// whoever changes the project can put a link in its place.
    public static func refuseLink(_ path: String, in stated: ProjectRoot? = nil) throws(MachineError) {
        guard path != "-", Disk.entry(path) == .link, stated?.contains(document: path) != true,
            !ProjectRoot(of: path).contains(document: path)
        else { return }
        throw MachineError("read", path, reason: "the link leads out of the project; `--root` names a larger one")
    }

    /// Throws for a place to write to that lies in a project and leads out of it by a link. What the user names may be
    /// anywhere, but whoever changes the project can put a link in its place.
    public static func refuseLeaving(_ path: String) throws(MachineError) {
        guard leaves(path) else { return }
        throw MachineError("write", path, reason: "a link on the way leads out of the project")
    }

    static func leaves(_ path: String) -> Bool {
        let here = Disk.resolvedAsFar("")
        let project = top(above: here) ?? here
        let stated = FilePath.join(here, path)
        let root = holds(project, stated) ? project : top(above: FilePath.folder(of: stated))
        guard let root, root != "/" else { return false }
        return !ProjectRoot(folder: root).contains(stated)
    }

    /// The nearest folder, from one on upwards, that holds `.git`: a folder or, in a linked working tree, a file. Nobody
    /// can commit one, so that no pull request moves it.
    static func repository(above start: String) -> String? { nearest(".git", above: start) }

    /// The top of the repository; of what is in none, the package.
    private static func top(above start: String) -> String? {
        repository(above: start) ?? nearest("Package.swift", above: start)
    }

    private static func nearest(_ name: String, above start: String) -> String? {
        var place = start
        while true {
            let target = Disk.target(FilePath.join(place, name))
            if target == .folder || target == .file { return place }
            guard place != "/", !place.isEmpty else { return nil }
            place = FilePath.folder(of: place)
        }
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
