import Platform

/// Turns the HTML that descriptions are written in into Markdown, the language of documentation comments:
/// `<p>See <code>id</code></p>` → `See` and the code `id`, as a paragraph.
///
/// Only tags of prose are replaced. Other text in angle brackets is kept, and so are tags that are never closed, as in
/// placeholders (`/users/<b>`), and code in Markdown.
struct HTMLProse {
    /// The Markdown for a tag.
    private enum Meaning {
        /// A mark with the same text at both ends.
        case mark(String)
        case link
        case paragraph
        case item
        case lineBreak
        case nothing
    }

    private static let depth = 32

    private let bytes: UnsafeBufferPointer<UInt8>
    private var output: [UInt8] = []
    /// Names of tags that have no closing tag in the rest of the text.
    private var unclosed: Set<String> = []
    /// The index of the next closing tag, by name.
    private var closings: [String: Int] = [:]
    /// The Markdown that ends each open tag. Tags that are nested deeper than `depth` are kept.
    private var open: [(name: String, end: String)] = []

    static func markdown(_ text: String) -> String {
        var text = text
        let prose: String? = text.withUTF8 { bytes in
            guard let start = bytes.baseAddress, memchr(start, 0x3C, bytes.count) != nil else { return nil }
            var prose = HTMLProse(bytes)
            return prose.run()
        }
        return prose ?? text
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        output.reserveCapacity(bytes.count)
    }

    private mutating func run() -> String {
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "`") {
                let end = endOfCode(index)
                output += bytes[index..<end]
                index = end
            } else if bytes[index] == UInt8(ascii: "<"), let tag = tag(at: index), write(tag) {
                index = tag.end
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The index after the backquotes that close those at `start`, or after the latter if they are never closed.
    private func endOfCode(_ start: Int) -> Int {
        func run(_ index: Int) -> Int { bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count }
        let length = run(start)
        var index = start + length
        while index < bytes.count {
            let count = run(index)
            if count == length { return index + count }
            index += max(count, 1)
        }
        return start + length
    }
}

extension HTMLProse {
    private struct Tag {
        let name: String
        let isClosing: Bool
        let attributes: Slice<UnsafeBufferPointer<UInt8>>
        /// The index after the closing bracket.
        let end: Int
    }

    private static let meanings: [String: Meaning] = [
        "p": .paragraph, "div": .paragraph, "ul": .paragraph, "ol": .paragraph, "li": .item, "br": .lineBreak,
        "code": .mark("`"), "strong": .mark("**"), "b": .mark("**"), "em": .mark("*"), "i": .mark("*"), "a": .link,
        "span": .nothing,
    ]

    private func tag(at start: Int) -> Tag? {
        var index = start + 1
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let rest = bytes[index...].prefix(1_000)
        let name = rest.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
        guard !name.isEmpty, name.count <= 6,
            let end = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
            bytes[end] == UInt8(ascii: ">"),
            name.endIndex == end || bytes[name.endIndex] == 0x20 || bytes[name.endIndex] == UInt8(ascii: "/")
        else { return nil }
        return Tag(
            name: String(decoding: name, as: UTF8.self).lowercased(), isClosing: isClosing,
            attributes: bytes[name.endIndex..<end], end: end + 1)
    }

    /// Writes a tag as Markdown; false where the tag is kept.
    private mutating func write(_ tag: Tag) -> Bool {
        guard let meaning = HTMLProse.meanings[tag.name] else { return false }
        if case .lineBreak = meaning {
            output += Array("  \n".utf8)
            return true
        }
        if tag.isClosing {
            guard let position = open.lastIndex(where: { $0.name == tag.name }) else { return false }
            output += Array(open.remove(at: position).end.utf8)
            return true
        }
        guard open.count < HTMLProse.depth, isClosed(tag) else { return false }
        var end = ""
        switch meaning {
        case .mark(let mark):
            output += Array(mark.utf8)
            end = mark
        case .link:
            if let address = address(tag) {
                output.append(UInt8(ascii: "["))
                end = "](\(address))"
            }
        case .paragraph:
            if !output.isEmpty { output += Array("\n\n".utf8) }
            end = "\n\n"
        case .item: output += Array("\n- ".utf8)
        case .lineBreak, .nothing: break
        }
        open.append((name: tag.name, end: end))
        return true
    }

    private mutating func isClosed(_ tag: Tag) -> Bool {
        guard !unclosed.contains(tag.name) else { return false }
        if closings[tag.name, default: 0] >= tag.end { return true }
        var index = tag.end
        while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            if let other = self.tag(at: next), other.isClosing, other.name == tag.name {
                closings[tag.name] = next
                return true
            }
            index = next + 1
        }
        unclosed.insert(tag.name)
        return false
    }

    /// The address of a link, where Markdown can hold it.
    private func address(_ tag: Tag) -> String? {
        let text = String(decoding: tag.attributes, as: UTF8.self)
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard let key = parts.firstIndex(where: { $0.hasSuffix("href=") }), key + 1 < parts.count else { return nil }
        let address = parts[key + 1]
        return address.isEmpty || address.contains { " ()<>\n\t".contains($0) } ? nil : String(address)
    }
}

/// Characters that would end a line, vanish, or reorder the visible text.
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

    /// Controls, separators, bidirectional controls and byte order marks. Joiners, which emoji need, are safe.
    static func isUnsafeInComment(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF:
            true
        default: false
        }
    }
}

/// Texts of a description that have to fit on one line.
public enum SingleLine {
    /// Replaces each run of white space and invisible characters by one space: ` a⏎ b ` → `a b`.
    public static func text(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isGap = false
        for scalar in text.unicodeScalars {
            if scalar == " " || InvisibleScalar.mustBeEscaped(scalar) {
                isGap = !result.isEmpty
            } else {
                if isGap { result.append(" ") }
                isGap = false
                result.append(scalar)
            }
        }
        return String(result)
    }
}
