import APIModel

/// A request as it came over the connection.
struct Request: Sendable {
    let method: String
    /// The path as sent, from the first slash to the query: `/users/a%20b`.
    let path: String
    /// The query as sent, without its question mark; nil where there is none.
    let query: String?
    private(set) var headers: [(name: String, value: String)] = []
    /// The body as far as it is kept: its first megabyte.
    var body: [UInt8] = []
    /// The number of bytes in the whole body.
    var bodyLength = 0

    init(method: String, path: String, query: String?) {
        self.method = method
        self.path = path
        self.query = query
    }

    mutating func add(header name: String, _ value: String) { headers.append((name, value)) }

    var isBodyWhole: Bool { body.count == bodyLength }

    /// The values of a header by its name, ignoring case.
    func values(of name: String) -> [String] {
        headers.compactMap { $0.name.count == name.count && $0.name.lowercased() == name.lowercased() ? $0.value : nil }
    }

    func header(_ name: String) -> String? {
        let values = values(of: name)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// The pairs of the query, decoded: `a=1&b=x+y` → `a`, `1` and `b`, `x y`.
    var queryItems: [(name: String, value: String)] { FormText.pairs(of: query ?? "") }

    var target: String { query.map { path + "?" + $0 } ?? path }
}

/// Percent escapes, and texts like queries and forms that use them.
enum FormText {
    /// The pairs of a query or a form; a name without `=` has an empty value.
    static func pairs(of text: String) -> [(name: String, value: String)] {
        text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decoded(parts[0], plusIsSpace: true), parts.count > 1 ? decoded(parts[1], plusIsSpace: true) : "")
        }
    }

    /// `a%2Fb` → `a/b`; an invalid escape stays as it is.
    static func decoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
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

    /// `a/b` → `a%2Fb`
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let character = String(decoding: [byte], as: UTF8.self)
            if HTTPToken.isValid(character), !"%&+#".contains(character) { return character }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// The value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
