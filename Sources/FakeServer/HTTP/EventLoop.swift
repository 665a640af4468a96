import Platform

/// Answers the requests of all connections.
protocol RequestHandler: AnyObject {
    func reply(to request: Request) -> Reply
    /// Receives a message over the WebSocket that a request opened.
    func received(_ message: [UInt8], over request: Request)
}

/// Serves all connections in one thread, in which a slow one doesn't block the others.
final class EventLoop {
    private static let mostConnections = 4_096
    /// The most bytes of clients that can wait in all connections together. Replies can be as large as their files.
    private static let mostBytes = 64 << 20
    private let listener: Int32
    private let handler: any RequestHandler
    /// A pipe that ends the loop when something is written to it.
    private let wake: (read: Int32, write: Int32)
    private var connections: [Connection] = []
    /// Whether the system had no descriptor for the last connection. The next attempt is a second later.
    private var lacksFiles = false
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

    init(listener: Int32, handler: any RequestHandler) {
        self.listener = listener
        self.handler = handler
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        wake = (ends[0], ends[1])
        // The soft limit of open files is often 256, fewer than the connections that the server allows.
        var limit = rlimit()
        #if canImport(Glibc)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        let wanted = rlim_t(Self.mostConnections + 64)
        // The limit applies to the whole process, and is never lowered.
        if getrlimit(files, &limit) == 0, limit.rlim_cur < wanted {
            limit.rlim_cur = min(limit.rlim_max, wanted)
            _ = setrlimit(files, &limit)
        }
    }

    deinit { buffer.deallocate() }

    /// Ends `run` from another thread.
    func stop() {
        var byte: UInt8 = 0
        _ = write(wake.write, &byte, 1)
    }

    /// Serves until `stop`.
    func run() {
        while true {
            let now = Terminal.milliseconds()
            var polled = [
                pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
                // While the number of connections is at its limit, further ones aren't accepted.
                pollfd(
                    fd: connections.count < Self.mostConnections && !lacksFiles ? listener : -1, events: Int16(POLLIN),
                    revents: 0),
            ]
            var patience = lacksFiles ? 1_000 : 60_000
            lacksFiles = false
            for connection in connections {
                // A disconnected client would wake the loop repeatedly until its reply is due.
                let events = connection.events
                polled.append(pollfd(fd: events == 0 ? -1 : connection.descriptor, events: events, revents: 0))
                if let deadline = connection.deadline { patience = min(patience, max(0, deadline - now)) }
            }
            guard poll(&polled, nfds_t(polled.count), Int32(patience)) >= 0 || errno == EINTR else { break }
            if polled[0].revents != 0 { break }
            serve(polled)
            if polled[1].revents != 0 { acceptAll() }
        }
        for connection in connections { Sockets.close(connection.descriptor) }
        connections = []
        Sockets.close(listener)
        _ = close(wake.read)
        _ = close(wake.write)
    }

    private func acceptAll() {
        while connections.count < Self.mostConnections {
            guard let descriptor = Sockets.accept(listener) else {
                lacksFiles = errno == EMFILE || errno == ENFILE
                return
            }
            connections.append(Connection(descriptor, handler))
        }
    }

    private func serve(_ polled: [pollfd]) {
        let now = Terminal.milliseconds()
        var hasEnded = false
        var held = connections.reduce(0) { $0 + $1.held }
        for (index, connection) in connections.enumerated() {
            held -= connection.held
            let happened = polled[index + 2].revents
            if happened & Int16(POLLIN | POLLHUP | POLLERR) != 0 { connection.read(into: buffer) }
            if connection.isOpen { connection.advance(at: now) }
            if held + connection.held > Self.mostBytes { connection.end() }
            held += connection.isOpen ? connection.held : 0
            if !connection.isOpen { hasEnded = true }
        }
        if hasEnded { connections.removeAll { !$0.isOpen } }
    }
}
