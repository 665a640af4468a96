/// Characters that would end a line, vanish, or reorder what a reader sees.
enum InvisibleScalar {
    /// Controls, line and paragraph separators, bidirectional controls, zero-width characters, private use.
    static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: false
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        case 0xE000...0xF8FF, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0x10FFFF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    /// Controls, separators, bidirectional controls and byte order marks; joiners, which emoji need, may stay.
    static func isUnsafeInComment(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
