/// The syntax of JSON pointers in fragments of references.
package enum JSONPointer {
    /// `["paths", "/x"]` → `#/paths/~1x`
    package static func text(_ tokens: [String]) -> String { tokens.reduce("#") { $0 + "/" + escaped($1) } }

    /// `/x` → `~1x`
    package static func escaped(_ token: String) -> String {
        guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return token }
        return token.replacing("~", with: "~0").replacing("/", with: "~1")
    }

    /// `/paths/~1x%20y` → `["paths", "/x y"]`
    package static func tokens(ofFragment fragment: Substring) -> [String] {
        let tokens = fragment.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return tokens.dropFirst().map { unescape(Substring($0)) }
    }

    /// `~1x%20y` → `/x y`
    package static func unescape(_ token: Substring) -> String { unescapeTildes(PercentEncoding.decoded(token)) }

    /// `~1x%20y` → `/x%20y`
    package static func unescapeTildes(_ plain: String) -> String {
        guard plain.utf8.contains(UInt8(ascii: "~")) else { return plain }
        return plain.replacing("~1", with: "/").replacing("~0", with: "~")
    }
}

/// The escapes of URLs.
package enum PercentEncoding {
    /// `a%2Fb` → `a/b`; a `%` that starts no escape is kept. In queries and forms, a plus sign is a space.
    package static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(text)
        }
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < source.count {
            let byte = source[index]
            if byte == UInt8(ascii: "%"), index + 2 < source.count, let high = digit(source[index + 1]),
                let low = digit(source[index + 2])
            {
                bytes.append(high << 4 | low)
                index += 3
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The value of a hexadecimal digit.
    package static func digit(_ byte: UInt8) -> UInt8? {
        Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
    }
}
