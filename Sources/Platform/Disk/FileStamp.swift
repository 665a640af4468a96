/// What a file system says of a file without reading it. As long as it stays the same, so does the content.
package struct FileStamp: Equatable {
    private let size: Int
    private let seconds: Int
    private let nanoseconds: Int
    private let inode: UInt64

    /// Nil where there is nothing.
    package init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        size = Int(info.st_size)
        inode = UInt64(info.st_ino)
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
