import Adopt
import NetlayerKit
import Platform

/// Remembers what the compiler's parser said of files, by their content, so that only changed files are read again.
struct SyntaxCache: DumpCache {
    /// How many files are kept; of more the oldest go.
    private static let capacity = 2_000

    private let folder: String

    /// The cache of the user; nil where there is none.
    static func ofUser() -> SyntaxCache? { RunCache.userFolder.map { SyntaxCache(folder: $0) } }

    init(folder: String) { self.folder = FilePath.join(folder, "netlayer-syntax") }

    func dump(of file: [UInt8]) -> [UInt8]? { try? Disk.read(path(file)) }

    func keep(_ dump: [UInt8], of file: [UInt8]) {
        let writer = AtomicWriter(folder: folder)
        guard let lock = try? writer.lock() else { return }
        defer { lock.release() }
        try? writer.write(dump, to: name(file))
    }

    /// Makes room after a run.
    func removeOldest() { AtomicWriter(folder: folder).removeOldest(beyond: SyntaxCache.capacity) }

    private func name(_ file: [UInt8]) -> String { ContentHash.of(file) }
    private func path(_ file: [UInt8]) -> String { folder + "/" + name(file) }
}
