import Platform

/// Reads the frames of a client's WebSocket (RFC 6455).
struct WebSocketReader {
    enum Frame {
        case message([UInt8], isText: Bool)
        case ping([UInt8])
        case close
    }

    /// A frame that clients aren't allowed to send.
    struct Violation: Error {}

    private static let limit = 1 << 20

    private var buffer: [UInt8] = []
    private var message: [UInt8] = []
    private var isText = true
    private var isOpen = false

    var held: Int { buffer.count + message.count }

    mutating func feed(_ bytes: UnsafeRawBufferPointer) { buffer.append(contentsOf: bytes) }

    /// The next message, ping or close; nil while it is incomplete.
    mutating func next() throws(Violation) -> Frame? {
        while buffer.count >= 2 {
            let (isLast, code) = (buffer[0] & 0x80 != 0, buffer[0] & 0x0F)
            guard buffer[0] & 0x70 == 0, buffer[1] & 0x80 != 0 else { throw Violation() }
            var (length, start) = (Int(buffer[1] & 0x7F), 2)
            if length >= 126 {
                let digits = length == 126 ? 2 : 8
                guard buffer.count >= 2 + digits else { return nil }
                guard digits == 2 || buffer[2...5].allSatisfy({ $0 == 0 }) else { throw Violation() }
                length = buffer[2..<2 + digits].reduce(0) { $0 << 8 | Int($1) }
                start = 2 + digits
            }
            guard length + message.count <= Self.limit, code < 8 || length < 126 && isLast else { throw Violation() }
            guard buffer.count >= start + 4 + length else { return nil }
            let mask = Array(buffer[start..<start + 4])
            let content = (0..<length).map { buffer[start + 4 + $0] ^ mask[$0 & 3] }
            buffer.removeFirst(start + 4 + length)
            switch code {
            case 0 where isOpen: message += content
            case 1, 2:
                guard !isOpen else { throw Violation() }
                (message, isText) = (content, code == 1)
            case 8: return .close
            case 9: return .ping(content)
            case 10: continue
            default: throw Violation()
            }
            isOpen = !isLast
            if isLast {
                defer { message = [] }
                return .message(message, isText: isText)
            }
        }
        return nil
    }
}

enum WebSocket {
    static func text(_ bytes: [UInt8]) -> [UInt8] { frame(1, bytes) }
    static func pong(_ bytes: [UInt8]) -> [UInt8] { frame(10, bytes) }
    /// Status 1000: the connection ended normally.
    static let close = frame(8, [0x03, 0xE8])

    private static func frame(_ code: UInt8, _ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x80 | code]
        if content.count < 126 {
            bytes.append(UInt8(content.count))
        } else if content.count <= 0xFFFF {
            bytes += [126, UInt8(content.count >> 8), UInt8(content.count & 0xFF)]
        } else {
            bytes.append(127)
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(content.count >> shift & 0xFF)) }
        }
        return bytes + content
    }

    /// The text that proves to the client that the server has read its handshake.
    static func accept(_ key: String) -> String {
        Base64.text(of: sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
    }

    private static func sha1(_ content: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        var bytes = content + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8((content.count * 8) >> shift & 0xFF)) }
        func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }
        for block in stride(from: 0, to: bytes.count, by: 64) {
            var words = (0..<16).map { index in
                (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + index * 4 + $1]) }
            }
            for index in 16..<80 {
                words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for index in 0..<80 {
                let (mix, constant): (UInt32, UInt32) =
                    switch index {
                    case ..<20: (b & c | ~b & d, 0x5A82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                    case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next = rotated(a, 5) &+ mix &+ e &+ constant &+ words[index]
                (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
            }
            for (index, value) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ value }
        }
        return state.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> $0 & 0xFF) } }
    }
}
