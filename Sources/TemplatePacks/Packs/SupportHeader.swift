import Diagnostics

/// What the comments on the first lines of a support file say: `{# needs: QueryItem RequestBody #}`.
struct SupportHeader {
    private var entries: [(key: ArraySlice<UInt8>, words: [String])] = []

    init(of source: SourceFile) {
        var rest = source.bytes[...]
        while rest.starts(with: "{#".utf8) {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let words = rest[..<end].split(separator: UInt8(ascii: " ")).dropFirst()
            if let key = words.first, key.last == UInt8(ascii: ":") {
                let others = words.dropFirst().filter { !$0.elementsEqual("#}".utf8) }
                entries.append((key.dropLast(), others.map { String(decoding: $0, as: UTF8.self) }))
            }
            rest = rest[end...].dropFirst()
        }
    }

    /// The words behind a key, of all lines that have it.
    func words(_ key: String) -> [String] {
        entries.filter { $0.key.elementsEqual(key.utf8) }.flatMap(\.words)
    }
}
