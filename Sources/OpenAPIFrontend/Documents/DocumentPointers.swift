import APIModel
import SourceTree

/// The JSON pointers of one document. The way to its nodes is searched when the first pointer is asked for, since most
/// runs ask for none.
final class DocumentPointers: PointerSource, @unchecked Sendable {
    private let tree: SourceTree
    /// What stands before the pointers: the path of a document that is not the root.
    private let prefix: String
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    /// Guarded by the lock.
    private var table: PointerTable?

    init(of tree: SourceTree, prefix: String) {
        self.tree = tree
        self.prefix = prefix
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func pointer(to node: UInt32) -> String { prefix + JSONPointer.text(tokens(to: node)) }

    /// The names on the way to a node: `["components", "schemas", "Item"]`.
    func tokens(to node: UInt32) -> [String] {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let table = self.table ?? PointerTable(of: tree)
        self.table = table
        return table.tokens(to: node)
    }
}

import Platform
