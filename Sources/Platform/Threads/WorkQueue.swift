/// The numbers of things to do, handed out to the threads that ask for them, some at a time.
final class WorkQueue: @unchecked Sendable {
    private let count: Int
    private let portion: Int
    private let run: @Sendable (Int) -> Void
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    /// Guarded by the lock.
    private var next = 0

    init(_ count: Int, portion: Int, _ run: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.portion = portion
        self.run = run
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Does what is left until nothing is.
    func work() {
        while let portion = take() {
            for index in portion { run(index) }
        }
    }

    private func take() -> Range<Int>? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < count else { return nil }
        let start = next
        next = min(count, start + portion)
        return start..<next
    }
}
