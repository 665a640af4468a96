import Platform

/// A connection: requests arrive one after the other, and replies are sent at their times.
final class Connection {
    /// The milliseconds that a client has for a head and each piece of a body, for a whole body, and between requests.
    private static let patience = (request: 30_000, body: 600_000, idle: 120_000)

    private enum Phase {
        case reading
        /// A reply will be sent at its time.
        case waiting(Reply, Request)
        /// Events of a reply are still to be sent.
        case playing(ArraySlice<Reply.Event>, staysOpen: Bool, isSocket: Bool)
        /// Nothing more will be written, and the connection ends when all output is sent.
        case ending
        /// The connection stays open without sending anything.
        case silent
    }

    let descriptor: Int32
    private(set) var isOpen = true
    private var isInputOpen = true
    /// The time of the next action, even if nothing arrives.
    private(set) var deadline: Int?
    /// The time by which the current body has to be complete.
    private var bodyEnd: Int?
    private let handler: any RequestHandler
    private var parser = RequestParser()
    private var socket: (reader: WebSocketReader, request: Request)?
    private var phase = Phase.reading
    private var output: [UInt8] = []
    private var sent = 0
    /// Whether the client accepted nothing when output was last sent.
    private var isStalled = false

    init(_ descriptor: Int32, _ handler: any RequestHandler) {
        self.descriptor = descriptor
        self.handler = handler
        deadline = Terminal.milliseconds() + Self.patience.request
    }

    private var hasOutput: Bool { sent < output.count }

    /// The events that the loop should poll. Little is read while a request is answered, so that a client which sends
    /// requests without reading replies can't fill the memory.
    var events: Int16 {
        let isReading = isInputOpen && (socket != nil || parser.buffered <= RequestParser.headLimit) && !hasOutput
        return Int16(hasOutput ? POLLOUT : 0) | Int16(isReading ? POLLIN : 0)
    }

    /// The number of the client's bytes that are kept.
    var held: Int { parser.held + (socket?.reader.held ?? 0) }

    func end() {
        guard isOpen else { return }
        isOpen = false
        Sockets.close(descriptor)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) {
        switch Sockets.receive(descriptor, into: buffer) {
        case .later: break
        case .ended:
            // A client can close its side after a request, and still read the reply.
            isInputOpen = false
            switch phase {
            case .waiting, .reading: break
            case .playing, .ending, .silent: if !hasOutput { end() }
            }
        case .bytes(let count):
            let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
            if socket != nil {
                socket?.reader.feed(bytes)
                readSocket()
            } else {
                parser.feed(bytes)
            }
        }
    }

    /// Does everything that is possible now.
    func advance(at now: Int) {
        if case .reading = phase, !hasOutput { readRequest(at: now) }
        if let due = deadline, due <= now { act(at: now) }
        flush(at: now)
        guard isOpen, !hasOutput else { return }
        switch phase {
        case .ending: end()
        // The next request might be here already, after the one that was answered.
        case .reading where deadline == nil: readRequest(at: now)
        default: break
        }
    }

    private func readRequest(at now: Int) {
        do {
            switch try parser.next() {
            case .more where !isInputOpen: end()
            case .more:
                let patience = parser.isIdle ? Self.patience.idle : Self.patience.request
                if parser.isInBody {
                    let end = bodyEnd ?? now + Self.patience.body
                    (bodyEnd, deadline) = (end, min(now + patience, end))
                } else {
                    deadline = deadline ?? now + patience
                }
            case .expectsContinue: output += Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
            case .request(let request):
                bodyEnd = nil
                begin(handler.reply(to: request), to: request, at: now)
            }
        } catch {
            output += Reply.problem(error.status, error.reason).bytes(to: "GET", keepsAlive: false)
            (phase, deadline) = (.ending, now + Self.patience.request)
        }
    }

    private func begin(_ reply: Reply, to request: Request, at now: Int) {
        phase = .waiting(reply, request)
        deadline = now + reply.delay
        if reply.fault == .silence { (phase, deadline) = (.silent, nil) }
    }

