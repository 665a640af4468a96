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

    /// Whether a path stays in the project when links are followed.
    public func contains(_ path: String) -> Bool { ProjectRoot.holds(folder, Disk.resolvedAsFar(path)) }

    /// The nearest folder, from one on upwards, that holds `.git`: a folder or, in a linked working tree, a file. Nobody
    /// can commit one, so that no pull request moves it.
    static func repository(above start: String) -> String? { nearest(".git", above: start) }

    /// The top of the repository; of what is in none, the package.
    private static func top(above start: String) -> String? {
        repository(above: start) ?? nearest("Package.swift", above: start)
    }

    private static func nearest(_ name: String, above start: String) -> String? {
        var place = start
        while Disk.target(FilePath.join(place, name)) == nil {
            guard place != "/", !place.isEmpty else { return nil }
            place = FilePath.folder(of: place)
        }
        return place
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
