/// Makes `count` values on several processors and returns them in their order: the result is that of a plain loop. Few
/// values are made on the calling thread alone.
///
/// - Parameter portion: how many values a thread makes before it looks for more; of large ones, it is one.
package func inParallel<Value: Sendable>(_ count: Int, portion: Int = 8, _ make: @Sendable (Int) -> Value) -> [Value] {
    let threads = min(WorkerThread.processors, 4, count / (2 * portion))
    guard threads > 1 else { return (0..<count).map(make) }
    return withoutActuallyEscaping(make) { make in
        [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
            let slots = Slots(buffer)
            let queue = WorkQueue(count, portion: portion) { slots.fill($0, with: make($0)) }
            let workers = (1..<threads).compactMap { _ in WorkerThread(queue) }
            queue.work()
            for worker in workers { worker.join() }
            initialized = count
        }
    }
}

/// Runs a closure on a thread of its own, without waiting for it; false if the system can't start a thread.
package func detachThread(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = WorkerThread(WorkQueue(1, portion: 1) { _ in work() }) else { return false }
    thread.detach()
    return true
}

/// A lock that one thread has at a time. The system's own needs an address that stays.
package final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    package func take() { pthread_mutex_lock(mutex) }
    package func release() { pthread_mutex_unlock(mutex) }

    /// Gives the lock away until another thread signals the condition.
    func wait(for condition: UnsafeMutablePointer<pthread_cond_t>) { pthread_cond_wait(condition, mutex) }
}

/// Room for values; one thread fills each.
private struct Slots<Value>: @unchecked Sendable {
    private let buffer: UnsafeMutableBufferPointer<Value>

    init(_ buffer: UnsafeMutableBufferPointer<Value>) { self.buffer = buffer }

    func fill(_ index: Int, with value: consuming Value) { buffer.initializeElement(at: index, to: value) }
}

/// The numbers of things to do, handed out to the threads that ask for them, some at a time.
final class WorkQueue: @unchecked Sendable {
    private let count: Int
    private let portion: Int
    private let run: @Sendable (Int) -> Void
    private let lock = Lock()
    /// Guarded by the lock.
    private var next = 0

    init(_ count: Int, portion: Int, _ run: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.portion = portion
        self.run = run
    }

    /// Does what is left until nothing is.
    func work() { while let portion = take() { for index in portion { run(index) } } }

    private func take() -> Range<Int>? {
        lock.take()
        defer { lock.release() }
        guard next < count else { return nil }
        let start = next
        next = min(count, start + portion)
        return start..<next
    }
}

/// A thread that works off a queue. It has as much stack as the main thread.
struct WorkerThread {
    static let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    private static let stackSize = 8 << 20

    private let thread: pthread_t

    /// Nil where the system has no thread to give.
    init?(_ queue: WorkQueue) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, WorkerThread.stackSize)
        let share = Unmanaged.passRetained(queue)
        #if canImport(Darwin)
            var thread: pthread_t?
            let result = pthread_create(&thread, &attributes, { WorkerThread.run($0) }, share.toOpaque())
        #else
            var started = pthread_t()
            let result = pthread_create(
                &started, &attributes, { $0.flatMap { WorkerThread.run($0) } }, share.toOpaque())
            let thread: pthread_t? = started
        #endif
        guard result == 0, let thread else {
            share.release()
            return nil
        }
        self.thread = thread
    }

    func join() { pthread_join(thread, nil) }

    /// Lets it go on alone: nobody waits for its end.
    func detach() { pthread_detach(thread) }

    private static func run(_ share: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<WorkQueue>.fromOpaque(share).takeRetainedValue().work()
        return nil
    }
}

/// A value that another thread makes while this one goes on. Where there is no thread to spare, whoever asks first makes
/// it.
package final class BackgroundValue<Value: Sendable>: @unchecked Sendable {
    private let make: @Sendable () -> Value
    private let lock = Lock()
    private let arrival: UnsafeMutablePointer<pthread_cond_t>
    /// Guarded by the lock, as is the result.
    private var isTaken = false
    private var result: Value?

    package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
        arrival = .allocate(capacity: 1)
        pthread_cond_init(arrival, nil)
        if WorkerThread.processors > 1 { WorkerThread(WorkQueue(1, portion: 1) { _ in self.work() })?.detach() }
    }

    deinit {
        pthread_cond_destroy(arrival)
        arrival.deallocate()
    }

    /// Waits until it is made.
    package var value: Value {
        work()
        lock.take()
        defer { lock.release() }
        while true {
            if let result { return result }
            lock.wait(for: arrival)
        }
    }

    /// Makes the value, unless somebody does already.
    private func work() {
        lock.take()
        let isMine = !isTaken
        isTaken = true
        lock.release()
        guard isMine else { return }
        let value = make()
        lock.take()
        result = value
        pthread_cond_broadcast(arrival)
        lock.release()
    }
}
