import Foundation

/// Finds the documents to which a document refers, by looking for `$ref`.
enum References {
    /// `"$ref": "../common.yaml#/User"` → `../common.yaml`; references within the document are left out.
    static func paths(in file: URL) -> [String] {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return [] }
        var paths: [String] = []
        var known: Set<String> = []
        data.withUnsafeBytes { text in
            guard let base = text.baseAddress else { return }
            let marker = Array("$ref".utf8)
            var start = 0
            while let place = memchr(base + start, Int32(marker[0]), text.count - start) {
                start = base.distance(to: UnsafeRawPointer(place)) + 1
                guard text.count - start >= 3, memcmp(base + start - 1, marker, 4) == 0 else { continue }
                start += 3
                let line = UnsafeRawBufferPointer(rebasing: text[start..<min(start + 1024, text.count)])
                if let path = path(after: line), known.insert(path).inserted { paths.append(path) }
            }
        }
        return paths
    }

    /// `": "a b.yaml#/User", …` → `a b.yaml`
    private static func path(after text: UnsafeRawBufferPointer) -> String? {
        var index = 0
        while index < text.count, [0x20, 0x22, 0x27, 0x3A, 0x0A, 0x0D, 0x09].contains(text[index]) { index += 1 }
        guard index > 0, index < text.count, text[index] != UInt8(ascii: "#") else { return nil }
        let quote = text[index - 1]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        var end = index
        while end < text.count {
            let byte = text[end]
            if byte == UInt8(ascii: "#") || byte == 0x0A || byte == 0x0D { break }
            if isQuoted ? byte == quote : byte == 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") {
                break
            }
            end += 1
        }
        let path = String(decoding: text[index..<end], as: UTF8.self)
        guard !path.isEmpty, !path.contains("://") else { return nil }
        return path.removingPercentEncoding ?? path
    }
}
