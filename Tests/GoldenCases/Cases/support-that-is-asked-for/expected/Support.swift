import Foundation

/// A file of a multipart body, or a body whose media type the caller chooses.
nonisolated struct FileUpload: Hashable, Sendable {
    var data: Data
    var filename: String
    var contentType: String

    init(data: Data, filename: String = "", contentType: String = "application/octet-stream") {
        self.data = data
        self.filename = filename
        self.contentType = contentType
    }
}

/// A value that may be read and changed from any task, one at a time.
nonisolated final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var storage: Value

    init(_ value: Value) {
        storage = value
    }

    /// The value at this moment.
    var value: Value {
        withLock { $0 }
    }

    /// Reads or changes the value while nobody else does.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&storage)
    }
}
