/// The memory of a run. A run fills some tens of megabytes once and gives little of it back.
public enum Heap {
    /// Makes the C library take memory in large stretches, and of large pages where the system has them: a fault for
    /// every page of 4 KB takes a tenth of the time of a run. It has an effect with glibc alone.
    public static func prepare() {
        #if canImport(Glibc)
            // What was mapped once and given back is taken from the heap from then on, which is not trimmed below it.
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

/// Values that stay until the process ends. Giving back the memory of a large description, piece by piece, takes longer
/// than ending does, so the last one of a run is left to the end.
package enum ProcessLifetime {
    private final class Holder<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    package static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Holder(value)) }
}
