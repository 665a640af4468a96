/// Damages a text the way people and broken tools do, repeatably: bytes are flipped, lines lost, doubled, moved or
/// indented, values and words exchanged.
struct Mutation {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next(below bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return bound <= 0 ? 0 : Int(state % UInt64(bound))
    }

    /// The text with one to four damages.
    mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...next(below: 4) where !bytes.isEmpty {
            if next(below: 3) == 0 { damageBytes(&bytes) } else { damageLines(&bytes) }
        }
        return bytes
    }

    private mutating func damageBytes(_ bytes: inout [UInt8]) {
        let position = next(below: bytes.count)
        switch next(below: 4) {
        case 0: bytes[position] = UInt8(next(below: 256))
        case 1: bytes.remove(at: position)
        case 2: bytes.insert(contentsOf: Mutation.pieces[next(below: Mutation.pieces.count)].utf8, at: position)
        default: bytes.removeSubrange(position..<min(bytes.count, position + next(below: 40)))
        }
    }

    private mutating func damageLines(_ bytes: inout [UInt8]) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        let first = next(below: lines.count)
        let second = next(below: lines.count)
        switch next(below: 7) {
        case 0: lines.remove(at: first)
        case 1: lines.insert(lines[first], at: second)
        case 2: lines.swapAt(first, second)
        case 3: lines[first] = [0x20, 0x20] + lines[first]
        case 4: lines[first] = Array(lines[first].dropFirst(2))
        case 5: lines.removeSubrange(min(first, second)..<min(max(first, second), min(first, second) + 6))
        default: replaceValue(of: &lines[first])
        }
        bytes = Array(lines.joined(separator: [0x0A]))
    }

    /// `type: string` → `type: []`
    private mutating func replaceValue(of line: inout [UInt8]) {
        let piece = Array(Mutation.values[next(below: Mutation.values.count)].utf8)
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return line += piece }
        let comma: [UInt8] = line.last == UInt8(ascii: ",") ? [UInt8(ascii: ",")] : []
        line = line[...colon] + [0x20] + piece + comma
    }

    private static let values = [
        "", "null", "[]", "{}", "true", "-1", "1e400", "99999999999999999999", "\"\"", "\"text\"", "[[]]", "{\"a\": 1}",
        "\"object\"", "\"array\"", "[\"string\", \"null\"]", "{\"$ref\": \"#\"}",
        "{\"$ref\": \"#/components/schemas/A\"}",
        "{\"allOf\": [{\"$ref\": \"#\"}]}", "{\"oneOf\": [{}, {\"type\": \"null\"}]}", "\"/{a}{b}/{a}\"", "\"Int?\"",
        "\"A<A>\"",
        "\"#/paths\"", "{\"enum\": [1, \"1\", null]}",
    ]
    private static let pieces = [
        "{", "}", "[", "]", ":", ",", "\"", "'", "#", "&a ", "*a", "!!int ", "<<: ", "- ", "\t", "\r", "\u{0}",
        "\u{FEFF}", "{{", "}}",
        "$ref", "allOf", "<", ">", "?", "|", "\\", "\\u", "é", "😀", "~1", "%", "/",
    ]
}
