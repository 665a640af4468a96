/// What runs read: for whoever watches the inputs, and for the cache.
public final class InputRecord {
    /// Descriptions and what they refer to, in the order of reading.
    public private(set) var files: [ReadFile] = []
    /// The folders of packs and templates.
    public private(set) var folders: [String] = []

    public init() {}

    func add(_ files: [ReadFile]) { self.files += files }

    func add(folders: [String]) { self.folders += folders }
}
