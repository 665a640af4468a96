import Platform

/// Measures a stretch of this process by the clock on the wall and by the time of the processor, system included.
struct Stopwatch {
    private let wall = Stopwatch.now(CLOCK_MONOTONIC)
    private let cpu = Stopwatch.now(CLOCK_PROCESS_CPUTIME_ID)

    /// The line that `Sample` reads: `1234 1200`.
    var line: String {
        let cpu = Stopwatch.now(CLOCK_PROCESS_CPUTIME_ID) - cpu
        return "\(Stopwatch.now(CLOCK_MONOTONIC) - wall) \(cpu)\n"
    }

    private static func now(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1000
    }
}
