import Platform

/// Non-blocking stream sockets of the C library.
enum Sockets {
    /// The reason why a socket couldn't be opened: `127.0.0.1:80: Permission denied`.
    struct Failure: Error { let message: String }

    #if canImport(Glibc)
        static let stream = Int32(SOCK_STREAM.rawValue)
        private static let both = Int32(SHUT_RDWR)
    #else
        static let stream = SOCK_STREAM
        private static let both = SHUT_RDWR
    #endif

    /// Opens a listening socket, and returns it with its port; the port 0 is any free one.
    static func listen(host: String, port: UInt16) throws(Failure) -> (descriptor: Int32, port: UInt16) {
        var hints = addrinfo()
        hints.ai_socktype = stream
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &list)
        guard code == 0, let first = list else { throw failure(host, port, String(cString: gai_strerror(code))) }
        defer { freeaddrinfo(list) }
        let address = first.pointee
        let descriptor = socket(address.ai_family, stream, 0)
        guard descriptor >= 0 else { throw failure(host, port, String(cString: strerror(errno))) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, Platform.listen(descriptor, 512) == 0,
            makeNonblocking(descriptor)
        else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            throw failure(host, port, reason)
        }
        return (descriptor, boundPort(descriptor))
    }

    private static func failure(_ host: String, _ port: UInt16, _ reason: String) -> Failure {
        Failure(message: "can't listen at \(host):\(port): \(reason)")
    }

    private static func boundPort(_ descriptor: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
            // The port has the same position in addresses of both families.
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
    }

    /// Accepts the next waiting connection; nil if none waits.
    static func accept(_ listener: Int32) -> Int32? {
        let descriptor = Platform.accept(listener, nil, nil)
        guard descriptor >= 0 else { return nil }
        guard makeNonblocking(descriptor) else {
            close(descriptor)
            return nil
        }
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        #if canImport(Darwin)
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return descriptor
    }

    private static func makeNonblocking(_ descriptor: Int32) -> Bool {
        let flags = fcntl(descriptor, F_GETFL)
        return flags >= 0 && fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
            && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    }

    enum Transfer {
        case bytes(Int)
        /// Nothing can be read or written yet.
        case later
        /// The other side closed the connection.
        case ended
    }

    static func receive(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
        result(of: recv(descriptor, buffer.baseAddress, buffer.count, 0), isReading: true)
    }

    static func send(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Transfer {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            // A disconnected client must not end the process.
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return result(of: Platform.send(descriptor, buffer.baseAddress, buffer.count, flags), isReading: false)
    }

    private static func result(of count: Int, isReading: Bool) -> Transfer {
        if count > 0 { return .bytes(count) }
        if count == 0 { return isReading ? .ended : .later }
        return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .later : .ended
    }

    static func close(_ descriptor: Int32) {
        _ = shutdown(descriptor, both)
        _ = Platform.close(descriptor)
    }

    /// Ends a connection as a crash would: data that was sent but not read is lost.
    static func reset(_ descriptor: Int32) {
        var lingering = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        _ = Platform.close(descriptor)
    }
}
