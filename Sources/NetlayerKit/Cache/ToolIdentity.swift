import Platform
import SourceTree

/// What tells one build of the program from another. The version is not enough: what is built from a checkout keeps its
/// version while templates and code change.
enum ToolIdentity {
    /// Nil where the system doesn't say which file is running.
    static func current() -> String? {
        guard let path = executable() else { return nil }
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let times = [info.st_mtimespec, info.st_ctimespec]
        #else
            let times = [info.st_mtim, info.st_ctim]
        #endif
        let numbers =
            [Int(info.st_dev), Int(info.st_ino), Int(info.st_size)] + times.flatMap { [$0.tv_sec, $0.tv_nsec] }
        return ([Netlayer.version, YAMLLibrary.version, path] + numbers.map(String.init)).joined(separator: "\n")
    }

    private static func executable() -> String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _ = _NSGetExecutablePath(nil, &size)
            var name = [CChar](repeating: 0, count: Int(size) + 1)
            return _NSGetExecutablePath(&name, &size) == 0 ? Disk.resolved(String(cString: name)) : nil
        #else
            return Disk.resolved("/proc/self/exe")
        #endif
    }
}
