/// A value that another thread makes while this one goes on. Where there is no thread to spare, whoever asks first makes
/// it.
package final class BackgroundValue<Value: Sendable>: @unchecked Sendable {
    private let make: @Sendable () -> Value
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let arrival: UnsafeMutablePointer<pthread_cond_t>
    /// Guarded by the lock, as is the result.
    private var isTaken = false
    private var result: Value?

    package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
        lock = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        arrival = .allocate(capacity: 1)
        pthread_cond_init(arrival, nil)
        if WorkerThread.processors > 1 { WorkerThread(WorkQueue(1, portion: 1) { _ in self.work() })?.detach() }
    }

    deinit {
        pthread_cond_destroy(arrival)
        arrival.deallocate()
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// Waits until it is made.
    package var value: Value {
        work()
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while true {
            if let result { return result }
            pthread_cond_wait(arrival, lock)
        }
    }

    /// Makes the value, unless somebody does already.
    private func work() {
        pthread_mutex_lock(lock)
        let isMine = !isTaken
        isTaken = true
        pthread_mutex_unlock(lock)
        guard isMine else { return }
        let value = make()
        pthread_mutex_lock(lock)
        result = value
        pthread_cond_broadcast(arrival)
        pthread_mutex_unlock(lock)
    }
}
