/// The standard streams, and the terminal that they may lead to.
public enum Terminal {
    /// A standard stream.
    public enum Stream: Int32, Sendable {
        case input = 0
        case output = 1
        case error = 2
    }

    /// Whether the stream is a terminal, rather than a file or a pipe.
    public static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// Whether colours are wanted: only on a terminal, if `NO_COLOR` is unset or empty and `TERM` isn't `dumb`.
    public static func isColored(_ stream: Stream) -> Bool {
        isTerminal(stream) && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }

    /// The number of a terminal's columns; nil if the stream isn't a terminal.
    public static func width(of stream: Stream) -> Int? {
        var size = winsize()
        guard isTerminal(stream), ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    public static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    public static func write(_ bytes: [UInt8], to stream: Stream) throws(MachineError) {
        try writeAll(bytes, to: stream.rawValue, named: stream == .output ? "standard output" : "standard error")
    }

    /// The time of a monotonic clock, in milliseconds.
    public static func milliseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}

/// Writes all bytes to a descriptor, in as many calls as needed.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32, named name: String) throws(MachineError) {
    var start = 0
    while start < bytes.count {
        let written = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { write(descriptor, $0 + start, bytes.count - start) } ?? 0
        }
        if written < 0 {
            if errno == EINTR { continue }
            throw MachineError.last("write", name)
        }
        start += written
    }
}
