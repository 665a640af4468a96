import Foundation

/// A frame of a WebSocket as RFC 6455 lays it out, for both sides of a test. None of its messages come in parts.
struct WebSocketFrame {
    enum Kind: UInt8 {
        case text = 1
        case data = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    var kind: Kind
    var payload: [UInt8]

    init(_ kind: Kind, _ payload: [UInt8] = []) {
        self.kind = kind
        self.payload = payload
    }

    static func text(_ text: String) -> WebSocketFrame {
        WebSocketFrame(.text, Array(text.utf8))
    }

    static func close(_ code: Int, _ reason: String) -> WebSocketFrame {
        WebSocketFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(reason.utf8))
    }

    /// The code and the reason of a frame that closes.
    var closing: (code: Int, reason: String) {
        guard payload.count >= 2 else {
            return (1005, "")
        }
        let reason = String(decoding: payload.dropFirst(2), as: UTF8.self)
        return (Int(payload[0]) << 8 | Int(payload[1]), reason)
    }

    /// - Parameter mask: four bytes, of what a client sends.
    func bytes(mask: [UInt8]? = nil) -> [UInt8] {
        let flag: UInt8 = mask == nil ? 0 : 0x80
        var bytes: [UInt8] = [0x80 | kind.rawValue]
        switch payload.count {
        case ..<126:
            bytes.append(flag | UInt8(payload.count))
        case ..<65_536:
            bytes += [flag | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            bytes.append(flag | 127)
            bytes += (0..<8).reversed().map { UInt8(payload.count >> ($0 * 8) & 0xFF) }
        }
        guard let mask else {
            return bytes + payload
        }
        return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }
}

/// The bytes of a socket, one frame after the other.
struct WebSocketReader {
    private let socket: Socket
    private var bytes: [UInt8] = []
    private var start: Int = 0

    init(_ socket: Socket) {
        self.socket = socket
    }

    /// Nil where the stream ends before so many are there.
    private mutating func take(_ count: Int) -> [UInt8]? {
        while bytes.count - start < count {
            let more = socket.receive()
            if more.isEmpty {
                return nil
            }
            bytes.removeFirst(start)
            start = 0
            bytes += more
        }
        defer {
            start += count
        }
        return Array(bytes[start..<start + count])
    }

    /// The lines of a head, without the empty one.
    mutating func head() -> [String]? {
        var text: [UInt8] = []
        while !text.suffix(4).elementsEqual([13, 10, 13, 10]) {
            guard let byte = take(1) else {
                return nil
            }
            text += byte
        }
        return String(decoding: text, as: UTF8.self).components(separatedBy: "\r\n").filter { !$0.isEmpty }
    }

    mutating func frame() -> WebSocketFrame? {
        guard let head = take(2), let kind = WebSocketFrame.Kind(rawValue: head[0] & 0x0F) else {
            return nil
        }
        var count = Int(head[1] & 0x7F)
        if count >= 126 {
            guard let length = take(count == 126 ? 2 : 8) else {
                return nil
            }
            count = length.reduce(0) { $0 << 8 | Int($1) }
        }
        let isMasked = head[1] & 0x80 != 0
        guard let mask = isMasked ? take(4) : [0, 0, 0, 0], let payload = take(count) else {
            return nil
        }
        return WebSocketFrame(kind, isMasked ? payload.enumerated().map { $1 ^ mask[$0 % 4] } : payload)
    }
}

extension [String] {
    /// The value of a header among the lines of a head.
    func header(_ name: String) -> String? {
        lazy.compactMap { line -> String? in
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == name.lowercased() else {
                return nil
            }
            return parts[1].trimmingCharacters(in: .whitespaces)
        }.first
    }
}

/// What a service proves with that it has read the key of a client.
func webSocketAccept(_ key: String) -> String {
    Data(sha1(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
}

private func sha1(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 {
        bytes.append(0)
    }
    bytes += (0..<8).reversed().map { UInt8((message.count * 8) >> ($0 * 8) & 0xFF) }
    func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 {
        value << count | value >> (32 - count)
    }
    for block in stride(from: 0, to: bytes.count, by: 64) {
        var words = (0..<16).map { word in
            bytes[block + word * 4..<block + word * 4 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<80 {
            words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
            let (mixed, constant): (UInt32, UInt32)
            switch index {
            case ..<20: (mixed, constant) = (b & c | ~b & d, 0x5A82_7999)
            case ..<40: (mixed, constant) = (b ^ c ^ d, 0x6ED9_EBA1)
            case ..<60: (mixed, constant) = (b & c | b & d | c & d, 0x8F1B_BCDC)
            default: (mixed, constant) = (b ^ c ^ d, 0xCA62_C1D6)
            }
            let next = rotated(a, 5) &+ mixed &+ e &+ constant &+ words[index]
            (a, b, c, d, e) = (next, a, rotated(b, 30), c, d)
        }
        state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).reversed().map { UInt8(word >> ($0 * 8) & 0xFF) } }
}
