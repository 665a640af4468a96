import NetlayerKit
import Platform
import TemplatePacks

/// A generated file taken apart, so that several can be put into one: the comment at its head, its imports, and the
/// rest, which stays as it is.
struct BuildPiece {
    let head: ArraySlice<UInt8>
    let imports: ModuleImports
    let body: ArraySlice<UInt8>
    /// What is declared for this file alone.
    let privateNames: [String]

    init(_ file: GeneratedFile) {
        head = file.bytes.prefix(file.headLength)
        imports = file.imports
        body = file.bytes.dropFirst(file.bodyOffset)
        privateNames = BuildPiece.privateNames(in: file.bytes)
    }

    /// `private nonisolated struct Writer {` at the margin → `Writer`
    private static func privateNames(in bytes: [UInt8]) -> [String] {
        let keywords: Set<Substring> = [
            "struct", "enum", "class", "actor", "protocol", "typealias", "func", "let", "var",
        ]
        return lines(startingWith: ["private ", "fileprivate "], in: bytes).compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            let keyword = words.firstIndex { keywords.contains($0) }
            return keyword.flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
        }
    }

    private static func lines(startingWith starts: [String], in bytes: [UInt8]) -> [String] {
        let starts = starts.map { Array($0.utf8) }
        return bytes.withUnsafeBytes { text in
            guard let base = text.baseAddress else { return [] }
            var lines: [String] = []
            var start = 0
            while start < text.count {
                let found = memchr(base + start, 0x0A, text.count - start)
                let end = found.map { base.distance(to: UnsafeRawPointer($0)) } ?? text.count
                for word in starts where end - start > word.count && memcmp(base + start, word, word.count) == 0 {
                    lines.append(String(decoding: text[start..<end], as: UTF8.self))
                }
                start = end + 1
            }
            return lines
        }
    }
}
