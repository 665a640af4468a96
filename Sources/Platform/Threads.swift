/// Makes `count` values on several processors and returns them in order, as a plain loop would. Few values are made on
/// the calling thread alone.
///
/// - Parameter portion: the number of values that a thread takes at a time; 1 for large ones.
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

/// Runs a closure on a new thread, without waiting for it; false if the system can't start a thread.
package func detachThread(_ work: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = WorkerThread(WorkQueue(1, portion: 1) { _ in work() }) else { return false }
    thread.detach()
    return true
}

/// A mutex. It is allocated on the heap, since the system's needs a fixed address.
package final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    package init() { pthread_mutex_init(mutex, nil) }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    package func take() { pthread_mutex_lock(mutex) }
    package func release() { pthread_mutex_unlock(mutex) }

    /// Releases the lock until another thread signals the condition.
    func wait(for condition: UnsafeMutablePointer<pthread_cond_t>) { pthread_cond_wait(condition, mutex) }
}

/// Memory for values; each slot is filled by one thread.
private struct Slots<Value>: @unchecked Sendable {
    private let buffer: UnsafeMutableBufferPointer<Value>

    init(_ buffer: UnsafeMutableBufferPointer<Value>) { self.buffer = buffer }

    func fill(_ index: Int, with value: consuming Value) { buffer.initializeElement(at: index, to: value) }
}

/// The indices of the work to do, from which threads take some at a time.
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

    /// Takes and runs work until none is left.
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

/// A thread that runs a queue's work. Its stack is as large as the main thread's usually is.
struct WorkerThread {
    static let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    static let stackSize = 8 << 20

    private let thread: pthread_t

    /// Nil if the system can't start a thread.
    init?(_ queue: WorkQueue, stackSize: Int = stackSize) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
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

    /// Lets the thread run alone; nothing waits for its end.
    func detach() { pthread_detach(thread) }

    private static func run(_ share: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<WorkQueue>.fromOpaque(share).takeRetainedValue().work()
        return nil
    }
}

/// A value that another thread makes in the background. If no thread has begun to, the first reader makes it.
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

    /// The value; waits until it is made.
    package var value: Value {
        work()
        lock.take()
        defer { lock.release() }
        while true {
            if let result { return result }
            lock.wait(for: arrival)
        }
    }

    /// Makes the value, unless another thread already does.
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

/// Runs code that calls itself to a depth of thousands, which in a debug build takes more than a thread's usual stack.
package enum DeepStack {
    private static let size = 512 << 20

    /// The result of some work that runs alone, on another thread.
    package static func run<Value>(_ work: @escaping () throws -> Value) throws -> Value {
        nonisolated(unsafe) var result: Result<Value, any Error>?
        nonisolated(unsafe) let work = work
        WorkerThread(WorkQueue(1, portion: 1) { _ in result = Result(catching: work) }, stackSize: size)?.join()
        return try (result ?? Result(catching: work)).get()
    }
}
