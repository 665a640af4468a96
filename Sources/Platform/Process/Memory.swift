/// The memory of a run, which fills some tens of megabytes once and frees little.
public enum Heap {
    /// Makes glibc take memory in large blocks, and in large pages where the system has them: page faults for pages of
    /// 4 KB take a tenth of a run's time. It has no effect with other C libraries.
    public static func prepare() {
        #if canImport(Glibc)
            // After a mapped block is freed, glibc takes smaller ones from the heap, and keeps that much of it
            // untrimmed.
            askForLargePages(24 << 20)
            askForLargePages(20 << 20)
        #endif
    }

    #if canImport(Glibc)
        private static func askForLargePages(_ count: Int) {
            guard let stretch = malloc(count) else { return }
            let page = 2 << 20
            let start = Int(bitPattern: stretch)
            let first = (start + page - 1) / page * page
            let end = (start + count) / page * page
            madvise(UnsafeMutableRawPointer(bitPattern: first), end - first, MADV_HUGEPAGE)
            free(stretch)
        }
    #endif
}

/// Values that are never freed. Freeing a large description piece by piece takes longer than ending the process, so the
/// last one of a run is kept.
package enum ProcessLifetime {
    private final class Holder<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    package static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Holder(value)) }
}
