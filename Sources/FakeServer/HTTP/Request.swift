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

/// Queries and forms as text.
enum FormText {
    /// The pairs of a query or a form; a name without `=` has an empty value.
    static func pairs(of text: String) -> [(name: String, value: String)] {
        text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let (name, value) = (parts[0], parts.count > 1 ? parts[1] : "")
            return (PercentEncoding.decoded(name, plusIsSpace: true), PercentEncoding.decoded(value, plusIsSpace: true))
        }
    }

    /// `a/b` → `a%2Fb`
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let character = String(decoding: [byte], as: UTF8.self)
            if HTTPToken.isValid(character), !"%&+#".contains(character) { return character }
            return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}
