import Adopt
import NetlayerKit
import Platform

/// Remembers the results of the compiler's parser by the content of files, so that only changed files are parsed again.
struct SyntaxCache: DumpCache {
    /// The number of files that are kept; older ones are removed.
    private static let capacity = 2_000

    private let folder: String

    /// The cache of the user; nil without one.
    static func ofUser() -> SyntaxCache? { RunCache.userFolder.map { SyntaxCache(folder: $0) } }

    init(folder: String) { self.folder = FilePath.join(folder, "netlayer-syntax") }

    func dump(of file: [UInt8]) -> [UInt8]? { try? Disk.read(path(file)) }

    func keep(_ dump: [UInt8], of file: [UInt8]) {
        let writer = AtomicWriter(folder: folder)
        guard let lock = try? writer.lock() else { return }
        defer { lock.release() }
        try? writer.write(dump, to: name(file))
    }

    /// Removes the oldest files after a run.
    func removeOldest() { AtomicWriter(folder: folder).removeOldest(beyond: SyntaxCache.capacity) }

    private func name(_ file: [UInt8]) -> String { ContentHash.of(file) }
    private func path(_ file: [UInt8]) -> String { folder + "/" + name(file) }
}
