import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A connected stream socket.
struct Socket: Sendable {
    let descriptor: Int32

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A listening socket on a port that the system chooses.
    static func listenOnLoopback() throws -> (descriptor: Int32, port: UInt16) {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isReady = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 64) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isReady else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }

    /// Ends both directions first, which wakes whoever waits on the socket.
    static func close(_ descriptor: Int32) {
        #if canImport(Glibc)
            _ = shutdown(descriptor, Int32(SHUT_RDWR))
            _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
            _ = shutdown(descriptor, Int32(SHUT_RDWR))
            _ = Musl.close(descriptor)
        #else
            _ = shutdown(descriptor, SHUT_RDWR)
            _ = Darwin.close(descriptor)
        #endif
    }

    func close() {
        Socket.close(descriptor)
    }

    /// Ends the direction to the client.
    func halfClose() {
        #if canImport(Glibc) || canImport(Musl)
            _ = shutdown(descriptor, Int32(SHUT_WR))
        #else
            _ = shutdown(descriptor, SHUT_WR)
        #endif
    }

    /// Makes the end of the connection a reset.
    func reset() {
        var rest = linger(l_onoff: 1, l_linger: 0)
        _ = setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &rest, socklen_t(MemoryLayout<linger>.size))
    }

    /// The next bytes, empty at the end of the stream.
    func receive() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return Array(buffer.prefix(max(0, count)))
    }

    /// False when the other side is gone.
    @discardableResult
    func send(_ data: Data) -> Bool {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags: Int32 = 0x4000  // MSG_NOSIGNAL: a client that is gone isn't a reason to end the process
        #endif
        var bytes = [UInt8](data)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { buffer in
                #if canImport(Glibc)
                    Glibc.send(descriptor, buffer.baseAddress, buffer.count, flags)
                #elseif canImport(Musl)
                    Musl.send(descriptor, buffer.baseAddress, buffer.count, flags)
                #else
                    Darwin.send(descriptor, buffer.baseAddress, buffer.count, flags)
                #endif
            }
            guard count > 0 else {
                return false
            }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