    /// Sends the reply or event that is due, or ends the connection when patience is over.
    private func act(at now: Int) {
        switch phase {
        case .waiting(let reply, let request): send(reply, to: request, at: now)
        case .playing(let events, let staysOpen, let isSocket):
            guard let event = events.first else {
                if !isSocket { output += Reply.chunk([]) } else if !staysOpen { output += WebSocket.close }
                if !isSocket, !staysOpen { resume(at: now) } else { (phase, deadline) = (.ending, nil) }
                return
            }
            // A client that doesn't read is disconnected before its output fills the memory.
            guard output.count - sent < 1 << 20 else { return end() }
            output += isSocket ? WebSocket.text(event.bytes) : Reply.chunk(event.bytes)
            play(events.dropFirst(), staysOpen: staysOpen, isSocket: isSocket, at: now)
        case .reading, .ending: end()
        case .silent: if hasOutput { end() } else { deadline = nil }
        }
    }

    private func send(_ reply: Reply, to request: Request, at now: Int) {
        if reply.fault == .reset {
            isOpen = false
            return Sockets.reset(descriptor)
        }
        var bytes = reply.bytes(to: request.method, keepsAlive: parser.keepsAlive)
        if reply.fault == .cut {
            // A stream ends after its head, without the last chunk.
            if case .bytes(let content) = reply.body, request.method != "HEAD", !reply.hasNoBody {
                bytes.removeLast((content.count + 1) / 2)
            }
            (phase, deadline) = (.ending, nil)
            output += bytes
            return
        }
        output += bytes
        switch reply.body {
        case .bytes: resume(at: now)
        case .events(let events, let staysOpen):
            if request.method == "HEAD" { return resume(at: now) }
            play(events[...], staysOpen: staysOpen, isSocket: false, at: now)
        case .messages(let events, let staysOpen):
            socket = (WebSocketReader(), request)
            play(events[...], staysOpen: staysOpen, isSocket: true, at: now)
        }
    }

    /// Waits for the next request, if the connection is kept alive.
    private func resume(at now: Int) { (phase, deadline) = (parser.keepsAlive ? .reading : .ending, nil) }

    private func play(_ events: ArraySlice<Reply.Event>, staysOpen: Bool, isSocket: Bool, at now: Int) {
        if events.isEmpty, staysOpen {
            (phase, deadline) = (.silent, nil)
        } else {
            phase = .playing(events, staysOpen: staysOpen, isSocket: isSocket)
            deadline = now + (events.first?.delay ?? 0)
        }
    }

    private func readSocket() {
        do {
            while let frame = try socket?.reader.next() {
                switch frame {
                case .message(let bytes, _): if let request = socket?.request { handler.received(bytes, over: request) }
                case .ping(let bytes): if output.count - sent < 1 << 20 { output += WebSocket.pong(bytes) }
                case .close:
                    output += WebSocket.close
                    (phase, deadline) = (.ending, nil)
                }
            }
        } catch { end() }
    }

    private func flush(at now: Int) {
        while isOpen, hasOutput {
            let result = output.withUnsafeBytes { bytes in
                Sockets.send(descriptor, UnsafeRawBufferPointer(rebasing: bytes[sent...]))
            }
            switch result {
            case .bytes(let count):
                sent += count
                isStalled = false
            case .later:
                if !isStalled, isPatient { deadline = now + Self.patience.request }
                isStalled = true
                return
            case .ended: return end()
            }
        }
        if !output.isEmpty {
            output.removeAll(keepingCapacity: output.count <= 64 << 10)
            sent = 0
            if isPatient { deadline = nil }
        }
    }

    /// Whether the deadline only ends patience, and isn't the time to send something.
    private var isPatient: Bool {
        switch phase {
        case .reading, .ending, .silent: true
        case .waiting, .playing: false
        }
    }
}
