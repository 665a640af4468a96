import Platform

/// Remembers what runs made, outside of the project, so that a run which would make the same again need not. Nothing
/// depends on it: what is not there, damaged or not writable makes a run slower and nothing else.
public struct RunCache: Sendable {
    /// How many runs are kept; of more the oldest go.
    private static let capacity = 100
    /// Where they are kept, below a folder that may be anybody's.
    private static let folderName = "netlayer-runs"

    private let folder: String
    /// Whether it is only asked, as by a check, which writes nothing.
    public let isReadOnly: Bool

    public init(folder: String, isReadOnly: Bool = false) {
        self.folder = FilePath.join(folder, RunCache.folderName)
        self.isReadOnly = isReadOnly
    }

    /// The cache of the user; nil where there is none, or where it is turned off by `NETLAYER_CACHE=off`. Any other
    /// value of that variable is the folder to use.
    public static func ofUser(isReadOnly: Bool = false) -> RunCache? {
        userFolder.map { RunCache(folder: $0, isReadOnly: isReadOnly) }
    }

    /// Where the user's caches of this program lie.
    static var userFolder: String? {
        if let own = Terminal.environment("NETLAYER_CACHE"), !own.isEmpty { return own == "off" ? nil : own }
        if let caches = Terminal.environment("XDG_CACHE_HOME"), caches.hasPrefix("/") {
            return FilePath.join(caches, "netlayer")
        }
        guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            let caches = FilePath.join(home, "Library/Caches")
        #else
            let caches = FilePath.join(home, ".cache")
        #endif
        return FilePath.join(caches, "netlayer")
    }

    /// What an earlier run made of the same.
    func result(of key: RunKey) -> RunKey.Result? {
        guard let bytes = try? Disk.read(folder + "/" + key.name) else { return nil }
        return CachedRun(reading: bytes).flatMap { key.result(of: $0) }
    }

    /// Notes what a run made in the place of the last one of its name, without the problems that were known before it
    /// read a description. A run without files is no help to another.
    func keep(_ code: GeneratedCode, besides known: Int, under key: RunKey, reading inputs: InputRecord) {
        guard !isReadOnly, let folders = code.folders else { return }
        let problems = Array(code.bag.diagnostics.dropFirst(known))
        guard let run = key.run(folders, problems, reading: inputs.files) else { return }
        let writer = AtomicWriter(folder: folder)
        guard let lock = try? writer.lock() else { return }
        defer { lock.release() }
        let isNew = Disk.entry(folder + "/" + key.name) == nil
        try? writer.write(run.bytes, to: key.name)
        if isNew { removeOldest() }
    }

    private func removeOldest() {
        let names = ((try? Disk.names(in: folder)) ?? []).filter { ContentHash.isHash($0) }
        guard names.count > RunCache.capacity else { return }
        let runs = names.map { (name: $0, time: Disk.modificationTime(of: folder + "/" + $0)) }
        for run in runs.sorted(by: { $0.time > $1.time }).dropFirst(RunCache.capacity) {
            try? AtomicWriter(folder: folder).remove(run.name)
        }
    }
}
