import Platform

/// The folder of a project: the top of the repository that holds it.
public struct ProjectRoot: Sendable, Hashable {
    /// The nearest folder, from one on upwards, that holds `.git`: a folder or, in a linked working tree, a file. Nobody
    /// can commit one, so that no pull request moves it.
    static func repository(above start: String) -> String? {
        var place = start
        while Disk.target(FilePath.join(place, ".git")) == nil {
            guard place != "/", !place.isEmpty else { return nil }
            place = FilePath.folder(of: place)
        }
        return place
    }
}
