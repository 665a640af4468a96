import Foundation

/// Makes what a decompressor makes large.
enum Deflate {
    /// A gzip of so many zeros, at 13 bits for 258 of them.
    static func zeros(_ count: Int) -> Data {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var (bits, width): (UInt64, UInt64) = (0, 0)
        func add(_ value: UInt64, _ size: UInt64) {
            bits |= value << width
            width += size
            while width >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                width -= 8
            }
        }
        // The last block, with fixed codes; a zero byte.
        add(0b011, 3)
        add(0b0000_1100, 8)
        for _ in 0..<count / 258 {
            // 258 bytes, from one byte back.
            add(0b0_0000_1010_0011, 13)
        }
        add(0, 7)
        add(0, 7)
        return Data(bytes) + Data(count: 8)
    }
}

/// What the process takes of the memory, in MB.
enum Memory {
    /// The most since `restart`.
    static var peak: Int { value(of: "VmHWM") }

    /// Begins to count anew, and gives what is taken now.
    static func restart() -> Int {
        try? Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        return value(of: "VmRSS")
    }

    /// 0 where the system doesn't say it in this way.
    private static func value(of key: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
        return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1_024
    }
}
