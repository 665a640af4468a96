import Diagnostics

/// What stands between two lines `---` at the head of a file: there a pack of one file has its manifest. Templates take it
/// for a comment.
public enum FrontMatter {
    private static let line = Array("---\n".utf8)

    /// Where the closing line begins, and where what follows it begins; nil for a file without any.
    public static func end(in bytes: [UInt8]) -> (closing: Int, body: Int)? {
        guard bytes.starts(with: line) else { return nil }
        var position = line.count
        while position < bytes.count {
            let next = bytes[position...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            if bytes[position..<next].elementsEqual(line) { return (position, next) }
            position = next
        }
        return nil
    }
}

/// Reads the comment that opens a template and says which names it needs: `{# for: operation, options #}`.
enum ContextComment {
    /// `{# for: case, options — one switch arm #}` → `case`, `options`: names and commas, up to anything else.
    static func read(_ token: TemplateToken?, in file: SourceFile) -> [TagWord.Name] {
        guard let token, token.kind == .comment else { return [] }
        let bytes = file.bytes
        let end = token.span.end - 2
        var position = token.span.start + 2
        while position < end, isSpace(bytes[position]) { position += 1 }
        let marker = Array("for:".utf8)
        guard bytes[position..<end].starts(with: marker) else { return [] }
        position += marker.count

        var names: [TagWord.Name] = []
        while true {
            while position < end, isSpace(bytes[position]) { position += 1 }
            let start = position
            guard position < end, isNameStart(bytes[position]) else { return names }
            while position < end, isNameByte(bytes[position]) { position += 1 }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            names.append(TagWord.Name(text: text, span: TextSpan(start: start, end: position)))
            while position < end, isSpace(bytes[position]) { position += 1 }
            guard position < end, bytes[position] == UInt8(ascii: ",") else { return names }
            position += 1
        }
    }
}
