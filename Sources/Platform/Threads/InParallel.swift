/// Makes `count` values on several processors and returns them in their order: the result is that of a plain loop. Few
/// values are made on the calling thread alone.
///
/// - Parameter portion: how many values a thread makes before it looks for more; of large ones, it is one.
package func inParallel<Value: Sendable>(
    _ count: Int,
    portion: Int = 8,
    _ make: @Sendable (Int) -> Value
) -> [Value] {
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

/// Room for values, each of which is filled by one thread.
private struct Slots<Value>: @unchecked Sendable {
    private let buffer: UnsafeMutableBufferPointer<Value>

    init(_ buffer: UnsafeMutableBufferPointer<Value>) { self.buffer = buffer }

    func fill(_ index: Int, with value: consuming Value) { buffer.initializeElement(at: index, to: value) }
}
