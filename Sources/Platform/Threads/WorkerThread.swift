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
                &started,
                &attributes,
                { $0.flatMap { WorkerThread.run($0) } },
                share.toOpaque()
            )
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
