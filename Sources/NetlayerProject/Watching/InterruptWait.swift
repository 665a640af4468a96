import Platform

/// Holds back the signals that ask a program to end (`^C`, `kill`), so that it ends between two runs and not within one.
public struct InterruptWait {
    private static let slice = 50

    public init() {
        var signals = InterruptWait.signals
        // A shell starts its background jobs with `^C` ignored, and what is ignored never waits.
        _ = signal(SIGINT, SIG_DFL)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Whether the program was asked to end before the time was over.
    public func wait(milliseconds: Int) -> Bool {
        let end = Terminal.milliseconds() + milliseconds
        while !isInterrupted {
            let left = end - Terminal.milliseconds()
            guard left > 0 else { return false }
            usleep(UInt32(min(left, InterruptWait.slice) * 1000))
        }
        return true
    }

    public var isInterrupted: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
    }

    private static var signals: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGTERM)
        return set
    }
}
