import NetlayerKit
import Platform

/// The folder of a plugin's outputs, which belongs to the build. A file that is as it should be is not touched, so that
/// nothing is compiled again because of it.
public struct BuildFolder: Sendable {
    private let path: String

    public init(_ path: String) { self.path = path }

    public func write(_ files: [BuildFile]) throws(MachineError) {
        let writer = AtomicWriter(folder: path)
        let lock = try writer.lock()
        defer { lock.release() }
        for file in files where try Disk.readIfPresent(path + "/" + file.name) != file.bytes {
            try writer.write(file.bytes, to: file.name)
        }
    }
}
