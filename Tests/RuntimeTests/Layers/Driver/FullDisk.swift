import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A disk on which nothing more can be written, for this process: the limit of files is at some bytes.
func withFullDisk(after bytes: Int, _ work: () async throws -> Void) async rethrows {
    // Else the signal ends the process before the call fails.
    signal(SIGXFSZ, SIG_IGN)
    #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
        let resource = RLIMIT_FSIZE
    #endif
    var limit = rlimit()
    getrlimit(resource, &limit)
    let usual = limit.rlim_cur
    limit.rlim_cur = rlim_t(bytes)
    setrlimit(resource, &limit)
    defer {
        limit.rlim_cur = usual
        setrlimit(resource, &limit)
    }
    try await work()
}
