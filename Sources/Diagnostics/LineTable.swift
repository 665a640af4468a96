import Platform

/// Where the lines of a text begin; made when it is first asked for, and safe to ask from several threads.
final class LineTable: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    /// Guarded by `lock`, as is `last`.
    private var starts: [UInt32] = []
    /// The place that was asked for last. A line can be megabytes long and have thousands of problems, most of which
    /// come in order.
    private var last = (offset: 0, column: 1)

    init() {
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    /// The 1-based line and column (in Unicode scalars) of an offset within the text.
    func location(at offset: Int, of bytes: [UInt8]) -> SourceLocation {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let line = line(at: offset, of: bytes)
        if last.offset < line.start || last.offset > offset { last = (line.start, 1) }
        last.column += bytes.withUnsafeBufferPointer { bytes in
            bytes[last.offset..<offset].count { $0 & 0xC0 != 0x80 }
        }
        last.offset = offset
        return SourceLocation(line: line.number, column: last.column)
    }

    private func line(at offset: Int, of bytes: [UInt8]) -> (number: Int, start: Int) {
        if starts.isEmpty { starts = lineStarts(of: bytes) }
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return (low + 1, Int(starts[low]))
    }

    /// `\n`, `\r\n` and `\r` end a line.
    private func lineStarts(of bytes: [UInt8]) -> [UInt32] {
        var starts: [UInt32] = [0]
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let count = buffer.count
            let hasReturns = memchr(base, 0x0D, count) != nil
            var offset = 0
            while offset < count {
                if hasReturns {
                    while offset < count, base[offset] != 0x0A, base[offset] != 0x0D { offset += 1 }
                } else {
                    guard let hit = memchr(base + offset, 0x0A, count - offset) else { break }
                    offset = UnsafeRawPointer(hit) - UnsafeRawPointer(base)
                }
                guard offset < count else { break }
                let isPair = base[offset] == 0x0D && offset + 1 < count && base[offset + 1] == 0x0A
                offset += isPair ? 2 : 1
                starts.append(UInt32(truncatingIfNeeded: offset))
            }
        }
        return starts
    }
}
