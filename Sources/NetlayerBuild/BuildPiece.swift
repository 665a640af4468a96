import NetlayerKit
import Platform

/// A generated file taken apart, so that several can be put into one: the comment at its head, its imports, and the
/// rest, which stays as it is.
struct BuildPiece {
    let head: ArraySlice<UInt8>
    /// Each with its line break: `import Foundation`, or an import between `#if canImport(…)` and `#endif`.
    private(set) var imports: [String] = []
    private(set) var body: ArraySlice<UInt8>
    /// What is declared for this file alone.
    let privateNames: [String]

    init(_ file: GeneratedFile) {
        head = file.bytes.prefix(file.headLength)
        body = file.bytes.dropFirst(file.headLength)
        privateNames = BuildPiece.privateNames(in: file.bytes)
        takeImports()
    }

    private mutating func takeImports() {
        while let line = BuildPiece.line(of: body) {
            if line == "\n" {
                body = body.dropFirst()
            } else if BuildPiece.isImport(line) {
                imports.append(line)
                body = body.dropFirst(line.utf8.count)
            } else if line.hasPrefix("#if canImport("), let block = BuildPiece.block(of: body) {
                imports.append(block)
                body = body.dropFirst(block.utf8.count)
            } else {
                return
            }
        }
    }

    /// The first line, with its line break.
    private static func line(of text: ArraySlice<UInt8>) -> String? {
        text.firstIndex(of: UInt8(ascii: "\n")).map { String(decoding: text[...$0], as: UTF8.self) }
    }

    /// All up to `#endif`, if nothing but imports is before it.
    private static func block(of text: ArraySlice<UInt8>) -> String? {
        var rest = text
        var block = ""
        while let line = line(of: rest) {
            rest = rest.dropFirst(line.utf8.count)
            block += line
            if line == "#endif\n" { return block }
            guard line.hasPrefix("#if") || isImport(line) else { return nil }
        }
        return nil
    }

    private static func isImport(_ line: String) -> Bool {
        line.drop { $0 == " " }.hasPrefix("import ")
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
